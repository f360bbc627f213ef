import { isDay } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Personal identity code: DDMMYY, a sign of the century (+ 1800s; - Y X W V U 1900s; A B C D E F 2000s), an
 * individual number (odd for men) and a check character, the nine digits by 31. Individual numbers 002-899
 * are given to people; 900-999 are temporary and test codes and refused. Source: Government Decree 128/2010
 * on the Population Information System, § 2; DVV, "Personal identity code" and its reform of 2023 (the new
 * signs).
 */
export const fiHetu: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'fiHetu',
  label: 'Henkilötunnus (Finland)',
  valid(value) {
    if (!/^\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]$/i.test(value)) return false;
    const sign = value.charAt(6).toUpperCase();
    const century = sign === '+' ? 1800 : 'ABCDEF'.includes(sign) ? 2000 : 1900;
    const individual = Number(value.slice(7, 10));
    return (
      individual >= 2 &&
      individual <= 899 &&
      isDay(century + Number(value.slice(4, 6)), Number(value.slice(2, 4)), Number(value.slice(0, 2))) &&
      value.charAt(10).toUpperCase() === check(value.slice(0, 6) + value.slice(7, 10))
    );
  },
  make(random, { born, sex }) {
    const individual = String(random.int(1, 449) * 2 + (sex === 'male' ? 1 : 0)).padStart(3, '0');
    const sign = born.year < 2000 ? '-' : 'A';
    return born.ddmmyy + sign + individual + check(born.ddmmyy + individual);
  },
};

const CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

function check(digits: string): string {
  return CHARACTERS.charAt(Number(digits) % 31);
}
