import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { companyCheck, ecRucDeclared } from './ecRuc.ts';

/** RUC of a private company: 9 in the third place (see `ecRuc`). `home` is the province's code. */
export const ecRucSociedad = standard<Pick<Citizen, 'home'>>({
  ...ecRucDeclared,
  id: 'ecRucSociedad',
  label: 'RUC of a company (Ecuador)',
  rules: { ...ecRucDeclared.rules, type: part([2, 3], /9/, 'third digit is #, should be 9 of a company') },
  make(random, { home }) {
    const province = home ?? two(random.int(1, 24));
    let serial = random.below(1_000_000);
    let body = '';
    do body = `${province}9${String(serial++ % 1_000_000).padStart(6, '0')}`;
    while (companyCheck(body) === 10);
    return `${body + companyCheck(body)}001`;
  },
});
