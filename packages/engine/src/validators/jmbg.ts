import { weighted } from '../checksum/weighted.ts';
import { type Day, three } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * JMBG (EMŠO in Slovenia, EMBG in North Macedonia): DDMM, three digits of the year, register region, serial
 * (000-499 men, 500-999 women), check digit: weights 7-6-5-4-3-2 twice, 11 less the remainder by 11, 10 and
 * 11 become 0. Some states skip a serial whose remainder is 1, others write 0: both are accepted, none made.
 * Source: the federal law of 1976 (Sl. list SFRJ 58/76) and its successors, e.g. Uradni list RS 8/1999,
 * article 4. Regions: 00-09 foreigners, 10-19 Bosnia, 21-29 Montenegro, 30-39 Croatia, 41-49 North
 * Macedonia, 50-59 Slovenia (51 on since 2024), 60-69 temporary residents, 71-79 Serbia, 80-89 Vojvodina,
 * 91-96 Kosovo. 20, 40, 70, 90, 97-99 are not used.
 */
export const jmbg = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'jmbg',
  label: 'Serbia/Slovenia',
  gap: 4,
  written: '#############',
  mend: (number) => number.slice(0, 12) + (check(number.slice(0, 12)) % 10),
  rules: {
    date: dated(bornOn, 0, 'DDMMYYY'),
    region: part(
      [7, 9],
      /^(?![2479]0|9[789])/,
      'region # is not used, should be 00-19, 21-39, 41-69, 71-89 or 91-96',
    ),
  },
  wrong: { region: (number, random) => number.slice(0, 7) + random.pick(UNUSED) + number.slice(9) },
  reads: (number) => ({
    born: bornOn(number),
    sex: Number(number.slice(9, 12)) < 500 ? 'male' : 'female',
    region: REGIONS[Number(number[7])],
  }),
  make(random, { born, sex, home }) {
    const date = born.dd + born.mm + born.yyyy.slice(1) + (home ?? random.pick(SERBIA));
    const first = sex === 'male' ? 0 : 500;
    let serial = random.below(500);
    while (check(date + three(first + serial)) === 10) serial = (serial + 1) % 500;
    const body = date + three(first + serial);
    return body + check(body);
  },
});

const UNUSED = list('20 40 70 90 97 98 99');

/** Regions of Serbia to draw from; a Slovenian EMŠO has 50. */
const SERBIA = list('71 71 71 72 73 74 75 76 77 78 79 80 80 81 82 85 86 87 88 89');

/** By the region's first digit; foreigners and temporary residents have none. */
const REGIONS = [
  undefined,
  ...['Bosnia and Herzegovina', 'Montenegro', 'Croatia', 'North Macedonia', 'Slovenia'],
  undefined,
  ...['Serbia', 'Vojvodina', 'Kosovo'],
];

/** The year's millennium is left out: 800 and over belong to the first. */
function bornOn(jmbg: string): Day | undefined {
  const year = Number(jmbg.slice(4, 7));
  return dayOf(year < 800 ? 2000 + year : 1000 + year, Number(jmbg.slice(2, 4)), Number(jmbg.slice(0, 2)));
}

/** 0 to 10. */
function check(body: string): number {
  return (11 - (weighted(body, [7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
