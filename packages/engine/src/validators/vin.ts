import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Vehicle identification number: maker (3), description (5), check digit, model year, plant, serial (6).
 * ISO 3779 and 3780: 17 characters without I, O, Q, the last four digits, no maker's code from 0.
 * 49 CFR 565.15: place 9 is the weighted sum by 11 (10 is X), place 10 a year code, neither U, Z nor 0.
 * Makers outside North America may put anything in place 9; here the check is required.
 */
export const vin = standard({
  id: 'vin',
  label: 'VIN',
  written: '{8[0-9A-HJ-NPR-Z]}[0-9X]{4[0-9A-HJ-NPR-Z]}####',
  mend: (number) => number.slice(0, 8) + check(number) + number.slice(9),
  rules: {
    prefix: part([0, 3], /^[^0]/, 'maker is #, should not begin with 0'),
    year: part([9, 10], /[^0UZ]/, 'model year is #, should not be U, Z or 0'),
  },
  wrong: {
    prefix: zeros(0, 1),
    year: (number, random) => number.slice(0, 9) + random.pick('0UZ') + number.slice(10),
  },
  reads: (number) => ({ country: COUNTRIES.find(([makers]) => makers.test(number))?.[1] }),
  make(random) {
    const front = random.pick(MAKERS) + random.chars(5, CHARACTERS);
    const back = random.pick('JKLMNPRST') + random.chars(1, CHARACTERS) + random.digits(6);
    return front + check(`${front}0${back}`) + back;
  },
});

/** Characters of the description, letters first: the value of a letter is not its rank. */
const CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const VALUES = '12345678123457923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Where the maker sits, by the first characters (ISO 3780), as far as a country has them alone. */
const COUNTRIES: readonly (readonly [makers: RegExp, country: string])[] = [
  [/^[145]/, 'us'],
  [/^2/, 'ca'],
  [/^3[A-W]/, 'mx'],
  [/^9[A-E3-9]/, 'br'],
  [/^J/, 'jp'],
  [/^K[L-R]/, 'kr'],
  [/^L/, 'cn'],
  [/^S[A-M]/, 'gb'],
  [/^V[F-R]/, 'fr'],
  [/^V[S-W]/, 'es'],
  [/^W/, 'de'],
  [/^Y[S-W]/, 'se'],
  [/^Z[A-R]/, 'it'],
];

/** Makers' codes of cars built for North America. */
const MAKERS = [
  '1FA',
  '1G1',
  '1HG',
  '1N4',
  '2HG',
  '2T1',
  '3VW',
  '4T1',
  '5YJ',
  '5NP',
  'JTD',
  'KMH',
  'WBA',
  'WVW',
  'YV1',
];

function check(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const code = vin.charCodeAt(i);
    const value = code < 58 ? code - 48 : Number(VALUES[CHARACTERS.indexOf(vin.charAt(i))]);
    sum += value * (WEIGHTS[i] as number);
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}
