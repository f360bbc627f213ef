import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NISS, the Portuguese social security number: eleven digits, the first 1 for persons or 2 for
 * entities, the last 9 minus the remainder by 10 of the sum with the weights 29, 23, 19, 17, 13, 11, 7,
 * 5, 3, 2. Source: the Segurança Social's rule as public validators give it; no official text was at hand.
 */
export const ptNiss = standard({
  id: 'ptNiss',
  label: 'NISS (Portugal)',
  written: '###########',
  mend: (number) => number.slice(0, 10) + check(number.slice(0, 10)),
  rules: { type: part([0, 1], /[12]/, 'first digit is #, should be 1 of persons or 2 of entities') },
  reads: (number) => ({ type: number.startsWith('1') ? 'person' : 'entity' }),
  make(random) {
    const body = `1${random.pick('12')}${random.digits(8)}`;
    return body + check(body);
  },
});

function check(body: string): string {
  return String(9 - (weighted(body, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10));
}
