import { remainder } from '../checksum/mod97.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Numéro fiscal de référence (SPI): ten digits, the first 0 to 3, and a key of three, the remainder by 511. A number of
 * zeros is nobody's. Source: DGFiP; EU and OECD TIN sheets France; OECD's check as in the TIN-on-the-web tool.
 */
export const frSpi: Validator<unknown> = {
  id: 'frSpi',
  label: 'Numéro fiscal (France)',
  valid(value) {
    if (!/^[0-3]\d ?\d\d ?\d{3} ?\d{3} ?\d{3}$/.test(value)) return false;
    const number = bare(value);
    const body = number.slice(0, 10);
    return body !== '0000000000' && number.endsWith(key(body));
  },
  make(random) {
    const body = random.pick('0123') + random.int(100_000_000, 999_999_999);
    return `${body.slice(0, 2)} ${body.slice(2, 4)} ${body.slice(4, 7)} ${body.slice(7)} ${key(body)}`;
  },
};

function key(body: string): string {
  return String(remainder(body, 511)).padStart(3, '0');
}
