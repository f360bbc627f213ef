import { icaoDigit, icaoSum } from '../checksum/icao.ts';
import { type Out, Piece, putPiece, putTwo } from '../kernel/bytes.ts';
import type { Day } from '../kernel/day.ts';
import { type Bearer, putNames } from './mrzNames.ts';

/** The zone of a state's passports, with fillers in place of the holder's own data. */
export class BlankTd3 extends Piece {
  /** Contribution of the personal number and its check digit to the composite check digit. */
  readonly sum: number;

  constructor({ country, nationality, personal = '' }: State) {
    const own = personal.padEnd(14, '<');
    const rest = `${'<'.repeat(10)}${state(nationality)}${'<'.repeat(15)}${own}${icaoDigit(own)}<`;
    super(`P<${state(country)}${'<'.repeat(39)}\n${rest}`);
    this.sum = icaoSum(this.bytes, 73, 88, 24);
  }
}

/** Fills in the two lines, as bytes: the only implementation, which `td3` uses too. */
export function putTd3(out: Out, at: number, bearer: Bearer, blank: BlankTd3): number {
  const { bytes } = out;
  const end = putPiece(out, at, blank);
  putNames(out, at, bearer, blank);
  const number = at + 45;
  const born = number + 13;
  const expires = born + 8;
  // The last digit is computed over number, dates and personal number with their check digits, as one text.
  let sum = blank.sum + putNumber(out, number, end, bearer);
  sum += putDate(out, born, bearer.born, 3, 1, 7);
  bytes[born + 7] = bearer.sex === 'male' ? 77 : 70;
  sum += putDate(out, expires, bearer.expires, 1, 7, 3);
  bytes[end - 1] = 48 + (sum % 10);
  return end;
}

/**
 * Writes a date and its check digit; returns their sum for the composite check digit, with the weights `a`, `b` and
 * `c`.
 */
function putDate(out: Out, at: number, { year, month, day }: Day, a: number, b: number, c: number): number {
  const yy = year % 100;
  const check = (pairSum(yy, 7, 3) + pairSum(month, 1, 7) + pairSum(day, 3, 1)) % 10;
  out.bytes[putTwo(out, putTwo(out, putTwo(out, at, yy), month), day)] = 48 + check;
  return pairSum(yy, a, b) + pairSum(month, c, a) + pairSum(day, b, c) + check * a;
}

/** Returns the weighted sum of a number's two digits. */
function pairSum(number: number, first: number, second: number): number {
  const tens = (number / 10) | 0;
  return tens * first + (number - tens * 10) * second;
}

/**
 * Writes the passport's number in nine characters, and its check digit; returns their sum. It is written to free
 * space first, then copied without separators.
 */
function putNumber(out: Out, at: number, free: number, bearer: Bearer): number {
  const { bytes } = out;
  const end = bearer.put('passport', out, free);
  for (let i = free, to = at; i < end && to < at + 9; i++) {
    const byte = bytes[i] as number;
    if ((byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)) bytes[to++] = byte;
  }
  const sum = icaoSum(bytes, at, at + 9, 0);
  const check = sum % 10;
  bytes[at + 9] = 48 + check;
  return sum + check * 7;
}

/** An issuing state. */
export interface State {
  /** Issuing state, ISO 3166 alpha-3 or one of ICAO's own codes. */
  readonly country: string;
  readonly nationality: string;
  /** At most 14 letters and digits, chosen by the state. */
  readonly personal?: string | undefined;
}

/** Germany and Kosovo use codes of their own (Doc 9303 part 3, section 5). */
function state(alpha3: string): string {
  return alpha3 === 'DEU' ? 'D<<' : alpha3 === 'XKX' ? 'RKS' : alpha3.padEnd(3, '<');
}
