import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { groupedBack } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * DNI: seven or eight digits, given out one after the other, about in the order of birth, equal digits like any; from
 * 90 million to foreigners. Structure only: it has no check digit (the CUIT made from it has). Source: Ley 17.671;
 * RENAPER.
 */
export const arDni = standard<Pick<Citizen, 'born'>>({
  id: 'arDni',
  label: 'DNI (Argentina)',
  written: ['##.###.###', '#.###.###'],
  rules: {
    prefix: part([0, 1], /[1-9]/, 'begins with 0, should begin with 1 to 9'),
  },
  wrong: {
    prefix: zeros(0, 1),
  },
  reads: (number) => ({ type: Number(number) >= 90_000_000 ? 'foreigner' : undefined }),
  make: (random, { born }) => groupedBack(dniNumber(random, born), 3, '.'),
});

/** The digits of a DNI, as the year of birth places them. */
export function dniNumber(random: Random, born: Day): string {
  const [first, each] = born.year < 1945 ? [5_000_000, 120_000] : [5_000_000, 700_000];
  return String(first + (born.year - 1945) * each + random.below(each));
}
