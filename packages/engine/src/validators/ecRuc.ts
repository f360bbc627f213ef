import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';
import { ecCedula, provinceFault, provinceOf, withCedulaCheck } from './ecCedula.ts';

/**
 * RUC: 13 digits. A person's is the cédula and the establishment (001…); a company's has 9 in the third
 * place and a check digit in the tenth (weights 4-3-2-7-6-5-4-3-2, modulo 11); a public body's has 6
 * in the third place and a check digit in the ninth (3-2-7-6-5-4-3-2), with four digits after it.
 * Source: SRI, "Tipos de RUC"; OECD TIN sheet Ecuador. Companies registered of late may be given
 * numbers without a check digit; these cannot be told from misprints and are refused.
 */
export const ecRucDeclared: Standard<Pick<Citizen, 'home'>> = {
  id: 'ecRuc',
  label: 'RUC (Ecuador)',
  written: '#############',
  form: /^\d{9}-?\d-?\d{3}$/,
  mend(number) {
    if (isPublic(number)) return number;
    return number.charAt(2) === '9' ? withCompanyCheck(number) : withCedulaCheck(number);
  },
  rules: {
    region: provinceFault,
    type: part(
      [2, 3],
      /[0-69]/,
      'third digit is #, should be 0 to 5 of persons, 6 of public bodies or 9 of companies',
    ),
    establishment: (number) =>
      reasonIf(
        number.endsWith(isPublic(number) ? '0000' : '000'),
        'establishment is 000, should be 001 to 999',
      ),
  },
  wrong: { establishment: zeros(10, 13) },
  reads: (number) => ({ region: provinceOf(number), type: KINDS.get(number.charAt(2)) }),
  make: (random, who) => `${ecCedula.make(random, who)}001`,
};

export const ecRuc = standard(ecRucDeclared);

/** Kind of holder by the third digit; 6 may be a foreigner or a public body. */
const KINDS = new Map([...Array.from('012345', (digit) => [digit, 'person'] as const), ['9', 'company']]);

/** The check digit of a company's nine digits; 10 if there is none. */
export function companyCheck(body: string): number {
  return (11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}

function withCompanyCheck(number: string): string | undefined {
  const check = companyCheck(number.slice(0, 9));
  return check > 9 ? undefined : number.slice(0, 9) + check + number.slice(10);
}

/** Returns whether the ninth place holds the check digit of a public body. */
function isPublic(ruc: string): boolean {
  const check = (11 - (weighted(ruc.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return ruc.charAt(2) === '6' && Number(ruc.charAt(8)) === check;
}
