import { two } from '../kernel/day.ts';
import { isSeparator } from '../kernel/text.ts';
import { valueAt } from './weighted.ts';

/**
 * The remainder by 97 of a decimal number of any length; letters count as two digits, A = 10 … Z = 35. `before` is
 * the remainder of what stands in front.
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

/** The remainder of a decimal number of any length by a small modulus; `before` is that of what stands in front. */
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

/** Division is dear, so it waits until the number would outgrow 32 bits with two more digits. */
const LARGE = 9_999_999;

/** Finds the check digits of an IBAN of a country from its BBAN in `bytes`. */
export function mod97Check(country: string): (bytes: Uint8Array, from: number, to: number) => number {
  // The country's letters and `00` follow the BBAN: six digits.
  const behind = mod97(`${country}00`);
  return (bytes, from, to) => {
    let rest = 0;
    for (let i = from; i < to; i++) {
      const byte = bytes[i] as number;
      rest = byte > 64 ? rest * 100 + byte - 55 : rest * 10 + byte - 48;
      if (rest > LARGE) rest %= 97;
    }
    return 98 - (((rest % 97) * SIX_PLACES + behind) % 97);
  };
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
