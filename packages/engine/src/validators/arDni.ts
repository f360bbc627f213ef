import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { groupedBack } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { registerGrowth } from '../standard/registerGrowth.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * DNI: seven or eight digits, issued one after the other, about in the order of birth, equal digits like any; from
 * 90 million to foreigners. Structure only: it has no check digit (the CUIT made from it has). Source: Ley 17.671;
 * RENAPER.
 */
export const arDni = standard<Pick<Citizen, 'born'>>({
  id: 'arDni',
  label: 'DNI (Argentina)',
  gap: 16,
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
  return String(numberOf(born.year, random.below(1_000_000) / 1000));
}

/** Returns the millions of a birth year, a well-known rule of thumb: 1990 is 35 million. */
const numberOf =
  registerGrowth(`1935:3800000 1945:5000000 1953:10400000 1959:13100000 1970:21300000 1976:25000000 1983:30000000
  1990:35000000 1997:40100000 2003:45000000 2010:50000000`);
