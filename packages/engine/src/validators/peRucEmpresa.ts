import type { Validator } from '../model.ts';
import { peRuc, rucOf } from './peRuc.ts';

/** RUC of a company: type 20; numbers of the 500 and 600 millions are those of today. Source: SUNAT. */
export const peRucEmpresa: Validator<unknown> = {
  id: 'peRucEmpresa',
  label: 'RUC of a company (Peru)',
  valid: (value) => value.startsWith('20') && peRuc.valid(value),
  make: (random) => rucOf(`20${random.pick(['5', '60'])}${random.digits(8)}`.slice(0, 10)),
};
