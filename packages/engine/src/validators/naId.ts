import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { dateAt } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Identity number: YYMMDD, four digits, one more. Structure only: the rule said to hold for the last digit (weights
 * 11…2, modulo 11) is not officially published; generated numbers follow it, checked ones need not. Source:
 * Identification Act 1996 (Namibia), Ministry of Home Affairs.
 */
export const naId = standard<Pick<Citizen, 'born'>>({
  id: 'naId',
  label: 'ID number (Namibia)',
  gap: 4,
  written: ['###########', '###### #### #'],
  rules: { date: dateAt(0, 'YYMMDD') },
  make(random, { born }) {
    let serial = random.int(1, 1299);
    while (last(born.yymmdd, serial) === 10) serial++;
    return `${born.yymmdd}${String(serial).padStart(4, '0')}${last(born.yymmdd, serial)}`;
  },
});

function last(born: string, serial: number): number {
  const body = born + String(serial).padStart(4, '0');
  return (11 - (weighted(body, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
