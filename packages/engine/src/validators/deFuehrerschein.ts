import { weighted } from '../checksum/weighted.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Führerscheinnummer of the card: letter of the state (A to P, in the alphabet of the states), two digits of the
 * district and one more place for the office, five places that count up, check digit, issue. Values 0-9 and
 * A = 10 … Z = 35 by 9 … 1, remainder by 11, 10 as X. Source: FeV annex 8; Kraftfahrt-Bundesamt. `home` is the
 * ISO 3166-2 letters of the state.
 */
export const deFuehrerschein: Validator<Pick<Citizen, 'home'>> = {
  id: 'deFuehrerschein',
  label: 'Führerschein number (Germany)',
  valid(value) {
    if (!/^[A-P]\d\d[0-9A-Z]{6}[0-9X][0-9A-Z]$/i.test(value)) return false;
    return value.toUpperCase()[9] === check(value.slice(0, 9));
  },
  make(random, { home }) {
    const state = home !== undefined && STATES.includes(home) ? STATES.indexOf(home) : random.below(16);
    const body = `${LETTERS[state]}${random.pick(['01', '02', '03', '04', '05'])}0${random.chars(5, DIGITS + LETTERS)}`;
    return `${body}${check(body)}1`;
  },
};

const STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
];

function check(body: string): string {
  const rest = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return rest === 10 ? 'X' : String(rest);
}
