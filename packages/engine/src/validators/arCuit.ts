import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';
import { dniNumber } from './arDni.ts';

/**
 * CUIT/CUIL: type, 8 digits (a person's DNI), check digit; weights 5-4-3-2-7-6-5-4-3-2, modulo 11. Types 20 (men),
 * 27 (women), 23-26 (where the others have no check digit, or are in use), 30, 33, 34 (companies), 50, 51, 55
 * (foreigners). Source: AFIP Resolución General 10/97; ANSES, "CUIL". A remainder that would need the digit 10 is
 * never issued: the type changes to 23 (33) instead.
 */
export const arCuitDeclared: Standard<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'arCuit',
  label: 'CUIT/CUIL (Argentina)',
  written: '##-########-#',
  separators: ' ',
  mend(number) {
    const digit = check(number.slice(0, 10));
    return digit === 10 ? undefined : number.slice(0, 10) + digit;
  },
  rules: {
    type: part(
      [0, 2],
      /^(?:2[03-7]|3[034]|5[015])$/,
      'type # is never issued, should be 20, 23 to 27, 30, 33, 34, 50, 51 or 55',
    ),
    series: part([2, 10], /[1-9]/, 'the digits behind the type are zeros alone, should be 1 or more'),
  },
  wrong: { series: () => '20000000001' },
  reads: (number) => ({ type: KINDS[number.charAt(0)] }),
  make: (random, { born, sex }) => cuitOf(sex === 'male' ? '20' : '27', dniNumber(random, born)),
};

export const arCuit = standard(arCuitDeclared);

const KINDS: Readonly<Record<string, string>> = { 2: 'person', 3: 'company', 5: 'foreigner' };

/** The printed CUIT of a DNI (type 20 for men, 27 for women) or of a company's number (type 30). */
export function cuitOf(type: '20' | '27' | '30', number: string): string {
  const body = number.padStart(8, '0');
  const first = check(type + body);
  const used = first === 10 ? (type === '30' ? '33' : '23') : type;
  return `${used}-${body}-${check(used + body)}`;
}

function check(body: string): number {
  return (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
