import { decode, Out, putText, type Text } from './bytes.ts';
import type { Community } from './community.ts';
import type { Bank, Country, Place } from './country.ts';
import { type Card, drawCard } from './data/cards.ts';
import { Day, dayAt, REFERENCE } from './day.ts';
import type { Field } from './field.ts';
import { picture } from './picture.ts';
import { Random, RowKey } from './random.ts';
import type { Citizen, Sex } from './validator.ts';
import type { Word, Words } from './words.ts';

/**
 * One synthetic person (or firm, or product) of a row and their surroundings. A fact is drawn when it
 * is first read, once, from a stream of its own; fields read facts and never draw again what a fact says.
 */
export class Persona implements Citizen {
  /** The row the persona stands in. */
  row = new RowKey('');
  /** Made as they are asked for: a request for one field makes one. */
  readonly #cells = new Map<string, Cell>();
  readonly #streams: Streams;
  #sex: Sex | undefined;
  #born: Day | undefined;
  #community: Community | undefined;
  #given: Word | undefined;
  #family: Word | undefined;
  #family2: Word | undefined;
  #father: Word | undefined;
  #middle: Word | undefined;
  #place: Place | undefined;
  #bank: Bank | undefined;
  #card: Card | undefined;

  /** `scope` names the streams: the country's code for a person, `de/company` for its firm. */
  constructor(
    readonly country: Country,
    readonly scope: string,
    readonly fields: ReadonlyMap<string, Field>,
  ) {
    this.#streams = new Streams(scope);
  }

  /** Moves to a row and forgets the facts of the last one. */
  open(row: RowKey): void {
    this.row = row;
    this.#sex = undefined;
    this.#born = undefined;
    this.#community = undefined;
    this.#given = undefined;
    this.#family = undefined;
    this.#family2 = undefined;
    this.#father = undefined;
    this.#middle = undefined;
    this.#place = undefined;
    this.#bank = undefined;
    this.#card = undefined;
  }

  get sex(): Sex {
    this.#sex ??= this.#streams.sex.start(this.row).next() & 1 ? 'male' : 'female';
    return this.#sex;
  }

  /** 18 to 79 years before the reference date. */
  get born(): Day {
    this.#born ??= dayAt(OLDEST + this.#streams.born.start(this.row).below(YOUNGEST - OLDEST + 1));
    return this.#born;
  }

  /** The people whose names the person bears. */
  get community(): Community {
    this.#community ??= this.#belong();
    return this.#community;
  }

  get given(): Word {
    this.#given ??= this.#name(this.#streams.given, this.community.given);
    return this.#given;
  }

  get family(): Word {
    this.#family ??= this.#name(this.#streams.family, this.community.family);
    return this.#family;
  }

  /** The family name where the surname is nothing else. */
  get surname(): Word | undefined {
    return this.community.alone ? this.family : undefined;
  }

  /** The second surname, where people bear two. */
  get family2(): Word {
    this.#family2 ??= this.#name(this.#streams.family2, this.community.family);
    return this.#family2;
  }

  /** The father's given name, where it is part of the name. */
  get father(): Word {
    this.#father ??= this.#streams.father.start(this.row).common(this.community.given.male);
    return this.#father;
  }

  /** The name between: a second given name, a patronymic or an ethnic name. */
  get middle(): Word {
    this.#middle ??= this.#name(this.#streams.middle, this.community.middle);
    return this.#middle;
  }

  get place(): Place {
    this.#place ??= this.#streams.place.start(this.row).common(this.country.places);
    return this.#place;
  }

  get bank(): Bank {
    this.#bank ??= this.#streams.bank.start(this.row).common(this.country.banks);
    return this.#bank;
  }

  get card(): Card {
    this.#card ??= drawCard(this.#streams.card.start(this.row), this.country.cards);
    return this.#card;
  }

  /** The name of the street. */
  get road(): Text {
    return this.#streams.road.start(this.row).common(this.country.roads);
  }

  /** The legal form of the firm (a person's employer, or the company itself). */
  get form(): Text {
    return this.#streams.form.start(this.row).common(this.country.forms);
  }

  /** When the passport runs out: one to nine years after the reference date. */
  get expires(): Day {
    return dayAt(REFERENCE.serial + 365 + this.#streams.expires.start(this.row).below(365 * 8));
  }

  /** The code by which identifiers name the home. */
  get home(): string | undefined {
    return this.place.home?.text;
  }

  /** A field's stream from its start, for a fact that several fields of a record share. */
  dice(key: string): Random {
    return this.#cell(key).random.start(this.row);
  }

  /** The text of another field of the same row. */
  read(key: string): string {
    return this.#cell(key).text();
  }

  /** Writes another field of the same row. */
  put(key: string, out: Out, at: number): number {
    return this.#cell(key).put(out, at);
  }

  /** How a field is written, for the formats. */
  cell(key: string): Cell {
    return this.#cell(key);
  }

  #cell(key: string): Cell {
    let cell = this.#cells.get(key);
    if (!cell) {
      const field = this.fields.get(key);
      if (!field) throw new Error(`${this.country.code} has no field ${key}`);
      cell = new Cell(field, new Random(`${this.scope}.${key}`), this);
      this.#cells.set(key, cell);
    }
    return cell;
  }

  #belong(): Community {
    const { communities } = this.country;
    const [first] = communities as [Community];
    if (communities.length === 1) return first;
    const total = communities.reduce((sum, { share }) => sum + share, 0);
    let left = this.#streams.community.start(this.row).below(total);
    for (const community of communities) {
      left -= community.share;
      if (left < 0) return community;
    }
    return first;
  }

  #name(stream: Random, { male, female }: Words): Word {
    return stream.start(this.row).common(this.sex === 'male' ? male : female);
  }
}

/** A field of a persona, with its stream: it can write itself as bytes or hand out its text. */
export class Cell {
  readonly plain: boolean;
  /** Writes the field for the row the persona stands in. */
  readonly put: (out: Out, at: number) => number;
  /** The same as text. */
  readonly text: () => string;

  constructor(
    readonly field: Field,
    readonly random: Random,
    persona: Persona,
  ) {
    const { plain, write, picture: pattern, make } = field;
    const { country } = persona;
    this.plain = (typeof plain === 'function' ? plain(country) : plain) ?? field.num ?? false;
    const drawn = typeof pattern === 'function' ? pattern(country) : pattern;
    const writer = write ?? (drawn === undefined ? undefined : picture(drawn));
    if (writer) {
      this.put = (out, at) => writer(out, at, random.start(persona.row), persona);
      this.text = () => {
        const end = this.put(scratch, 0);
        return decode(scratch.bytes, 0, end);
      };
    } else if (make) {
      this.text = () => String(make(random.start(persona.row), persona));
      this.put = (out, at) => putText(out, at, this.text());
    } else throw new Error(`field ${field.label} has no maker`);
  }
}

const scratch = new Out();

/** The stream of each fact; a class, so that every persona has the same shape. */
class Streams {
  readonly sex: Random;
  readonly born: Random;
  readonly community: Random;
  readonly given: Random;
  readonly family: Random;
  readonly family2: Random;
  readonly father: Random;
  readonly middle: Random;
  readonly place: Random;
  readonly bank: Random;
  readonly card: Random;
  readonly road: Random;
  readonly form: Random;
  readonly expires: Random;

  constructor(scope: string) {
    this.sex = new Random(`${scope}:sex`);
    this.born = new Random(`${scope}:born`);
    this.community = new Random(`${scope}:community`);
    this.given = new Random(`${scope}:given`);
    this.family = new Random(`${scope}:family`);
    this.family2 = new Random(`${scope}:family2`);
    this.father = new Random(`${scope}:father`);
    this.middle = new Random(`${scope}:middle`);
    this.place = new Random(`${scope}:place`);
    this.bank = new Random(`${scope}:bank`);
    this.card = new Random(`${scope}:card`);
    this.road = new Random(`${scope}:road`);
    this.form = new Random(`${scope}:form`);
    this.expires = new Random(`${scope}:expires`);
  }
}

const OLDEST = new Day(REFERENCE.year - 80, REFERENCE.month, REFERENCE.day + 1).serial;
const YOUNGEST = new Day(REFERENCE.year - 18, REFERENCE.month, REFERENCE.day).serial;
