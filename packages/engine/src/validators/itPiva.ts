import { luhnDigit } from '../checksum/luhn.ts';
import { three } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Partita IVA: seven digits of the taxpayer's number, three of the office that issued it, Luhn digit; VIES puts IT
 * before it. Offices are the provinces 001-100, and 120, 121, 888, 999. A taxpayer's number begins at 1. Source: DM
 * 23 December 1976 (codice fiscale numerico); DPR 404/2001; Wikipedia (the table of VAT offices).
 */
export const itPivaDeclared: Standard<unknown> = {
  id: 'itPiva',
  label: 'Partita IVA (Italy)',
  written: '###########',
  prefix: 'IT',
  mend: (number) => number.slice(0, 10) + luhnDigit(number.slice(0, 10)),
  rules: {
    series: part([0, 7], /[1-9]/, "taxpayer's number is #, should be 0000001 to 9999999"),
    office: part(
      [7, 10],
      /0(?:0[1-9]|[1-9]\d)|100|12[01]|888|999/,
      'office # does not exist, should be 001 to 100, 120, 121, 888 or 999',
    ),
  },
  wrong: { series: zeros(0, 7) },
  make(random) {
    const taxpayer = String(random.int(100_000, 1_399_999)).padStart(7, '0');
    const body = taxpayer + three(random.int(1, 100));
    return body + luhnDigit(body);
  },
};

export const itPiva = standard(itPivaDeclared);
