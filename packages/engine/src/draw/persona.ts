import type { Out, Text } from '../kernel/bytes.ts';
import { Day, dayAt, REFERENCE } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Word, Words } from '../kernel/words.ts';
import type { Bank, Brand, Community, Country, FieldTable, Persona, Place, Sex } from '../model.ts';
import { Cell } from './cell.ts';

/**
 * The persona of a row, which moves from row to row. A fact is drawn when it is first read, once, from a stream of
 * its own; fields read facts and never draw again what a fact says.
 */
export class RowPersona implements Persona {
  /** The row the persona stands in. */
  row = new RowKey('');
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
  #brand: Brand | undefined;
  #cardNumber: string | undefined;

  /** `scope` names the streams: the country's code for a person, `de/company` for its firm. */
  constructor(
    readonly country: Country,
    readonly scope: string,
    readonly fields: FieldTable,
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
    this.#brand = undefined;
    this.#cardNumber = undefined;
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

  get surname(): Word | undefined {
    return this.community.alone ? this.family : undefined;
  }

  /** The second surname, where people bear two. */
  get family2(): Word {
    this.#family2 ??= this.#name(this.#streams.family2, this.community.family);
    return this.#family2;
  }

  get father(): Word {
    this.#father ??= this.#streams.father.start(this.row).common(this.community.given.male);
    return this.#father;
  }

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

  get brand(): Brand {
    this.#brand ??= this.#streams.card.start(this.row).common(this.country.cards);
    return this.#brand;
  }

  get cardNumber(): string {
    if (this.#cardNumber === undefined) {
      const stream = this.#streams.card.start(this.row);
      stream.next(); // drew the brand
      this.#cardNumber = this.brand.number(stream);
    }
    return this.#cardNumber;
  }

  get road(): Text {
    return this.#streams.road.start(this.row).common(this.country.roads);
  }

  get form(): Text {
    return this.#streams.form.start(this.row).common(this.country.forms);
  }

  /** When the passport runs out: one to nine years after the reference date. */
  get expires(): Day {
    return dayAt(REFERENCE.serial + 365 + this.#streams.expires.start(this.row).below(365 * 8));
  }

  get home(): string | undefined {
    return this.place.home?.text;
  }

  dice(key: string): Random {
    return this.cell(key).random.start(this.row);
  }

  read(key: string): string {
    return this.cell(key).text();
  }

  put(key: string, out: Out, at: number): number {
    return this.cell(key).put(out, at);
  }

  /** A field of the persona, made as it is asked for: a request for one field makes one. */
  cell(key: string): Cell {
    let cell = this.#cells.get(key);
    if (!cell) {
      const field = this.fields.get(key);
      if (!field) throw new Error(`${this.country.code} has no field ${key}`);
      cell = new Cell(field, new Random(`${this.scope}.${key}`), this, (other) => this.cell(other).plain);
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
