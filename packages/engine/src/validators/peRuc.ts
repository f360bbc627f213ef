import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { peDniNumber } from './peDni.ts';

/**
 * RUC: 11 digits; 10 + DNI + check digit for persons, 15, 16 and 17 for persons without a DNI, 20 for
 * companies. Weights 5-4-3-2-7-6-5-4-3-2; the check digit is 11 less the remainder by 11, its last digit.
 * Source: SUNAT, Resolución de Superintendencia 210-2004; OECD TIN sheet Peru.
 */
export const peRuc = standard<Pick<Citizen, 'born'>>({
  id: 'peRuc',
  label: 'RUC (Peru)',
  written: '###########',
  mend: (number) => rucOf(number.slice(0, 10)),
  rules: {
    type: part([0, 2], /1[0567]|20/, 'type is #, should be 10, 15, 16 or 17 of persons or 20 of companies'),
    series: serialFault,
  },
  wrong: { series: zeros(2, 10) },
  reads: (number) => ({ type: number.startsWith('20') ? 'company' : 'person' }),
  make: (random, { born }) => rucOf(`10${peDniNumber(random, born)}`),
});

/** The rule that zeros alone are never issued. */
export function serialFault(ruc: string): string | undefined {
  return reasonIf(/^..0{8}/.test(ruc), 'eight zeros after the type are never issued');
}

/** The RUC of a type and 8 digits, e.g. `10` and a DNI. */
export function rucOf(body: string): string {
  return body + ((11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
