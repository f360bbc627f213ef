import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import { bare, list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * NSS: IMSS subdelegation, year of the first registration, year of birth (two digits each), four digits,
 * check digit by Luhn. Source: IMSS, Dirección de Afiliación y Cobranza, "Bases para la integración de
 * números de seguridad social". The two years cannot be compared: the centuries are not written.
 */
export const mxNss: Validator<Pick<Citizen, 'born'>> = {
  id: 'mxNss',
  label: 'NSS (Mexico)',
  valid: (value) => /^(?!00)\d{2}[- ]?\d{2}[- ]?\d{2}[- ]?\d{4}[- ]?\d$/.test(value) && isLuhn(bare(value)),
  make(random, { born }) {
    const year = Math.min(born.year + random.int(16, 25), 2025);
    const body = random.pick(OFFICES) + two(year % 100) + born.yy + random.digits(4);
    return body + luhnDigit(body);
  },
};

const OFFICES = list(
  '01 03 04 07 09 11 12 13 15 16 20 21 23 24 28 30 31 32 33 37 39 42 45 51 54 62 65 71 72 78 84 90 92 94 96',
);
