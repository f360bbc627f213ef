import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { coNit, nitOf } from './coNit.ts';

/** NIT of a company: nine digits beginning with 8 or 9 (900 and 901 millions today). Source: DIAN. */
export const coNitEmpresa: Validator<unknown> = {
  id: 'coNitEmpresa',
  label: 'NIT of a company (Colombia)',
  valid: (value) => /^[89]\d{9}$/.test(bare(value)) && coNit.valid(value),
  make: (random) => nitOf(random.int(900_000_000, 901_899_999)),
};
