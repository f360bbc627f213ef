import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { coded, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIF of persons and NIPC of firms, also the VAT number after PT: nine digits, weights 9 … 2, modulo
 * 11; a check of 10 or 11 is written 0. First digits by kind: 1-3 persons, 45 non-residents, 5 firms,
 * 6 public bodies, 70 74 75 estates, 71 72 77-79 special registrations, 8 sole traders (extinct), 90 91
 * 98 99 condominiums, non-residents and partnerships. Source: Decreto-Lei 14/2013; OECD TIN sheet for
 * Portugal; Wikipedia (the table of first digits).
 */
export const ptNif = standard({
  id: 'ptNif',
  label: 'NIF (Portugal)',
  written: ['#########', '### ### ###'],
  prefix: 'PT',
  separators: '.',
  mend: withNifDigit,
  rules: {
    type: part(
      [0, 2],
      /^(?:[1-3568]|45|7[0-2457-9]|9[0189])/,
      'nobody has numbers that begin with #, should be 1 to 3 of persons, 5 of firms or another kind',
    ),
  },
  reads: (number) => ({ type: nifKindOf(number) }),
  // Given out in order since 1980: those of 1 ran out long before those of 2 did in July 2019.
  make(random, { born: { year } }: Pick<Citizen, 'born'>) {
    const first = year < 1965 ? '1' : year < 1980 ? '12' : '2';
    const body = first[random.choose(first.length)] + random.digits(7);
    return body + nifDigit(body);
  },
});

/** Returns the kind of holder by the first digits. */
export function nifKindOf(nif: string): string | undefined {
  return KINDS.get(nif.slice(0, 2)) ?? KINDS.get(nif.charAt(0));
}

const KINDS = coded(`
  1:person 2:person 3:person 45:non-resident_person 5:company 6:public_body 70:estate 74:estate 75:estate 8:sole_trader
  90:condominium_or_estate 91:condominium_or_estate 98:non-resident_entity 99:partnership`);

/** The number with a correct check digit. */
export function withNifDigit(nif: string): string {
  return nif.slice(0, 8) + nifDigit(nif.slice(0, 8));
}

/** The check digit of the eight digits of a NIF or NIPC. */
export function nifDigit(body: string): string {
  const rest = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return rest < 2 ? '0' : String(11 - rest);
}
