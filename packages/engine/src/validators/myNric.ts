import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { dateAt, reasonIf, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * MyKad number: YYMMDD of birth, two digits of the place of birth, four digits of which the last is odd for men;
 * printed 6-2-4. Source: National Registration Department (JPN), codes of states and countries of birth; National
 * Registration Regulations 1990. There is no check digit: structure only. Places 00, 17-20, 69, 70, 73, 80, 81 and
 * 94-97 are not in use. Generated numbers follow the custom that the serial of people born before 2000 starts with
 * 5 to 7 and later ones with 0 or 1. `home` is the two-digit place code.
 */
export const myNric = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'myNric',
  label: 'MyKad number (Malaysia)',
  written: '######-##-####',
  separators: ' ',
  rules: {
    date: dateAt(0, 'YYMMDD'),
    region: (number) =>
      reasonIf(
        UNUSED.has(number.slice(6, 8)),
        `place of birth ${number.slice(6, 8)} is not in use, should be a state such as 10 or a country`,
      ),
  },
  reads: (number) => ({ sex: sexByParity(number[11]), region: stateOf(number.slice(6, 8)) }),
  make(random, { born, sex, home }) {
    const place = home ?? random.pick(PLACES);
    const serial = (born.year < 2000 ? random.int(5, 7) : random.int(0, 1)) + random.digits(2);
    return `${born.yymmdd}-${place}-${serial}${random.below(5) * 2 + (sex === 'male' ? 1 : 0)}`;
  },
});

const UNUSED = new Set(list('00 17 18 19 20 69 70 73 80 81 94 95 96 97'));

/** The state of a place of birth; the other codes are of countries. */
function stateOf(place: string): string | undefined {
  return STATES.find(([, codes]) => codes.includes(place))?.[0];
}

const STATES: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['Johor', list('01 21 22 23 24')],
  ['Kedah', list('02 25 26 27')],
  ['Kelantan', list('03 28 29')],
  ['Melaka', list('04 30')],
  ['Negeri Sembilan', list('05 31 59')],
  ['Pahang', list('06 32 33')],
  ['Pulau Pinang', list('07 34 35')],
  ['Perak', list('08 36 37 38 39')],
  ['Perlis', list('09 40')],
  ['Selangor', list('10 41 42 43 44')],
  ['Terengganu', list('11 45 46')],
  ['Sabah', list('12 47 48 49')],
  ['Sarawak', list('13 50 51 52 53')],
  ['Kuala Lumpur', list('14 54 55 56 57')],
  ['Labuan', list('15 58')],
  ['Putrajaya', list('16')],
];

/** The states and federal territories. */
const PLACES = list('10 14 01 08 07 02 12 13 03 11 06 05 04 09 15 16');
