import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { pisCheck } from './brPis.ts';

/**
 * RENAVAM, a vehicle's number: ten digits and a check digit (the sum of the PIS); eleven digits since 2013,
 * older numbers with zeros before. Source: Denatran, Portaria 27/2013. Equal digits are refused.
 */
export const brRenavam: Validator<unknown> = {
  id: 'brRenavam',
  label: 'RENAVAM (Brazil)',
  valid(value) {
    if (!/^\d{10}-?\d$/.test(value)) return false;
    const renavam = bare(value);
    return !/^(\d)\1+$/.test(renavam) && renavam.endsWith(pisCheck(renavam.slice(0, 10)));
  },
  make(random) {
    const body = `01${random.digits(8)}`;
    return body + pisCheck(body);
  },
};
