import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NIF of persons and NIPC of firms, also the VAT number after PT: nine digits, weights 9 … 2, modulo
 * 11; a check of 10 or 11 is written 0. First digits by kind: 1-3 persons, 45 non-residents, 5 firms,
 * 6 public bodies, 70 74 75 estates, 71 72 77-79 special registrations, 8 sole traders (extinct), 90 91
 * 98 99 condominiums, non-residents and partnerships. Source: Decreto-Lei 14/2013; OECD TIN sheet for
 * Portugal; Wikipedia (the table of first digits).
 */
export const ptNif: Validator<unknown> = {
  id: 'ptNif',
  label: 'NIF (Portugal)',
  valid(value) {
    if (!/^(?:PT[ -]?)?\d{3}[ .]?\d{3}[ .]?\d{3}$/i.test(value)) return false;
    const nif = bare(value).slice(-9);
    return KINDS.test(nif) && nif.endsWith(nifDigit(nif.slice(0, 8)));
  },
  make(random) {
    const body = random.pick('12') + random.digits(7);
    return body + nifDigit(body);
  },
};

const KINDS = /^(?:[1-3568]|45|7[0-2457-9]|9[0189])/;

/** The check digit of the eight digits of a NIF or NIPC. */
export function nifDigit(body: string): string {
  const rest = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return rest < 2 ? '0' : String(11 - rest);
}
