import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Tax file number: nine digits (weights 1-4-3-7-5-8-6-9-10) or, before 1988, eight (10-7-8-4-6-3-5-1); the
 * weighted sum is divisible by 11. Source: Australian Taxation Office, TFN algorithm in its electronic
 * reporting specifications. Only zeros are refused.
 */
export const auTfn: Validator<unknown> = {
  id: 'auTfn',
  label: 'TFN (Australia)',
  valid(value) {
    if (!/^\d{2,3}[ -]?\d{3}[ -]?\d{3}$/.test(value)) return false;
    const tfn = bare(value);
    return !/^0+$/.test(tfn) && rest(tfn) === 0;
  },
  make(random) {
    // The last weight is 10, which is -1: the sum of the first eight is the digit, unless it is 10.
    let first = random.int(10000000, 99999999);
    while (rest(String(first), NINE) === 10) first = first === 99999999 ? 10000000 : first + 1;
    const tfn = `${first}${rest(String(first), NINE)}`;
    return `${tfn.slice(0, 3)} ${tfn.slice(3, 6)} ${tfn.slice(6)}`;
  },
};

const NINE = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const EIGHT = [10, 7, 8, 4, 6, 3, 5, 1];

function rest(digits: string, weights = digits.length === 9 ? NINE : EIGHT): number {
  return weighted(digits, weights) % 11;
}
