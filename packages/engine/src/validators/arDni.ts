import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { bare, groupedBack } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * DNI: seven or eight digits, given out about in the order of birth; from 90 million to foreigners. Structure
 * only: it has no check digit (the CUIT made from it has). Source: Ley 17.671; RENAPER.
 */
export const arDni: Validator<Pick<Citizen, 'born'>> = {
  id: 'arDni',
  label: 'DNI (Argentina)',
  valid: (value) => /^[1-9]\d?\.?\d{3}\.?\d{3}$/.test(value) && !/^(\d)\1+$/.test(bare(value)),
  make: (random, { born }) => groupedBack(dniNumber(random, born), 3, '.'),
};

/** The digits of a DNI, as the year of birth places them. */
export function dniNumber(random: Random, born: Day): string {
  const [first, each] = born.year < 1945 ? [5_000_000, 120_000] : [5_000_000, 700_000];
  return String(first + (born.year - 1945) * each + random.below(each));
}
