import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { arCuitDeclared, cuitOf } from './arCuit.ts';

/**
 * CUIT of a company: type 30, or 33 and 34 where type 30 has no check digit.
 * Source: AFIP Resolución General 10/97. Numbers in the 70 million range are those of today.
 */
export const arCuitEmpresa = standard<unknown>({
  ...arCuitDeclared,
  id: 'arCuitEmpresa',
  label: 'CUIT of a company (Argentina)',
  rules: {
    ...arCuitDeclared.rules,
    type: part([0, 2], /^3[034]$/, 'type # is not a company, should be 30, 33 or 34'),
  },
  wrong: { series: () => '30000000007' },
  make: (random) => cuitOf('30', String(random.int(70_700_000, 71_899_999))),
});
