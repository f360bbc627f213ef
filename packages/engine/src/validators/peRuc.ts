import { weighted } from '../checksum/weighted.ts';
import type { Citizen, Validator } from '../model.ts';
import { dniNumber } from './peDni.ts';

/**
 * RUC: 11 digits; 10 + DNI + check digit for persons, 15, 16 and 17 for persons without a DNI, 20 for
 * companies. Weights 5-4-3-2-7-6-5-4-3-2; the check digit is 11 less the remainder by 11, its last digit.
 * Source: SUNAT, Resolución de Superintendencia 210-2004; OECD TIN sheet Peru.
 */
export const peRuc: Validator<Pick<Citizen, 'born'>> = {
  id: 'peRuc',
  label: 'RUC (Peru)',
  valid: (value) => /^(?:1[0567]|20)(?!0{8})\d{9}$/.test(value) && value === rucOf(value.slice(0, 10)),
  make: (random, { born }) => rucOf(`10${dniNumber(random, born)}`),
};

/** The RUC of a type and 8 digits, e.g. `10` and a DNI. */
export function rucOf(body: string): string {
  return body + ((11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
