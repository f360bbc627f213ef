import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { coNitDeclared, nitOf } from './coNit.ts';

/** NIT of a company: nine digits beginning with 8 or 9 (900 and 901 millions today). Source: DIAN. */
export const coNitEmpresa = standard<unknown>({
  ...coNitDeclared,
  id: 'coNitEmpresa',
  label: 'NIT of a company (Colombia)',
  written: '###.###.###-#',
  rules: { type: part([0, 1], /[89]/, 'begins with #, should begin with 8 or 9 for a company') },
  make: (random) => nitOf(random.int(900_000_000, 901_899_999)),
});
