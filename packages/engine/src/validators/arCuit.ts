import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { dniNumber } from './arDni.ts';

/**
 * CUIT/CUIL: type, 8 digits (a person's DNI), check digit; weights 5-4-3-2-7-6-5-4-3-2, modulo 11.
 * Types 20 (men), 27 (women), 23-26 (where the others have no check digit, or are taken), 30, 33, 34
 * (companies), 50, 51, 55 (foreigners). Source: AFIP Resolución General 10/97; ANSES, "CUIL".
 * A remainder that would need the digit 10 is never given out: the type changes to 23 (33) instead.
 */
export const arCuit: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'arCuit',
  label: 'CUIT/CUIL (Argentina)',
  valid(value) {
    if (!/^(?:2[03-7]|3[034]|5[015])[- ]?\d{8}[- ]?\d$/.test(value)) return false;
    const cuit = bare(value);
    return cuit.slice(2, 10) !== '00000000' && Number(cuit.slice(10)) === check(cuit.slice(0, 10));
  },
  make(random, { born, sex }) {
    return cuitOf(sex === 'male' ? '20' : '27', dniNumber(random, born));
  },
};

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
