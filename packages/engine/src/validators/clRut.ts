import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * RUN/RUT: up to 8 digits and a check character; weights 2-7 from the right, modulo 11, 10 is K. Persons are
 * numbered about in the order of their birth, companies from 50 million. Source: DFL 3 of 1969 (Rol Único
 * Tributario); Servicio de Registro Civil, "Rol Único Nacional". Bodies of 7 and 8 digits are accepted: nobody
 * alive has a shorter one.
 */
export const clRutDeclared: Standard<Pick<Citizen, 'born'>> = {
  id: 'clRut',
  label: 'RUT (Chile)',
  written: ['##.###.###-[0-9K]', '#.###.###-[0-9K]'],
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1)),
  rules: { series: part([0, -1], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  reads: (number) => ({ type: Number(number.slice(0, -1)) < COMPANIES ? 'person' : 'company' }),
  make(random, { born }) {
    // No number is below a million, however old its holder.
    const year = Math.max(1931, born.year);
    return rutOf(5_000_000 + (year - 1945) * 280_000 + random.below(280_000));
  },
};

export const clRut = standard(clRutDeclared);

/** The first number of a company. */
export const COMPANIES = 50_000_000;

/** The printed RUT of a number: `12.345.678-5`. */
export function rutOf(number: number): string {
  const body = String(number);
  const million = body.slice(0, -6);
  return `${million}.${body.slice(-6, -3)}.${body.slice(-3)}-${check(body)}`;
}

function check(body: string): string {
  return '0K987654321'.charAt(weighted(body.padStart(8, '0'), [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
}
