import { isDayIn } from '../kernel/day.ts';
import { bare, list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * MyKad number: YYMMDD of birth, two digits of the place of birth, four digits of which the last is odd for men;
 * printed 6-2-4. Source: National Registration Department (JPN), codes of states and countries of birth;
 * National Registration Regulations 1990. There is no check digit: structure only. Places 00, 17-20, 69, 70,
 * 73, 80, 81 and 94-97 are not in use. Made numbers follow the custom that the serial of people born before 2000
 * starts with 5 to 7 and later ones with 0 or 1. `home` is the two-digit place code.
 */
export const myNric: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'myNric',
  label: 'MyKad number (Malaysia)',
  valid(value) {
    if (!/^\d{6}[- ]?\d\d[- ]?\d{4}$/.test(value)) return false;
    const id = bare(value);
    const [year, month, day] = [id.slice(0, 2), id.slice(2, 4), id.slice(4, 6)].map(Number) as [
      number,
      number,
      number,
    ];
    return !UNUSED.has(id.slice(6, 8)) && isDayIn([1900, 2000], year, month, day);
  },
  make(random, { born, sex, home }) {
    const place = home ?? random.pick(PLACES);
    const serial = (born.year < 2000 ? random.int(5, 7) : random.int(0, 1)) + random.digits(2);
    return `${born.yymmdd}-${place}-${serial}${random.below(5) * 2 + (sex === 'male' ? 1 : 0)}`;
  },
};

const UNUSED = new Set(list('00 17 18 19 20 69 70 73 80 81 94 95 96 97'));

/** The states and federal territories. */
const PLACES = list('10 14 01 08 07 02 12 13 03 11 06 05 04 09 15 16');
