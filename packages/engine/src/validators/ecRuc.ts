import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { ecCedula } from './ecCedula.ts';

/**
 * RUC: 13 digits. A person's is the cédula and the establishment (001…); a company's has 9 in the third
 * place and a check digit in the tenth (weights 4-3-2-7-6-5-4-3-2, modulo 11); a public body's has 6
 * in the third place and a check digit in the ninth (3-2-7-6-5-4-3-2), with four digits after it.
 * Source: SRI, "Tipos de RUC"; OECD TIN sheet Ecuador. Companies registered of late may be given
 * numbers without a check digit; these cannot be told from misprints and are refused.
 */
export const ecRuc: Validator<Pick<Citizen, 'home'>> = {
  id: 'ecRuc',
  label: 'RUC (Ecuador)',
  valid(value) {
    if (!/^(?:0[1-9]|1\d|2[0-4]|30)[0-69]\d{6}-?\d-?\d{3}$/.test(value)) return false;
    const ruc = bare(value);
    if (ruc.charAt(2) === '6' && isPublic(ruc)) return true;
    if (ruc.endsWith('000')) return false;
    return ruc.charAt(2) === '9'
      ? Number(ruc.charAt(9)) === companyCheck(ruc.slice(0, 9))
      : ecCedula.valid(ruc.slice(0, 10));
  },
  make: (random, who) => `${ecCedula.make(random, who)}001`,
};

/** The check digit of a company's nine digits; 10 where there is none. */
export function companyCheck(body: string): number {
  return (11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}

function isPublic(ruc: string): boolean {
  const check = (11 - (weighted(ruc.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return Number(ruc.charAt(8)) === check && !ruc.endsWith('0000');
}
