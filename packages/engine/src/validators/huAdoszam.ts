import { toTen, weighted } from '../checksum/weighted.ts';
import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Adószám, the tax number of companies: eight digits, the last a check digit (weights 9-7-3-1, to the next
 * ten), VAT code 1 to 5, county of the tax office: 02-20 and 22-40 the counties, 41-43 Budapest, 44 and 51
 * large and special taxpayers. The eight digits alone are the register number, with HU before them the VAT
 * number. Source: Act CL of 2017 on the order of taxation; NAV, on the structure of the adószám.
 */
export const huAdoszam: Validator<unknown> = {
  id: 'huAdoszam',
  label: 'Adószám (Hungary)',
  valid(value) {
    if (FORM.test(value)) return isRegister(value.slice(0, 8)) && COUNTIES.has(value.slice(-2));
    return /^(?:HU ?)?\d{8}$/i.test(value) && isRegister(value.slice(-8));
  },
  make(random) {
    const body = String(random.int(1_000_000, 3_299_999));
    return `${body}${check(body)}-2-${random.pick(ORDINARY)}`;
  },
};

const FORM = /^\d{8}(?:-[1-5]-|[1-5])\d{2}$/;

/** Codes of companies that are not among the largest. */
const ORDINARY = list('41 42 43 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20');
const COUNTIES = new Set([
  ...ORDINARY,
  ...list('22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 44 51'),
]);

function isRegister(register: string): boolean {
  return register !== '00000000' && register.endsWith(check(register.slice(0, 7)));
}

function check(body: string): string {
  return String(toTen(weighted(body, [9, 7, 3, 1])));
}
