import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * NISS, the Portuguese social security number: eleven digits, the first 1 for persons or 2 for
 * entities, the last 9 minus the remainder by 10 of the sum with the weights 29, 23, 19, 17, 13, 11, 7,
 * 5, 3, 2. Source: the Segurança Social's rule as public validators give it; no official text was at hand.
 */
export const ptNiss: Validator<unknown> = {
  id: 'ptNiss',
  label: 'NISS (Portugal)',
  valid: (value) => /^[12]\d{10}$/.test(value) && value.endsWith(check(value.slice(0, 10))),
  make(random) {
    const body = `1${random.pick('12')}${random.digits(8)}`;
    return body + check(body);
  },
};

function check(body: string): string {
  return String(9 - (weighted(body, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10));
}
