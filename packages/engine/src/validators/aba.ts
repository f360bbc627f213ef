import { toTen, weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * US routing transit number: Federal Reserve routing symbol 4 digits, institution 4, check 1, printed as nine
 * digits. Starts with 00 (government), 01-12, 21-32 (thrifts), 61-72 (electronic) or 80 (traveller's cheques);
 * weights 3-7-1, the sum divisible by ten. Source: ABA, Routing Number Policy and Procedures.
 */
export const aba: Validator<unknown> = {
  id: 'aba',
  label: 'US ABA routing',
  valid: (value) => PATTERN.test(value) && value.endsWith(abaCheck(value.slice(0, 8))),
  make(random) {
    const district = random.int(1, 12);
    const body = (district < 10 ? `0${district}` : district) + random.digits(6);
    return body + abaCheck(body);
  },
};

/** The check digit of a routing number's first eight digits. */
export function abaCheck(body: string): string {
  return String(toTen(weighted(body, [3, 7, 1])));
}

const PATTERN = /^(?!0{9})(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;
