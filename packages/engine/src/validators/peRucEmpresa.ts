import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { rucOf, serialFault } from './peRuc.ts';

/** RUC of a company: type 20; numbers of the 500 and 600 millions are those of today. Source: SUNAT. */
export const peRucEmpresa = standard({
  id: 'peRucEmpresa',
  label: 'RUC of a company (Peru)',
  written: '###########',
  mend: (number) => rucOf(number.slice(0, 10)),
  rules: { type: part([0, 2], /20/, 'type is #, should be 20'), series: serialFault },
  wrong: { series: zeros(2, 10) },
  make: (random) => rucOf(`20${random.pick(['5', '60'])}${random.digits(8)}`.slice(0, 10)),
});
