import { weighted } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { grouped } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Business ID: seven digits, a hyphen, a check digit (weights 7 9 10 5 8 4 2, modulo 11; remainder 1 is not
 * given out). The VAT form, FI and the eight digits, is accepted too. Source: Business Information Act
 * 244/2001, § 9; Finnish Tax Administration, "Y-tunnuksen tarkistusnumeron laskenta".
 */
export const fiYtunnus: Validator<unknown> = {
  id: 'fiYtunnus',
  label: 'Y-tunnus (Finland)',
  valid: (value) => /^(?:\d{7}-?\d|FI ?\d{8})$/i.test(value) && isBusiness(value.replace(/\D/g, '')),
  make: (random) => grouped(business(random), [7], '-'),
};

/** Whether eight digits are a business ID. */
export function isBusiness(digits: string): boolean {
  return Number(digits) > 0 && check(digits.slice(0, 7)) === Number(digits[7]);
}

/** The eight digits of a business ID. */
export function business(random: Random): string {
  let number = random.int(100000, 3449999);
  let body = String(number).padStart(7, '0');
  while (check(body) > 9) body = String(--number).padStart(7, '0');
  return `${body}${check(body)}`;
}

function check(body: string): number {
  return (11 - (weighted(body, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11;
}
