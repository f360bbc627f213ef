import { standard } from '../standard/standard.ts';
import { brPisDeclared, pisCheck } from './brPis.ts';

/**
 * RENAVAM, a vehicle's number: ten digits and a check digit (the sum of the PIS); eleven digits since 2013,
 * older numbers with zeros before. Source: Denatran, Portaria 27/2013. Zeros are refused; other equal digits fail the sum.
 */
export const brRenavam = standard({
  ...brPisDeclared,
  id: 'brRenavam',
  label: 'RENAVAM (Brazil)',
  written: ['###########', '##########-#'],
  make(random) {
    const body = `01${random.digits(8)}`;
    return body + pisCheck(body);
  },
});
