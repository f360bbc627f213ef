import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { bare, list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Título de eleitor: eight digits, the state (01 São Paulo … 27 Tocantins, 28 abroad), two check digits: the
 * remainders by 11 of the eight (weights 2…9) and of state and first check (7-8-9); 10 gives 0, and in São
 * Paulo and Minas Gerais 0 gives 1. Source: TSE, Resolução 21.538/2003, article 12. `home` is the state's
 * letters.
 */
export const brTitulo: Validator<Pick<Citizen, 'home'>> = {
  id: 'brTitulo',
  label: 'Título de eleitor (Brazil)',
  valid(value) {
    if (!/^\d{4}[ .]?\d{4}[ .]?(?:0[1-9]|1\d|2[0-8])\d{2}$/.test(value)) return false;
    const titulo = bare(value);
    return Number(titulo.slice(0, 8)) > 0 && titulo.endsWith(checks(titulo.slice(0, 10)));
  },
  make(random, { home }) {
    const state = STATES.indexOf(home ?? '');
    const body = `0${random.int(1, 9)}${random.digits(6)}${two(state < 0 ? random.int(1, 27) : state + 1)}`;
    return `${body.slice(0, 4)} ${body.slice(4, 8)} ${body.slice(8)}${checks(body)}`;
  },
};

/** In the order of their codes; ZZ is abroad. */
const STATES = list('SP MG RJ RS BA PR CE PE SC GO MA PB PA ES PI RN AL MT MS DF SE AM RO AC AP RR TO ZZ');

function checks(body: string): string {
  const isOneForZero = body.slice(8) === '01' || body.slice(8) === '02';
  const digit = (sum: number) => (sum % 11 === 0 && isOneForZero ? 1 : (sum % 11) % 10);
  const first = digit(weighted(body.slice(0, 8), [2, 3, 4, 5, 6, 7, 8, 9]));
  return `${first}${digit(weighted(body.slice(8) + first, [7, 8, 9]))}`;
}
