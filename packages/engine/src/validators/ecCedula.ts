import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Cédula: province of issue (01-24, 30 for Ecuadorians abroad), third digit 0-5 (6 on cards of
 * foreigners since 2017), six digits, check digit by Luhn. `home` is the province's code.
 * Source: Registro Civil, Ley Orgánica de Gestión de la Identidad (2016); OECD TIN sheet Ecuador.
 */
export const ecCedula: Validator<Pick<Citizen, 'home'>> = {
  id: 'ecCedula',
  label: 'Cédula (Ecuador)',
  valid: (value) => /^(?:0[1-9]|1\d|2[0-4]|30)[0-6]\d{6}-?\d$/.test(value) && isLuhn(bare(value)),
  make(random, { home }) {
    const body = (home ?? two(random.int(1, 24))) + random.below(6) + random.digits(6);
    return body + luhnDigit(body);
  },
};
