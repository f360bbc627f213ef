import { luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NSS: IMSS subdelegation, year of the first registration, year of birth (two digits each), four digits,
 * check digit by Luhn. Source: IMSS, Dirección de Afiliación y Cobranza, "Bases para la integración de
 * números de seguridad social". The two years cannot be compared: the centuries are not written.
 */
export const mxNss = standard<Pick<Citizen, 'born' | 'asOf'>>({
  id: 'mxNss',
  label: 'NSS (Mexico)',
  written: ['###########', '## ## ## #### #'],
  separators: '-',
  mend: (number) => number.slice(0, 10) + luhnDigit(number.slice(0, 10)),
  rules: { prefix: part([0, 2], /[1-9]/, 'subdelegation is #, should be 01 to 99') },
  wrong: { prefix: zeros(0, 2) },
  make(random, { born, asOf }) {
    const year = Math.min(born.year + random.int(16, 25), asOf.year - 1);
    const body = random.pick(OFFICES) + two(year % 100) + born.yy + random.digits(4);
    return body + luhnDigit(body);
  },
});

const OFFICES = list(
  '01 03 04 07 09 11 12 13 15 16 20 21 23 24 28 30 31 32 33 37 39 42 45 51 54 62 65 71 72 78 84 90 92 94 96',
);
