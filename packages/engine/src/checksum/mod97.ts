import type { Out } from '../kernel/bytes.ts';
import { two } from '../kernel/day.ts';
import { isSeparator } from '../kernel/text.ts';
import { valueAt } from './weighted.ts';

/**
 * Returns the remainder by 97 of a decimal number of any length; letters count as two digits, A = 10 … Z = 35.
 * `before` is the remainder of the digits in front of it.
 */
export function mod97(text: string, before = 0): number {
  let rest = before;
  for (let i = 0; i < text.length; i++) {
    const value = valueAt(text, i);
    rest = value > 9 ? rest * 100 + value : rest * 10 + value;
    if (rest > LARGE) rest %= 97;
  }
  return rest % 97;
}

/**
 * Returns the remainder of a decimal number of any length by a small modulus; `before` is the remainder of the
 * digits in front of it.
 */
export function remainder(digits: string, modulus: number, before = 0): number {
  let rest = before;
  for (let i = 0; i < digits.length; i++) rest = (rest * 10 + digits.charCodeAt(i) - 48) % modulus;
  return rest;
}

/** ISO 7064 MOD 97-10: the two check digits to append to the parts of a body, so that the whole is 1 by 97. */
export function mod97Digits(...parts: readonly string[]): string {
  let rest = 0;
  for (const part of parts) rest = mod97(part, rest);
  return two(98 - ((rest * 100) % 97));
}

/** Returns the account with its last two digits replaced by the ISO 7064 MOD 97-10 digits of the others. */
export function withMod97(account: string): string {
  const body = account.slice(0, -2);
  return body + mod97Digits(body);
}

/** Division is slow, so it waits until two more digits would exceed 32 bits. */
const LARGE = 9_999_999;

/** Returns a function that computes the check digits of a country's IBAN from its BBAN in place. */
export function mod97Check(country: string): (out: Out, from: number, to: number) => number {
  // The country's letters and `00` follow the BBAN: six digits.
  const behind = mod97(`${country}00`);
  return (out, from, to) => {
    let rest = 0;
    let i = from;
    for (; i + 4 <= to; i += 4) {
      const word = out.view.getInt32(i, true);
      rest = word & LETTERS ? afterBytes(out, i, i + 4, rest) : (rest * 10_000 + fourDigits(word)) % 97;
    }
    return 98 - ((afterBytes(out, i, to, rest) * SIX_PLACES + behind) % 97);
  };
}

/** Returns the remainder after some more digits and letters. */
function afterBytes({ bytes }: Out, from: number, to: number, before: number): number {
  let rest = before;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    rest = byte > 64 ? rest * 100 + byte - 55 : rest * 10 + byte - 48;
    if (rest > LARGE) rest %= 97;
  }
  return rest % 97;
}

/** The bit that only letters have, for the four characters of a word. */
const LETTERS = 0x40404040;

/** Returns the number of four digits in a word, the first one in its lowest byte: by pairs, then both. */
function fourDigits(word: number): number {
  const digits = word & 0x0f0f0f0f;
  const pairs = Math.imul(digits, 10) + (digits >>> 8);
  return (pairs & 0xff) * 100 + ((pairs >>> 16) & 0xff);
}

const SIX_PLACES = 1_000_000 % 97;

/** Sets the last two digits of a printed number to the ISO 7064 MOD 97-10 digits of the others. */
export function sealMod97(bytes: Uint8Array, from: number, to: number): void {
  let rest = 0;
  for (let i = from; i < to - 2; i++) {
    const code = bytes[i] as number;
    if (isSeparator(code)) continue;
    rest = rest * 10 + code - 48;
    if (rest > LARGE) rest %= 97;
  }
  setTwo(bytes, to, 98 - (((rest % 97) * 100) % 97));
}

/** Sets the two digits before `end`. */
export function setTwo(bytes: Uint8Array, end: number, number: number): void {
  const tens = (number / 10) | 0;
  bytes[end - 2] = 48 + tens;
  bytes[end - 1] = 48 + number - tens * 10;
}
