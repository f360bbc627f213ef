import { weighted } from '../checksum/weighted.ts';
import { bare, groupedBack } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { cedulaNumber } from './coCedula.ts';

/**
 * NIT: a person's cédula (6 to 10 digits) or a company's 9 digits, and a check digit; prime weights from
 * the right, modulo 11. Source: DIAN, Orden Administrativa 4 of 1989; Decreto 2460 of 2013 (RUT).
 */
export const coNit: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'coNit',
  label: 'NIT (Colombia)',
  valid(value) {
    if (!/^[1-9]\d{0,2}(?:\.\d{3}){1,3}-?\d$|^[1-9]\d{5,9}[- ]?\d$/.test(value)) return false;
    const nit = bare(value);
    return nit.length >= 7 && nit.length <= 11 && nit.endsWith(check(nit.slice(0, -1)));
  },
  make: (random, { born, sex }) => nitOf(cedulaNumber(random, born, sex)),
};

/** The printed NIT of a number: `900.123.456-8`. */
export function nitOf(number: number): string {
  const body = String(number);
  return `${groupedBack(body, 3, '.')}-${check(body)}`;
}

const PRIMES = [43, 41, 37, 29, 23, 19, 17, 13, 7, 3];

function check(body: string): string {
  return '01987654321'.charAt(weighted(body.padStart(10, '0'), PRIMES) % 11);
}
