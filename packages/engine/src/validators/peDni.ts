import { weighted } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * DNI: 8 digits and the check character printed after a hyphen: a digit, or a letter on documents
 * before 2007. Weights 3-2-7-6-5-4-3-2, modulo 11. Source: RENIEC;
 * Wikipedia (Documento Nacional de Identidad, Perú) gives the two series.
 * Without its check character a DNI cannot be checked and is refused here.
 */
export const peDni = standard<Pick<Citizen, 'born'>>({
  id: 'peDni',
  label: 'DNI (Peru)',
  written: '########-[0-9A-K]',
  separators: ' ',
  mend(number) {
    const series = /\d$/.test(number) ? DIGITS : LETTERS;
    return number.slice(0, 8) + series[remainder(number.slice(0, 8))];
  },
  rules: { series: part([0, 8], /[1-9]/, 'eight zeros are never issued') },
  wrong: { series: zeros(0, 8) },
  make(random, { born }) {
    const number = peDniNumber(random, born);
    return `${number}-${DIGITS[remainder(number)]}`;
  },
});

/** The 8 digits: old voters' numbers, those given at 18 since 1996 (4…, one after the other), those given to minors (7…). */
export function peDniNumber(random: Random, born: Day): string {
  const [first, count] =
    born.year < 1978
      ? [6_000_000, 27_000_000]
      : born.year < 1994
        ? [40_000_000 + (born.year - 1978) * 530_000, 530_000]
        : [70_000_000, 8_000_000];
  return String(first + random.below(count)).padStart(8, '0');
}

const DIGITS = '65432110987';
const LETTERS = 'KJIHGFEDCBA';

function remainder(number: string): number {
  return weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
}
