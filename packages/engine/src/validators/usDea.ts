import { weighted } from '../checksum/weighted.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * DEA registration: a letter for the kind of registrant, the initial of the surname (9 for a business), six
 * digits and a check digit: the last digit of the sum with weights 1-2. Source: DEA Diversion Control
 * Division; Wikipedia (DEA number).
 */
export const usDea: Validator<Pick<Citizen, 'family'>> = {
  id: 'usDea',
  label: 'DEA number (United States)',
  valid: (value) => /^[A-HJ-MPR-UX][A-Z9]\d{7}$/i.test(value) && value.endsWith(check(value.slice(2, 8))),
  make(random, { family }) {
    const body = random.digits(6);
    return random.pick('BFM') + (/[A-Z]/.exec(family.capitals)?.[0] ?? '9') + body + check(body);
  },
};

function check(body: string): string {
  return String(weighted(body, [1, 2]) % 10);
}
