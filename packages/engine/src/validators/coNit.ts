import { weighted } from '../checksum/weighted.ts';
import { groupedBack } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';
import { cedulaNumber } from './coCedula.ts';

/**
 * NIT: a person's cédula (6 to 10 digits) or a company's 9 digits, and a check digit; prime weights from
 * the right, modulo 11. Source: DIAN, Orden Administrativa 4 of 1989; Decreto 2460 of 2013 (RUT).
 */
export const coNitDeclared: Standard<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'coNit',
  label: 'NIT (Colombia)',
  written: ['###.###.###-#', '#.###.###.###-#', '##.###.###-#', '#.###.###-#', '###.###-#'],
  form: /^(?:\d{1,3}(?:\.\d{3}){1,3}-?\d|\d{6,10}[- ]?\d)$/,
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1)),
  rules: { prefix: part([0, 1], /[1-9]/, 'begins with 0, should begin with 1 to 9') },
  reads: (number) => ({ type: number.length === 10 ? 'company' : 'person' }),
  make: (random, { born, sex }) => nitOf(cedulaNumber(random, born, sex)),
};

export const coNit = standard(coNitDeclared);

/** The printed NIT of a number: `900.123.456-8`. */
export function nitOf(number: number): string {
  const body = String(number);
  return `${groupedBack(body, 3, '.')}-${check(body)}`;
}

const PRIMES = [43, 41, 37, 29, 23, 19, 17, 13, 7, 3];

function check(body: string): string {
  return '01987654321'.charAt(weighted(body.padStart(10, '0'), PRIMES) % 11);
}
