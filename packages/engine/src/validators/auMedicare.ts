import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Medicare card number: eight digits from 2 to 6 on, check digit (weights 1-3-7-9 twice, modulo 10), issue
 * number 1-9, printed 4-5-1; the holder's place on the card, 1-9, may follow. Source: Medicare Australia,
 * ACIR immunisation document formats.
 */
export const auMedicare = standard({
  id: 'auMedicare',
  label: 'Medicare card number (Australia)',
  written: ['#### ##### #', '#### ##### #/#'],
  form: /^\d{4}[ -]?\d{5}[ -]?\d(?:[ /-]?\d)?$/,
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)) + number.slice(9),
  rules: {
    prefix: part([0, 1], /[2-6]/, 'begins with #, should begin with 2 to 6'),
    issue: part([9, 10], /[1-9]/, 'issue number is 0, should be 1 to 9'),
    holder: part([10], /^[1-9]?$/, 'place on the card is 0, should be 1 to 9'),
  },
  wrong: { holder: (number) => `${number.slice(0, 10)}0` },
  make(random) {
    const body = random.int(2, 6) + random.digits(7);
    return `${body.slice(0, 4)} ${body.slice(4)}${check(body)} ${random.int(1, 4)}`;
  },
});

function check(body: string): string {
  return String(weighted(body, [1, 3, 7, 9]) % 10);
}
