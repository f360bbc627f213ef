import { weighted } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { grouped } from '../kernel/text.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Business ID: seven digits, a hyphen, a check digit (weights 7 9 10 5 8 4 2, modulo 11; remainder 1 is never
 * issued). The VAT form, FI and the eight digits, is accepted too. Source: Business Information Act 244/2001, § 9;
 * Finnish Tax Administration, "Y-tunnuksen tarkistusnumeron laskenta".
 */
export const fiYtunnusDeclared: Standard<unknown> = {
  id: 'fiYtunnus',
  label: 'Y-tunnus (Finland)',
  written: '#######-#',
  prefix: 'FI',
  form: /^(?:\d{7}-?\d|FI ?\d{8})$/i,
  mend(number) {
    const digit = check(number.slice(0, 7));
    return digit > 9 ? undefined : number.slice(0, 7) + digit;
  },
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: zeros(0, 8) },
  make: (random) => grouped(business(random), [7], '-'),
};

export const fiYtunnus = standard(fiYtunnusDeclared);

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
