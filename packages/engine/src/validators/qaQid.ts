import { isoNumbers } from '../data/isoNumbers.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Citizen, Validator } from '../model.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/** Nationalities by their number; of those that are no country any more nothing is known. */
type Nationalities = ReadonlyMap<string, string | undefined>;

/**
 * Qatari ID (QID), by its structure: century (2 for 19YY, 3 for 20YY), year of birth, nationality as its ISO 3166-1
 * number (634 Qatar), five serial digits. No check rule is public. Source: OECD TIN sheet for Qatar; Ministry of
 * Interior, Hukoomi. Numbers keep the nationality they were issued with, so the former codes of Sudan (736) and
 * Serbia and Montenegro (891) are accepted. `home` is the number of the nationality, 634 where absent.
 */
export function qidOf(nationalities: () => Nationalities): Validator<Pick<Citizen, 'born' | 'home'>> {
  return standard({
    id: 'qaQid',
    label: 'QID (Qatar)',
    written: '###########',
    rules: {
      century: part([0, 1], /[23]/, 'century is #, should be 2 for 19YY or 3 for 20YY'),
      country: (number) =>
        reasonIf(
          !nationalities().has(number.slice(3, 6)),
          `nationality ${number.slice(3, 6)} is not a country of ISO 3166-1, should be one such as 634`,
        ),
    },
    wrong: { country: (number) => `${number.slice(0, 3)}999${number.slice(6)}` },
    reads: (number) => ({
      birthYear: (number.startsWith('2') ? '19' : '20') + number.slice(1, 3),
      nationality: nationalities().get(number.slice(3, 6)),
    }),
    make(random, { born, home }) {
      const serial = String(random.int(1, 99_999)).padStart(5, '0');
      return (born.year < 2000 ? '2' : '3') + born.yy + (home ?? '634') + serial;
    },
  });
}

/** Of all countries; Serbia and Montenegro is none any more. */
export const qaQid = qidOf(
  onFirstUse((): Nationalities => new Map([...isoNumbers(), ['736', 'sd'], ['891', undefined]])),
);
