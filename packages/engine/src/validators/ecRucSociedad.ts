import { two } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';
import { companyCheck, ecRuc } from './ecRuc.ts';

/** RUC of a private company: 9 in the third place (see `ecRuc`). `home` is the province's code. */
export const ecRucSociedad: Validator<Pick<Citizen, 'home'>> = {
  id: 'ecRucSociedad',
  label: 'RUC of a company (Ecuador)',
  valid: (value) => value.charAt(2) === '9' && ecRuc.valid(value),
  make(random, { home }) {
    const province = home ?? two(random.int(1, 24));
    let serial = random.below(1_000_000);
    let body = '';
    do body = `${province}9${String(serial++ % 1_000_000).padStart(6, '0')}`;
    while (companyCheck(body) === 10);
    return `${body + companyCheck(body)}001`;
  },
};
