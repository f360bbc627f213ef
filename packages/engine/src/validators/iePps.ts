import { ppsLetter } from '../checksum/pps.ts';
import { valueAt } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * PPS number: seven digits, check letter and, since 2013, a second letter that counts by 9 (A and B for persons,
 * H for bodies; the EU sheet allows A to I). The old second letters W (a wife on her husband's number), T and X
 * do not count. Source: Department of Social Protection; EU TIN sheet Ireland. Zeros alone are refused.
 */
export const iePps: Validator<unknown> = {
  id: 'iePps',
  label: 'PPS number (Ireland)',
  valid(value) {
    if (!/^(?!0000000)\d{7} ?[A-W][A-IWTX]?$/i.test(value)) return false;
    const number = value.toUpperCase();
    const [digits, letters] = [number.slice(0, 7), number.slice(7).trimStart()];
    const second = /^.[A-I]/.test(letters) ? valueAt(letters, 1) - 9 : 0;
    return letters.startsWith(ppsLetter(digits, second));
  },
  make(random) {
    const digits = String(random.int(1_000_000, 9_999_999));
    return `${digits}${ppsLetter(digits, 1)}A`;
  },
};
