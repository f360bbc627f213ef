import { toTen, weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Cédula de identidad: 7 digits (6 in the oldest) and a check digit; weights 2-9-8-7-6-3-4, to the
 * next ten. Given out in order, so the number grows with the year of birth.
 * Source: Dirección Nacional de Identificación Civil; Wikipedia (Cédula de identidad uruguaya).
 */
export const uyCi = standard<Pick<Citizen, 'born'>>({
  id: 'uyCi',
  label: 'Cédula de identidad (Uruguay)',
  written: ['#.###.###-#', '###.###-#'],
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1).padStart(7, '0')),
  rules: { series: part([0, -1], /[1-9]/, 'zeros alone are never issued') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random, { born }) {
    const body = String(1_000_000 + Math.max(0, born.year - 1945) * 70_000 + random.below(70_000));
    return `${body.charAt(0)}.${body.slice(1, 4)}.${body.slice(4)}-${check(body)}`;
  },
});

function check(body: string): string {
  return String(toTen(weighted(body, [2, 9, 8, 7, 6, 3, 4])));
}
