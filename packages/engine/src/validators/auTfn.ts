import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Tax file number: nine digits (weights 1-4-3-7-5-8-6-9-10) or, before 1988, eight (10-7-8-4-6-3-5-1); the
 * weighted sum is divisible by 11. Source: Australian Taxation Office, TFN algorithm in its electronic
 * reporting specifications. Only zeros are refused.
 */
export const auTfn = standard({
  id: 'auTfn',
  label: 'TFN (Australia)',
  gap: 4,
  written: ['### ### ###', '## ### ###'],
  separators: '-',
  mend(number) {
    const body = number.slice(0, -1);
    // The last weight is 10, which is -1, or 1.
    const digit = number.length === 9 ? rest(body, NINE) : (11 - rest(body, EIGHT)) % 11;
    return digit === 10 ? undefined : body + digit;
  },
  rules: { series: part([0], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    let first = random.int(10000000, 99999999);
    while (rest(String(first), NINE) === 10) first = first === 99999999 ? 10000000 : first + 1;
    const tfn = `${first}${rest(String(first), NINE)}`;
    return `${tfn.slice(0, 3)} ${tfn.slice(3, 6)} ${tfn.slice(6)}`;
  },
});

const NINE = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const EIGHT = [10, 7, 8, 4, 6, 3, 5, 1];

function rest(digits: string, weights: readonly number[]): number {
  return weighted(digits, weights) % 11;
}
