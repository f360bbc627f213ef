import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { standard } from '../standard/standard.ts';

/**
 * Hong Kong identity card number: one or two letters, six digits, check digit in brackets. Weights 9 to 2 with A =
 * 10 … Z = 35 and 36 for the letter that is missing; the whole is divisible by 11, and 10 is written A. Source:
 * Immigration Department; the arithmetic is in general use, not in an official paper. Decided: any letters are
 * accepted, as the department opens new ones. Generated numbers have the letter of the holder's time: births since
 * 1980 have the birth certificate's number (Z, since 1989 Y, since April 2005 S), earlier ones that of the first
 * card.
 */
export const hkid = standard<Pick<Citizen, 'born'>>({
  id: 'hkid',
  label: 'HKID (Hong Kong)',
  written: ['@######([0-9A])', '@@######([0-9A])'],
  separators: '()',
  form: /^[A-Z]{1,2}\d{6}(?:\([\dA]\)|[\dA])$/i,
  mend: (id) => id.slice(0, -1) + check(id.slice(0, -1)),
  make(random, { born }) {
    const [, letters] = LETTERS.find(([until]) => born.iso < until) as readonly [string, string];
    const body = random.pick(letters) + random.digits(6);
    return `${body}(${check(body)})`;
  },
});

/** Letters of people born before a day. */
const LETTERS = [
  ['1956', 'CDE'],
  ['1972', 'CDG'],
  ['1980', 'K'],
  ['1989', 'Z'],
  ['2005-04-01', 'Y'],
  ['9999', 'S'],
] as const;

function check(body: string): string {
  const sum = body.length === 8 ? weighted(body, WEIGHTS) : 36 * 9 + weighted(body, WEIGHTS.slice(1));
  return '0123456789A'[(11 - (sum % 11)) % 11] as string;
}

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];
