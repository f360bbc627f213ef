import { withMod97 } from '../checksum/mod97.ts';
import { part, zeros } from './rules.ts';
import type { Standard } from './standard.ts';

/** Returns the parts of a standard that all NIB accounts share: bank 4 digits, branch 4, account 11, two check digits by `withMod97`. */
export function nib(banks: readonly string[]): Omit<Standard<unknown>, 'id' | 'label'> {
  return {
    written: '#### #### ########### ##',
    separators: '.',
    mend: withMod97,
    rules: { bank: part([0, 4], /[1-9]/, 'bank is #, should be 0001 to 9999') },
    wrong: { bank: zeros(0, 4) },
    reads: (number) => ({ bank: number.slice(0, 4), branch: number.slice(4, 8) }),
    make(random) {
      const made = withMod97(random.pick(banks) + random.digits(17));
      return `${made.slice(0, 4)} ${made.slice(4, 8)} ${made.slice(8, 19)} ${made.slice(19)}`;
    },
  };
}
