import { toTen, weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Cédula de identidad: 7 digits (6 in the oldest) and a check digit; weights 2-9-8-7-6-3-4, to the
 * next ten. Given out in order, so the number grows with the year of birth.
 * Source: Dirección Nacional de Identificación Civil; Wikipedia (Cédula de identidad uruguaya).
 */
export const uyCi: Validator<Pick<Citizen, 'born'>> = {
  id: 'uyCi',
  label: 'Cédula de identidad (Uruguay)',
  valid(value) {
    if (!/^(?:\d\.?)?\d{3}\.?\d{3}-?\d$/.test(value)) return false;
    const ci = bare(value).padStart(8, '0');
    return Number(ci.slice(0, 7)) > 0 && ci.endsWith(check(ci.slice(0, 7)));
  },
  make(random, { born }) {
    const body = String(1_000_000 + Math.max(0, born.year - 1945) * 70_000 + random.below(70_000));
    return `${body.charAt(0)}.${body.slice(1, 4)}.${body.slice(4)}-${check(body)}`;
  },
};

function check(body: string): string {
  return String(toTen(weighted(body, [2, 9, 8, 7, 6, 3, 4])));
}
