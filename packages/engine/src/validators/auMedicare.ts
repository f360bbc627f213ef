import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Medicare card number: eight digits from 2 to 6 on, check digit (weights 1-3-7-9 twice, modulo 10), issue
 * number 1-9, printed 4-5-1; the holder's place on the card, 1-9, may follow. Source: Medicare Australia,
 * ACIR immunisation document formats.
 */
export const auMedicare: Validator<unknown> = {
  id: 'auMedicare',
  label: 'Medicare card number (Australia)',
  valid(value) {
    if (!/^[2-6]\d{3}[ -]?\d{5}[ -]?[1-9](?:[ /-]?[1-9])?$/.test(value)) return false;
    const number = bare(value);
    return number.charAt(8) === check(number.slice(0, 8));
  },
  make(random) {
    const body = random.int(2, 6) + random.digits(7);
    return `${body.slice(0, 4)} ${body.slice(4)}${check(body)} ${random.int(1, 4)}`;
  },
};

function check(body: string): string {
  return String(weighted(body, [1, 3, 7, 9]) % 10);
}
