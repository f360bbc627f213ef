import { decode, Out, putBytes, putInt, putText, putTwo, type Text } from './bytes.ts';
import type { Bank, Country, Place } from './country.ts';
import { type Card, drawCard } from './data/cards.ts';
import { Day, dayAt, REFERENCE } from './day.ts';
import type { Field } from './field.ts';
import { picture, type Write } from './picture.ts';
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
  readonly #cells = new Map<string, Cell>();
  readonly #parts = new Map<string, Put>();
  readonly #streams: Readonly<Record<Fact, Random>>;
  #sex: Sex | undefined;
  #born: Day | undefined;
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
    scope: string,
    fields: ReadonlyMap<string, Field>,
  ) {
    this.#streams = Object.fromEntries(FACTS.map((fact) => [fact, new Random(`${scope}:${fact}`)])) as Record<
      Fact,
      Random
    >;
    for (const [key, field] of fields) this.#cells.set(key, new Cell(field, new Random(`${scope}.${key}`), this));
  }

  /** Moves to a row and forgets the facts of the last one. */
  open(row: RowKey): void {
    this.row = row;
    this.#sex = undefined;
    this.#born = undefined;
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
    this.#sex ??= this.#draw('sex').next() & 1 ? 'male' : 'female';
    return this.#sex;
  }

  /** 18 to 79 years before the reference date. */
  get born(): Day {
    this.#born ??= dayAt(OLDEST + this.#draw('born').below(YOUNGEST - OLDEST + 1));
    return this.#born;
  }

  get given(): Word {
    this.#given ??= this.#name('given', this.country.names.given);
    return this.#given;
  }

  get family(): Word {
    this.#family ??= this.#name('family', this.country.names.family);
    return this.#family;
  }

  /** The second surname, where people bear two. */
  get family2(): Word {
    this.#family2 ??= this.#name('family2', this.country.names.family);
    return this.#family2;
  }

  /** The father's given name, where it is part of the name. */
  get father(): Word {
    this.#father ??= this.#draw('father').common(this.country.names.given.male);
    return this.#father;
  }

  /** The name between: a second given name, a patronymic or an ethnic name. */
  get middle(): Word {
    this.#middle ??= this.#name('middle', this.country.names.middle);
    return this.#middle;
  }

  get place(): Place {
    this.#place ??= this.#draw('place').common(this.country.places);
    return this.#place;
  }

  get bank(): Bank {
    this.#bank ??= this.#draw('bank').common(this.country.banks);
    return this.#bank;
  }

  get card(): Card {
    this.#card ??= drawCard(this.#draw('card'), this.country.cards);
    return this.#card;
  }

  /** The name of the street. */
  get road(): Text {
    return this.#draw('road').common(this.country.roads);
  }

  /** The legal form of the firm (a person's employer, or the company itself). */
  get form(): Text {
    return this.#draw('form').common(this.country.forms);
  }

  /** When the passport runs out: one to nine years after the reference date. */
  get expires(): Day {
    return dayAt(REFERENCE.serial + 365 + this.#draw('expires').below(365 * 8));
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

  /** Writes a part of a picture: a fact, `place.…`, `bank.…` or another field. */
  put(part: string, out: Out, at: number, random: Random): number {
    let put = this.#parts.get(part);
    if (!put) {
      put = this.#part(part);
      this.#parts.set(part, put);
    }
    return put(this, out, at, random);
  }

  /** How a field is written, for the formats. */
  cell(key: string): Cell {
    return this.#cell(key);
  }

  #cell(key: string): Cell {
    const cell = this.#cells.get(key);
    if (!cell) throw new Error(`${this.country.code} has no field ${key}`);
    return cell;
  }

  #part(name: string): Put {
    const [owner, column] = name.split('.') as [string, string | undefined];
    if (owner === 'place' && column) return (p, out, at) => putCell(out, at, p.place[column as keyof Place]);
    if (owner === 'bank' && column) return (p, out, at) => putCell(out, at, p.bank[column as keyof Bank]);
    const part = PARTS[name];
    if (part) return part;
    const cell = this.#cell(name);
    return (_, out, at) => cell.put(out, at);
  }

  #draw(fact: Fact): Random {
    return this.#streams[fact].start(this.row);
  }

  #name(fact: Fact, pool: Words): Word {
    return this.#draw(fact).common(pool[this.sex]);
  }
}

/** A field of a persona, with its stream: it can write itself as bytes or hand out its value. */
export class Cell {
  readonly plain: boolean;
  readonly #write: Write | undefined;

  constructor(
    readonly field: Field,
    readonly random: Random,
    readonly persona: Persona,
  ) {
    const { plain, write, picture: pattern } = field;
    this.plain = (typeof plain === 'function' ? plain(persona.country) : plain) ?? field.num ?? false;
    this.#write = write ?? (pattern === undefined ? undefined : picture(pattern));
  }

  put(out: Out, at: number): number {
    const random = this.random.start(this.persona.row);
    const write = this.#write;
    if (write) return write(out, at, random, this.persona);
    return putText(out, at, String(this.#make(random)));
  }

  text(): string {
    if (!this.#write) return String(this.#make(this.random.start(this.persona.row)));
    const end = this.put(scratch, 0);
    return decode(scratch.bytes, 0, end);
  }

  #make(random: Random): string | number {
    const { make } = this.field;
    if (!make) throw new Error(`field ${this.field.label} has no maker`);
    return make(random, this.persona);
  }
}

const scratch = new Out();

type Put = (persona: Persona, out: Out, at: number, random: Random) => number;

const FACTS = ['sex', 'born', 'given', 'family', 'family2', 'father', 'middle', 'place', 'bank', 'card', 'road', 'form', 'expires'] as const;

type Fact = (typeof FACTS)[number];

const OLDEST = new Day(REFERENCE.year - 80, REFERENCE.month, REFERENCE.day + 1).serial;
const YOUNGEST = new Day(REFERENCE.year - 18, REFERENCE.month, REFERENCE.day).serial;

const PARTS: Readonly<Record<string, Put>> = {
  given: (p, out, at) => putBytes(out, at, p.given.bytes),
  family: (p, out, at) => putBytes(out, at, p.family.bytes),
  family2: (p, out, at) => putBytes(out, at, p.family2.bytes),
  father: (p, out, at) => putBytes(out, at, p.father.bytes),
  middle: (p, out, at) => putBytes(out, at, p.middle.bytes),
  'given.native': (p, out, at) => putNative(out, at, p.given),
  'family.native': (p, out, at) => putNative(out, at, p.family),
  'family2.native': (p, out, at) => putNative(out, at, p.family2),
  'father.native': (p, out, at) => putNative(out, at, p.father),
  'middle.native': (p, out, at) => putNative(out, at, p.middle),
  'given.slug': (p, out, at) => putBytes(out, at, p.given.slug),
  'family.slug': (p, out, at) => putBytes(out, at, p.family.slug),
  road: (p, out, at) => putBytes(out, at, p.road.bytes),
  founder: (p, out, at, random) => putBytes(out, at, random.common(p.country.names.family.male).bytes),
  trade: (p, out, at, random) => putBytes(out, at, random.common(p.country.trades).bytes),
  town: (p, out, at, random) => putBytes(out, at, random.common(p.country.places).city.bytes),
  form: (p, out, at) => putBytes(out, at, p.form.bytes),
  zone: (p, out, at, random) => p.country.zone(p.place)(out, at, random, p),
  yyyy: (p, out, at) => putInt(out, at, p.born.year, 4),
  yy: (p, out, at) => putTwo(out, at, p.born.year % 100),
  mm: (p, out, at) => putTwo(out, at, p.born.month),
  dd: (p, out, at) => putTwo(out, at, p.born.day),
};

function putCell(out: Out, at: number, cell: Text | undefined): number {
  return cell ? putBytes(out, at, cell.bytes) : at;
}

function putNative(out: Out, at: number, word: Word): number {
  return putBytes(out, at, (word.native ?? word).bytes);
}
