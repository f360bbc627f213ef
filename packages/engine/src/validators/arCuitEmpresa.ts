import type { Validator } from '../model.ts';
import { arCuit, cuitOf } from './arCuit.ts';

/**
 * CUIT of a company: type 30, or 33 and 34 where type 30 has no check digit.
 * Source: AFIP Resolución General 10/97. Numbers in the 70 million range are those of today.
 */
export const arCuitEmpresa: Validator<unknown> = {
  id: 'arCuitEmpresa',
  label: 'CUIT of a company (Argentina)',
  valid: (value) => value.startsWith('3') && arCuit.valid(value),
  make: (random) => cuitOf('30', String(random.int(70_700_000, 71_899_999))),
};
