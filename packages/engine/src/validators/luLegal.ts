import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Identification number of legal persons: the year of constitution, two digits of the legal form, a serial of four,
 * and 11 less the remainder of the sum (weights 5 4 3 2 7 6 5 4 3 2) by 11; remainder 0 gives 0, remainder 1 is
 * never issued. The forms are not checked: the table grows with the law. Source: Grand-Ducal regulation of 21
 * December 1987, article 1; OECD, Luxembourg TIN sheet.
 */
export const luLegal = standard({
  id: 'luLegal',
  label: 'Matricule of legal persons (Luxembourg)',
  written: '###########',
  form: /^\d{4} ?\d{2} ?\d{2} ?\d{2} ?\d$/,
  mend(number) {
    const digit = check(number.slice(0, 10));
    return digit > 9 ? undefined : number.slice(0, 10) + digit;
  },
  rules: {
    date: part([0, 4], /^(?:18|19|20)/, 'year is #, should be 1800 to 2099'),
    type: part([4, 6], /^[1-9]/, 'legal form is #, should be 10 to 99'),
  },
  reads: (number) => ({ founded: number.slice(0, 4) }),
  make(random) {
    const start = `${random.int(1985, 2024)}${random.pick(SA_AND_SARL)}`;
    let serial = random.int(10, 9999);
    while (check(start + pad(serial)) > 9) serial--;
    return start + pad(serial) + check(start + pad(serial));
  },
});

/** Public limited and private limited companies. */
const SA_AND_SARL = ['22', '24'];

function pad(serial: number): string {
  return String(serial).padStart(4, '0');
}

function check(body: string): number {
  return (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
