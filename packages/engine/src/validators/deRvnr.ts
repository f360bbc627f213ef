import { weightedDigits } from '../checksum/weighted.ts';
import { isDayIn, two } from '../kernel/day.ts';
import { bare, list, remembered } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Rentenversicherungsnummer: area of the insurer, birth date DDMMYY, initial of the birth name, serial (00-49 men,
 * 50-99 women), check digit. With the letter as its place in the alphabet, digit sums of the products by
 * 2 1 2 5 7 1 2 1 2 1 2 1, remainder by 10. Source: § 147 SGB VI; VKVV § 2 and annex (Bund and its
 * predecessors add 40 to the area). `home` is the ISO 3166-2 letters of the state.
 */
export const deRvnr: Validator<Pick<Citizen, 'born' | 'sex' | 'family' | 'home'>> = {
  id: 'deRvnr',
  label: 'Rentenversicherungsnummer (Germany)',
  valid(value) {
    if (!/^\d\d ?\d{6} ?[A-Z] ?\d{3}$/i.test(value)) return false;
    const number = bare(value).toUpperCase();
    const [day, month, year] = [
      Number(number.slice(2, 4)),
      Number(number.slice(4, 6)),
      Number(number.slice(6, 8)),
    ];
    return (
      AREAS.has(number.slice(0, 2)) &&
      isDayIn([1900, 2000], year, month, day) &&
      number.endsWith(check(number))
    );
  },
  make(random, { born, sex, family, home }) {
    const areas = BY_STATE.get(home ?? '') ?? random.pick(ALL);
    const area = two(random.pick(areas) + 40 * random.below(2));
    const letter = initialOf(family.capitals);
    const serial = two(random.below(50) + (sex === 'male' ? 0 : 50));
    return `${area} ${born.ddmmyy} ${letter} ${serial}${check(area + born.ddmmyy + letter + serial)}`;
  },
};

/** The regional insurers' areas, by state. */
const STATES: Readonly<Record<string, string>> = {
  BW: '23 24',
  BY: '14 15 18 20 21',
  BE: '25',
  BB: '04',
  HB: '28',
  HH: '19',
  HE: '12',
  MV: '02',
  NI: '10 28 29',
  NW: '11 13',
  RP: '16',
  SL: '17',
  SN: '09',
  ST: '08',
  SH: '26',
  TH: '03',
};

const BY_STATE = new Map(
  Object.entries(STATES).map(([state, areas]) => [state, areas.split(' ').map(Number)]),
);
const ALL = [...BY_STATE.values()];

const initialOf = remembered((capitals) => /[A-Z]/.exec(capitals)?.[0] ?? 'X');

/** With those of the railway and the seamen (38, 39), the allowance office (40) and the miners (80 …). */
const AREAS: ReadonlySet<string> = new Set([
  ...list('38 39 40 78 79 80 81 82 89'),
  ...Object.values(STATES).flatMap((areas) =>
    areas.split(' ').flatMap((area) => [area, two(Number(area) + 40)]),
  ),
]);

function check(number: string): string {
  const digits = number.slice(0, 8) + two(number.charCodeAt(8) - 64) + number.slice(9, 11);
  return String(weightedDigits(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10);
}
