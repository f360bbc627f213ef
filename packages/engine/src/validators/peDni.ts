import { weighted } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * DNI: 8 digits and the check character printed after a hyphen: a digit, or a letter on documents
 * before 2007. Weights 3-2-7-6-5-4-3-2, modulo 11. Source: RENIEC;
 * Wikipedia (Documento Nacional de Identidad, Perú) gives the two series.
 * Without its check character a DNI cannot be checked and is refused here.
 */
export const peDni: Validator<Pick<Citizen, 'born'>> = {
  id: 'peDni',
  label: 'DNI (Peru)',
  valid(value) {
    if (!/^\d{8}[- ]?[\dA-K]$/i.test(value)) return false;
    const dni = bare(value).toUpperCase();
    const rest = remainder(dni.slice(0, 8));
    const last = dni.charAt(8);
    return Number(dni.slice(0, 8)) > 0 && (last === DIGITS[rest] || last === LETTERS[rest]);
  },
  make(random, { born }) {
    const number = dniNumber(random, born);
    return `${number}-${DIGITS[remainder(number)]}`;
  },
};

/** The 8 digits: old voters' numbers, those given at 18 since 1996 (4…), those given to minors (7…). */
export function dniNumber(random: Random, born: Day): string {
  const [min, max] =
    born.year < 1978
      ? [6_000_000, 32_999_999]
      : born.year < 1994
        ? [40_000_000, 48_499_999]
        : [70_000_000, 77_999_999];
  return String(random.int(min, max)).padStart(8, '0');
}

const DIGITS = '65432110987';
const LETTERS = 'KJIHGFEDCBA';

function remainder(number: string): number {
  return weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
}
