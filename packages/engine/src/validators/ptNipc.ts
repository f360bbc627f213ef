import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { nifDigit, nifKindOf, withNifDigit } from './ptNif.ts';

/**
 * NIPC, the number of Portuguese legal persons in the RNPC, also their VAT number: a NIF whose first
 * digits name an entity: 5 firms, 6 public bodies, 71 72 77-79 special registrations, 90 91 98 99
 * condominiums, non-residents and partnerships. Source: Decreto-Lei 129/98 (RNPC), article 13.
 */
export const ptNipc = standard({
  id: 'ptNipc',
  label: 'NIPC (Portugal)',
  written: ['#########', '### ### ###'],
  prefix: 'PT',
  separators: '.',
  mend: withNifDigit,
  rules: {
    type: part(
      [0, 2],
      /^(?:[56]|7[127-9]|9[0189])/,
      'no legal person has a number that begins with #, should be 5 of firms or another kind',
    ),
  },
  reads: (number) => ({ type: nifKindOf(number) }),
  make(random) {
    const body = `5${random.digits(7)}`;
    return body + nifDigit(body);
  },
});
