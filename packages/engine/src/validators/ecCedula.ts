import { luhnDigit } from '../checksum/luhn.ts';
import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { coded, part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Cédula: province of issue (01-24, 30 for Ecuadorians abroad), third digit 0-5 (6 on cards of
 * foreigners since 2017), six digits, check digit by Luhn. `home` is the province's code.
 * Source: Registro Civil, Ley Orgánica de Gestión de la Identidad (2016); OECD TIN sheet Ecuador.
 */
export const ecCedula = standard<Pick<Citizen, 'home'>>({
  id: 'ecCedula',
  label: 'Cédula (Ecuador)',
  written: '##########',
  form: /^\d{9}-?\d$/,
  mend: withCedulaCheck,
  rules: {
    region: provinceFault,
    type: part([2, 3], /[0-6]/, 'third digit is #, should be 0 to 5, or 6 of foreigners'),
  },
  reads: (number) => ({ region: provinceOf(number) }),
  make(random, { home }) {
    const body = (home ?? two(random.int(1, 24))) + random.below(6) + random.digits(6);
    return body + luhnDigit(body);
  },
});

/** The number with the tenth digit set to the Luhn digit of the nine before it. */
export function withCedulaCheck(number: string): string {
  return number.slice(0, 9) + luhnDigit(number.slice(0, 9)) + number.slice(10);
}

/** The name of the province that the number begins with. */
export function provinceOf(number: string): string | undefined {
  return PROVINCES.get(number.slice(0, 2));
}

/** The rule that a number begins with a province. */
export function provinceFault(number: string): string | undefined {
  return reasonIf(
    provinceOf(number) === undefined,
    `province ${number.slice(0, 2)} does not exist, should be 01 to 24 or 30`,
  );
}

const PROVINCES = coded(`
  01:Azuay 02:Bolívar 03:Cañar 04:Carchi 05:Cotopaxi 06:Chimborazo 07:El_Oro 08:Esmeraldas 09:Guayas 10:Imbabura 11:Loja
  12:Los_Ríos 13:Manabí 14:Morona_Santiago 15:Napo 16:Pastaza 17:Pichincha 18:Tungurahua 19:Zamora_Chinchipe
  20:Galápagos 21:Sucumbíos 22:Orellana 23:Santo_Domingo_de_los_Tsáchilas 24:Santa_Elena 30:abroad`);
