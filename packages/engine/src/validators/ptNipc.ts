import type { Validator } from '../model.ts';
import { nifDigit, ptNif } from './ptNif.ts';

/**
 * NIPC, the number of Portuguese legal persons in the RNPC, also their VAT number: a NIF whose first
 * digits name an entity: 5 firms, 6 public bodies, 71 72 77-79 special registrations, 90 91 98 99
 * condominiums, non-residents and partnerships. Source: Decreto-Lei 129/98 (RNPC), article 13.
 */
export const ptNipc: Validator<unknown> = {
  id: 'ptNipc',
  label: 'NIPC (Portugal)',
  valid: (value) =>
    /^(?:PT[ -]?)?[5679]/i.test(value) && ptNif.valid(value) && !/^(?:PT[ -]?)?7[045]/i.test(value),
  make(random) {
    const body = `5${random.digits(7)}`;
    return body + nifDigit(body);
  },
};
