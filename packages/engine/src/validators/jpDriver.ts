import { weighted } from '../checksum/weighted.ts';
import { REFERENCE, two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Driving licence number: public safety commission (two digits), year of the first licence, six serial digits,
 * check digit, number of times reissued. Weights 5-4-3-2-7-6-5-4-3-2, (11 - sum mod 11) mod 10.
 * Source: National Police Agency, codes of the driver management system; the check is published by forensic
 * researchers (T. Uehara) and in banks' identity manuals, not by the agency. 00 is for licences first issued
 * abroad. `home` is the two-digit commission code.
 */
export const jpDriver: Validator<Pick<Citizen, 'born' | 'home'>> = {
  id: 'jpDriver',
  label: 'Driving licence number (Japan)',
  valid: (value) =>
    /^\d{12}$/.test(value) && KNOWN.has(value.slice(0, 2)) && value.charAt(10) === check(value.slice(0, 10)),
  make(random, { born, home }) {
    const year = Math.min(born.year + random.int(18, 24), REFERENCE.year - 1);
    const body = (home ?? random.pick(COMMISSIONS)) + two(year % 100) + random.digits(6);
    return `${body}${check(body)}0`;
  },
};

const COMMISSIONS =
  list(`10 11 12 13 14 20 21 22 23 24 25 30 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 60 61 62 63
  64 65 70 71 72 73 74 80 81 82 83 90 91 92 93 94 95 96 97`);
const KNOWN = new Set([...COMMISSIONS, '00']);

function check(body: string): string {
  return String((11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
