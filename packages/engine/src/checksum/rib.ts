import { two } from '../kernel/day.ts';
import { isSeparator } from '../kernel/text.ts';
import { setTwo } from './mod97.ts';
import { valueAt } from './weighted.ts';

/** The French RIB key of the parts of a body: two digits, 01 to 97, that make the whole divisible by 97. A-I and J-R count 1-9, S-Z 2-9. */
export function ribDigits(...parts: readonly string[]): string {
  let rest = 0;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      rest = rest * 10 + ribValue(valueAt(part, i));
      if (rest > 99_999_999) rest %= 97;
    }
  }
  return two(97 - (((rest % 97) * 100) % 97));
}

/** Sets the last two digits of a printed RIB to the key of the others. */
export function sealRib(bytes: Uint8Array, from: number, to: number): void {
  let rest = 0;
  for (let i = from; i < to - 2; i++) {
    const code = bytes[i] as number;
    if (code > 47 && code < 58) rest = rest * 10 + code - 48;
    else if (!isSeparator(code)) rest = rest * 10 + ribValue(code - 55);
    if (rest > 99_999_999) rest %= 97;
  }
  setTwo(bytes, to, 97 - (((rest % 97) * 100) % 97));
}

/** Returns the account with its last two digits replaced by the RIB key of the others. */
export function withRibKey(account: string): string {
  const body = account.slice(0, -2);
  return body + ribDigits(body);
}

/** Converts a letter's usual value (A = 10) to the one in the RIB's table, whose third row starts at 2. */
function ribValue(value: number): number {
  if (value < 10) return value;
  if (value < 19) return value - 9;
  return value < 28 ? value - 18 : value - 26;
}
