import { Piece, putInt, putPiece, putTwo, type Text } from '../kernel/bytes.ts';
import { dayAt, putDay } from '../kernel/day.ts';
import type { Word } from '../kernel/words.ts';
import type { BankColumn, Country, PictureStep, PlaceColumn } from '../model.ts';

/** A part of a picture, as the function of its step. */
export interface PicturePart
  extends Partial<Pick<PictureStep, 'fact' | 'print' | 'ofPeople' | 'ofPlace' | 'write'>> {
  /** Returns true if no value needs escaping; true by default. */
  readonly plain?: (country: Country) => boolean;
}

/** Returns the part of that name: a fact, `place.…` or `bank.…`. Other names are fields. */
export function picturePart(name: string): PicturePart | undefined {
  const [owner, column] = name.split('.') as [string, string | undefined];
  if (Object.hasOwn(PARTS, name)) return PARTS[name];
  if (owner === 'place' && column) return placePart(column as PlaceColumn);
  if (owner === 'bank' && column) return bankPart(column as BankColumn);
  return undefined;
}

function placePart(column: PlaceColumn): PicturePart {
  return {
    fact: ({ place }) => place[column],
    plain: ({ places }) => places.every((place) => place[column]?.plain ?? true),
  };
}

function bankPart(column: BankColumn): PicturePart {
  return {
    fact: ({ bank }) => bank[column],
    plain: ({ banks }) => banks.every((bank) => bank[column]?.plain ?? true),
  };
}

/** Returns true if no name of the country's people needs escaping. */
export function plainNames({ communities }: Country): boolean {
  return communities.every(({ plain }) => plain);
}

function plainTexts(texts: readonly Text[]): boolean {
  return texts.every(({ plain }) => plain);
}

const PARTS: Readonly<Record<string, PicturePart>> = {
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
  'bic.bank': { print: (out, at, { bank }) => putPiece(out, at, bank.bic) - bank.bic.length + 4 },
  road: { fact: (p) => p.road, plain: ({ roads }) => plainTexts(roads) },
  founder: { fact: (p) => p.firm.founder, plain: plainNames },
  partner: { fact: (p) => p.firm.partner, plain: plainNames },
  owner: {
    write: (out, at, random, p) => putPiece(out, at, p.owner(random).founders.draw(random)),
    plain: plainNames,
  },
  trade: { fact: (p) => p.firm.trade, plain: () => false },
  // Every row has a town: a direct read, not a look-up of a column.
  town: {
    fact: (p) => p.place.city,
    plain: ({ places }) => places.every(({ city }) => city.plain),
  },
  form: { fact: (p) => p.firm.form.name, plain: () => false },
  job: { fact: ({ country, life, sex }) => country.work.title(life, sex), plain: ({ work }) => work.plain },
  sex: { fact: ({ sex }) => (sex === 'male' ? MALE : FEMALE) },
  zone: { ofPlace: (country, place) => country.zone(place) },
  'people.name': { ofPeople: ({ name }) => name, plain: plainNames },
  'people.last': { ofPeople: ({ last }) => last, plain: plainNames },
  'people.native': { ofPeople: ({ native }) => native, plain: plainNames },
  // The year of invoices, which are paid in the twelve months before the as-of date.
  year: { print: (out, at, { asOf }) => putInt(out, at, dayAt(asOf.serial - 365).year, 4) },
  // The year of a mandate's signature, one of the last seven.
  signed: { write: (out, at, random, { asOf }) => putInt(out, at, asOf.year - 7 + random.below(7), 4) },
  born: { print: (out, at, p) => putDay(out, at, p.born) },
  yyyy: { print: (out, at, p) => putInt(out, at, p.born.year, 4) },
  yy: { print: (out, at, p) => putTwo(out, at, p.born.year % 100) },
  mm: { print: (out, at, p) => putTwo(out, at, p.born.month) },
  dd: { print: (out, at, p) => putTwo(out, at, p.born.day) },
};

const MALE = new Piece('male');
const FEMALE = new Piece('female');

function nativeOf(word: Word): Text {
  return word.native ?? word;
}
