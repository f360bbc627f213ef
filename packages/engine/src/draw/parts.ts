import { type Out, Piece, putInt, putTwo, type Text } from '../kernel/bytes.ts';
import { putDay } from '../kernel/day.ts';
import type { Word } from '../kernel/words.ts';
import type { Bank, BankColumn, Country, Fact, Nested, PlaceColumn, Write } from '../model.ts';

/** A part of a picture: a fact, the picture that the persona's people or place has, or what is written otherwise. */
export interface Part {
  readonly fact?: Fact;
  readonly nested?: Nested;
  readonly write?: Write;
  /** Whether no value of it needs escaping; none does when left out. */
  readonly plain?: (country: Country) => boolean;
  /** Whether a fact, or the picture of a place, draws from the picture's own stream. */
  readonly draws?: boolean;
}

/** The part of that name: a fact, `place.…` or `bank.…`; other names are fields. */
export function partOf(name: string): Part | undefined {
  const [owner, column] = name.split('.') as [string, string | undefined];
  if (Object.hasOwn(PARTS, name)) return PARTS[name];
  if (owner === 'place' && column) return placePart(column as PlaceColumn);
  if (owner === 'bank' && column) return bankPart(column as BankColumn);
  return undefined;
}

function placePart(column: PlaceColumn): Part {
  return {
    fact: ({ place }) => place[column],
    plain: ({ places }) => places.every((place) => place[column]?.plain ?? true),
  };
}

function bankPart(column: BankColumn): Part {
  return {
    fact: ({ bank }) => bank[column],
    plain: ({ banks }) => banks.every((bank) => bank[column]?.plain ?? true),
  };
}

/** Whether no name of the country's people needs escaping. */
export function plainNames({ communities }: Country): boolean {
  return communities.every(({ plain }) => plain);
}

function plainTexts(texts: readonly Text[]): boolean {
  return texts.every(({ plain }) => plain);
}

const PARTS: Readonly<Record<string, Part>> = {
  given: { fact: (p) => p.given, plain: plainNames },
  family: { fact: (p) => p.family, plain: plainNames },
  family2: { fact: (p) => p.family2, plain: plainNames },
  father: { fact: (p) => p.father, plain: plainNames },
  middle: { fact: (p) => p.middle, plain: plainNames },
  'given.native': { fact: (p) => nativeOf(p.given), plain: plainNames },
  'family.native': { fact: (p) => nativeOf(p.family), plain: plainNames },
  'family2.native': { fact: (p) => nativeOf(p.family2), plain: plainNames },
  'father.native': { fact: (p) => nativeOf(p.father), plain: plainNames },
  'middle.native': { fact: (p) => nativeOf(p.middle), plain: plainNames },
  'given.slug': { fact: (p) => p.given.slug },
  'family.slug': { fact: (p) => p.family.slug },
  'bic.bank': { write: (out, at, _, p) => putBank(out, at, p.bank) },
  road: { fact: (p) => p.road, plain: ({ roads }) => plainTexts(roads) },
  founder: { fact: (p) => p.firm.founder, plain: plainNames },
  partner: { fact: (p) => p.firm.partner, plain: plainNames },
  owner: {
    fact: (p, random) => p.owner(random).founders.draw(random),
    plain: plainNames,
    draws: true,
  },
  trade: { fact: (p) => p.firm.trade, plain: () => false },
  // What every row has is named, not looked up as a column.
  town: {
    fact: (p) => p.place.city,
    plain: ({ places }) => places.every(({ city }) => city.plain),
  },
  form: { fact: (p) => p.firm.form.name, plain: () => false },
  job: { fact: ({ country, life, sex }) => country.work.title(life, sex), plain: ({ work }) => work.plain },
  sex: { fact: ({ sex }) => (sex === 'male' ? MALE : FEMALE) },
  zone: { nested: ({ country, place }) => country.zone(place), draws: true },
  'people.name': { nested: (p) => p.community.name, plain: plainNames },
  'people.last': { nested: (p) => p.community.last, plain: plainNames },
  'people.native': { nested: (p) => p.community.native, plain: plainNames },
  born: { write: (out, at, _, p) => putDay(out, at, p.born) },
  yyyy: { write: (out, at, _, p) => putInt(out, at, p.born.year, 4) },
  yy: { write: (out, at, _, p) => putTwo(out, at, p.born.year % 100) },
  mm: { write: (out, at, _, p) => putTwo(out, at, p.born.month) },
  dd: { write: (out, at, _, p) => putTwo(out, at, p.born.day) },
};

const MALE = new Piece('male');
const FEMALE = new Piece('female');

/** The first four letters of a BIC, which name the bank. */
function putBank(out: Out, at: number, { bic }: Bank): number {
  out.view.setFloat64(at, bic.first, true);
  return at + 4;
}

function nativeOf(word: Word): Text {
  return word.native ?? word;
}
