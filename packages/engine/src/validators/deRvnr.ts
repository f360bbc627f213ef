import { weightedDigits } from '../checksum/weighted.ts';
import { GERMAN_STATES, type GermanState } from '../data/germanStates.ts';
import { two } from '../kernel/day.ts';
import { list, remembered } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { dateAt, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Rentenversicherungsnummer: area of the insurer, birth date DDMMYY, initial of the birth name, serial (00-49 men,
 * 50-99 women), check digit. With the letter as its place in the alphabet, digit sums of the products by
 * 2 1 2 5 7 1 2 1 2 1 2 1, remainder by 10. Source: § 147 SGB VI; VKVV § 2 and annex (Bund and its
 * predecessors add 40 to the area). `home` is the ISO 3166-2 letters of the state.
 */
export const deRvnr = standard<Pick<Citizen, 'born' | 'sex' | 'family' | 'home'>>({
  id: 'deRvnr',
  label: 'Rentenversicherungsnummer (Germany)',
  written: '## ###### @ ###',
  mend: (number) => number.slice(0, 11) + check(number),
  rules: {
    region: (number) =>
      reasonIf(
        !AREAS.has(number.slice(0, 2)),
        `area ${number.slice(0, 2)} belongs to no insurer, should be one such as 23 or 63`,
      ),
    date: dateAt(2, 'DDMMYY'),
  },
  reads: (number) => ({
    sex: number.slice(9, 11) < '50' ? 'male' : 'female',
    initial: number[8],
    region: REGIONS.get(number.slice(0, 2)),
  }),
  make(random, { born, sex, family, home }) {
    const areas = BY_STATE.get(home ?? '') ?? random.pick(ALL);
    const area = two(random.pick(areas) + 40 * random.below(2));
    const letter = initialOf(family.capitals);
    const serial = two(random.below(50) + (sex === 'male' ? 0 : 50));
    return `${area} ${born.ddmmyy} ${letter} ${serial}${check(area + born.ddmmyy + letter + serial)}`;
  },
});

/** The regional insurers' areas, by state. */
const STATES: Readonly<Record<GermanState, string>> = {
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

/** The states of a regional area, or of the one that Bund counts for it. */
const REGIONS = new Map<string, string>();
for (const [state, areas] of BY_STATE) {
  const name = GERMAN_STATES[state as GermanState];
  for (const area of areas.flatMap((regional) => [two(regional), two(regional + 40)])) {
    const other = REGIONS.get(area);
    REGIONS.set(area, other === undefined ? name : `${other}, ${name}`);
  }
}

/** With those of the railway and the seamen (38, 39), the allowance office (40) and the miners (80 …). */
const AREAS: ReadonlySet<string> = new Set([...list('38 39 40 78 79 80 81 82 89'), ...REGIONS.keys()]);

function check(number: string): string {
  const digits = number.slice(0, 8) + two(number.charCodeAt(8) - 64) + number.slice(9, 11);
  return String(weightedDigits(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10);
}
