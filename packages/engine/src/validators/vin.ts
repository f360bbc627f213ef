import type { Validator } from '../model.ts';

/**
 * Vehicle identification number: maker (3), description (5), check digit, model year, plant, serial (6).
 * ISO 3779 and 3780: 17 characters without I, O, Q, the last four digits, no maker's code from 0.
 * 49 CFR 565.15: place 9 is the weighted sum by 11 (10 is X), place 10 a year code, neither U, Z nor 0.
 * Makers outside North America may put anything in place 9; here the check is required.
 */
export const vin: Validator<unknown> = {
  id: 'vin',
  label: 'VIN',
  valid(value) {
    const number = value.toUpperCase();
    return (
      /^[1-9A-HJ-NPR-Z][\dA-HJ-NPR-Z]{7}[\dX][1-9A-HJ-NPR-TV-Y][\dA-HJ-NPR-Z]{3}\d{4}$/.test(number) &&
      number[8] === check(number)
    );
  },
  make(random) {
    const front = random.pick(MAKERS) + random.chars(5, CHARACTERS);
    const back = random.pick('JKLMNPRST') + random.chars(1, CHARACTERS) + random.digits(6);
    return front + check(`${front}0${back}`) + back;
  },
};

/** Characters of the description, letters first: the value of a letter is not its rank. */
const CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const VALUES = '12345678123457923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

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
