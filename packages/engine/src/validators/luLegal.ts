import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Identification number of legal persons: the year of constitution, two digits of the legal form, a serial
 * of four, and 11 less the remainder of the sum (weights 5 4 3 2 7 6 5 4 3 2) by 11; remainder 0 gives 0,
 * remainder 1 is not given out. The forms are not checked: the table grows with the law. Source:
 * Grand-Ducal regulation of 21 December 1987, article 1; OECD, Luxembourg TIN sheet.
 */
export const luLegal: Validator<unknown> = {
  id: 'luLegal',
  label: 'Matricule of legal persons (Luxembourg)',
  valid(value) {
    if (!/^(?:1[89]|20)\d\d ?[1-9]\d ?\d{2} ?\d{2} ?\d$/.test(value)) return false;
    const digits = bare(value);
    return check(digits.slice(0, 10)) === Number(digits[10]);
  },
  make(random) {
    const start = `${random.int(1985, 2024)}${random.pick(SA_AND_SARL)}`;
    let serial = random.int(10, 9999);
    while (check(start + pad(serial)) > 9) serial--;
    return start + pad(serial) + check(start + pad(serial));
  },
};

/** Public limited and private limited companies. */
const SA_AND_SARL = ['22', '24'];

function pad(serial: number): string {
  return String(serial).padStart(4, '0');
}

function check(body: string): number {
  return (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
