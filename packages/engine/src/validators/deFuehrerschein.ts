import { weighted } from '../checksum/weighted.ts';
import { GERMAN_STATES, type GermanState } from '../data/germanStates.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Führerscheinnummer of the card: letter of the state (A to P, in the alphabet of the states), two digits of the
 * district and one more place for the office, five places that count up, check digit, issue. Values 0-9 and
 * A = 10 … Z = 35 by 9 … 1, remainder by 11, 10 as X. Source: FeV annex 8; Kraftfahrt-Bundesamt. `home` is the
 * ISO 3166-2 letters of the state.
 */
export const deFuehrerschein = standard<Pick<Citizen, 'home'>>({
  id: 'deFuehrerschein',
  label: 'Führerschein number (Germany)',
  written: '@##******[0-9X]*',
  mend: (number) => number.slice(0, 9) + check(number.slice(0, 9)) + number.slice(10),
  rules: { region: part([0, 1], /[A-P]/, 'state # does not exist, should be A to P') },
  reads: (number) => ({ region: GERMAN_STATES[STATES[LETTERS.indexOf(number.charAt(0))] as GermanState] }),
  make(random, { home }) {
    const state = home !== undefined && STATES.includes(home) ? STATES.indexOf(home) : random.below(16);
    const body = `${LETTERS[state]}${random.pick(['01', '02', '03', '04', '05'])}0${random.chars(5, DIGITS + LETTERS)}`;
    return `${body}${check(body)}1`;
  },
});

const STATES: readonly string[] = Object.keys(GERMAN_STATES);

function check(body: string): string {
  const rest = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return rest === 10 ? 'X' : String(rest);
}
