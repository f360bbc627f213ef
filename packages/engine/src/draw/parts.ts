import { type Out, putInt, putPiece, putTwo, type Text } from '../kernel/bytes.ts';
import type { Word } from '../kernel/words.ts';
import type { Bank, BankColumn, Country, PlaceColumn, Write } from '../model.ts';

/** A part of a picture. */
interface Part {
  readonly write: Write;
  /** Whether no value of it needs escaping; none does when left out. */
  readonly plain?: (country: Country) => boolean;
  /** Whether it draws from the picture's own stream, by a picture of its own. */
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
    write: (out, at, _, p) => putCell(out, at, p.place[column]),
    plain: ({ places }) => places.every((place) => place[column]?.plain ?? true),
  };
}

function bankPart(column: BankColumn): Part {
  return {
    write: (out, at, _, p) => putCell(out, at, p.bank[column]),
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
  given: { write: (out, at, _, p) => putPiece(out, at, p.given), plain: plainNames },
  family: { write: (out, at, _, p) => putPiece(out, at, p.family), plain: plainNames },
  family2: { write: (out, at, _, p) => putPiece(out, at, p.family2), plain: plainNames },
  father: { write: (out, at, _, p) => putPiece(out, at, p.father), plain: plainNames },
  middle: { write: (out, at, _, p) => putPiece(out, at, p.middle), plain: plainNames },
  'given.native': { write: (out, at, _, p) => putNative(out, at, p.given), plain: plainNames },
  'family.native': { write: (out, at, _, p) => putNative(out, at, p.family), plain: plainNames },
  'family2.native': { write: (out, at, _, p) => putNative(out, at, p.family2), plain: plainNames },
  'father.native': { write: (out, at, _, p) => putNative(out, at, p.father), plain: plainNames },
  'middle.native': { write: (out, at, _, p) => putNative(out, at, p.middle), plain: plainNames },
  'given.slug': { write: (out, at, _, p) => putPiece(out, at, p.given.slug) },
  'family.slug': { write: (out, at, _, p) => putPiece(out, at, p.family.slug) },
  'bic.bank': { write: (out, at, _, p) => putBank(out, at, p.bank) },
  road: {
    write: (out, at, _, p) => putPiece(out, at, p.road),
    plain: ({ roads }) => plainTexts(roads),
  },
  founder: { write: (out, at, _, p) => putPiece(out, at, p.firm.founder), plain: plainNames },
  partner: { write: (out, at, _, p) => putPiece(out, at, p.firm.partner), plain: plainNames },
  owner: {
    write: (out, at, random, p) => putPiece(out, at, p.owner(random).founders.draw(random)),
    plain: plainNames,
    draws: true,
  },
  trade: { write: (out, at, _, p) => putPiece(out, at, p.firm.trade), plain: () => false },
  // What every row has is named, not looked up as a column.
  town: {
    write: (out, at, _, p) => putPiece(out, at, p.place.city),
    plain: ({ places }) => places.every(({ city }) => city.plain),
  },
  form: { write: (out, at, _, p) => putPiece(out, at, p.firm.form.name), plain: () => false },
  zone: { write: (out, at, random, p) => p.country.zone(p.place)(out, at, random, p), draws: true },
  yyyy: { write: (out, at, _, p) => putInt(out, at, p.born.year, 4) },
  yy: { write: (out, at, _, p) => putTwo(out, at, p.born.year % 100) },
  mm: { write: (out, at, _, p) => putTwo(out, at, p.born.month) },
  dd: { write: (out, at, _, p) => putTwo(out, at, p.born.day) },
};

/** The first four letters of a BIC, which name the bank. */
function putBank(out: Out, at: number, { bic }: Bank): number {
  out.view.setFloat64(at, bic.first, true);
  return at + 4;
}

function putCell(out: Out, at: number, cell: Text | undefined): number {
  return cell ? putPiece(out, at, cell) : at;
}

function putNative(out: Out, at: number, word: Word): number {
  return putPiece(out, at, word.native ?? word);
}
