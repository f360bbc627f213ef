import { type Out, putInt, putPiece, putTwo, type Text } from './bytes.ts';
import type { Bank, Place } from './country.ts';
import type { Write } from './picture.ts';
import type { Word } from './words.ts';

/** How a part of a picture is written: a fact, `place.…` or `bank.…`; other names are fields. */
export function partOf(name: string): Write | undefined {
  const [owner, column] = name.split('.') as [string, string | undefined];
  if (owner === 'place' && column) return (out, at, _, p) => putCell(out, at, p.place[column as keyof Place]);
  if (owner === 'bank' && column) return (out, at, _, p) => putCell(out, at, p.bank[column as keyof Bank]);
  return PARTS[name];
}

const PARTS: Readonly<Record<string, Write>> = {
  given: (out, at, _, p) => putPiece(out, at, p.given),
  family: (out, at, _, p) => putPiece(out, at, p.family),
  family2: (out, at, _, p) => putPiece(out, at, p.family2),
  father: (out, at, _, p) => putPiece(out, at, p.father),
  middle: (out, at, _, p) => putPiece(out, at, p.middle),
  'given.native': (out, at, _, p) => putNative(out, at, p.given),
  'family.native': (out, at, _, p) => putNative(out, at, p.family),
  'family2.native': (out, at, _, p) => putNative(out, at, p.family2),
  'father.native': (out, at, _, p) => putNative(out, at, p.father),
  'middle.native': (out, at, _, p) => putNative(out, at, p.middle),
  'given.slug': (out, at, _, p) => putPiece(out, at, p.given.slug),
  'family.slug': (out, at, _, p) => putPiece(out, at, p.family.slug),
  'bic.bank': (out, at, _, p) => putBank(out, at, p.bank),
  road: (out, at, _, p) => putPiece(out, at, p.road),
  founder: (out, at, random, p) => putPiece(out, at, random.common(p.community.family.male)),
  trade: (out, at, random, p) => putPiece(out, at, random.common(p.country.trades)),
  town: (out, at, random, p) => putPiece(out, at, random.common(p.country.places).city),
  form: (out, at, _, p) => putPiece(out, at, p.form),
  zone: (out, at, random, p) => p.country.zone(p.place)(out, at, random, p),
  yyyy: (out, at, _, p) => putInt(out, at, p.born.year, 4),
  yy: (out, at, _, p) => putTwo(out, at, p.born.year % 100),
  mm: (out, at, _, p) => putTwo(out, at, p.born.month),
  dd: (out, at, _, p) => putTwo(out, at, p.born.day),
};

/** The first four letters of a BIC, which name the bank. */
function putBank(out: Out, at: number, { bic }: Bank): number {
  out.view.setInt32(at, bic.words[0] as number, true);
  return at + 4;
}

function putCell(out: Out, at: number, cell: Text | undefined): number {
  return cell ? putPiece(out, at, cell) : at;
}

function putNative(out: Out, at: number, word: Word): number {
  return putPiece(out, at, word.native ?? word);
}
