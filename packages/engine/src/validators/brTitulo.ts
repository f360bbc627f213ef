import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Título de eleitor: eight digits, the state (01 São Paulo … 27 Tocantins, 28 abroad), two check digits: the
 * remainders by 11 of the eight (weights 2…9) and of state and first check (7-8-9); 10 gives 0, and in São
 * Paulo and Minas Gerais 0 gives 1. Source: TSE, Resolução 21.538/2003, article 12. `home` is the state's
 * letters.
 */
export const brTitulo = standard<Pick<Citizen, 'home'>>({
  id: 'brTitulo',
  label: 'Título de eleitor (Brazil)',
  written: '#### #### ####',
  separators: '.',
  mend: (number) => number.slice(0, 10) + checks(number.slice(0, 10)),
  rules: {
    region: part([8, 10], /^(?:0[1-9]|1\d|2[0-8])$/, 'state # does not exist, should be 01 to 28'),
    series: part([0, 8], /[1-9]/, 'the first eight digits are zeros alone, should be 1 or more'),
  },
  wrong: { series: zeros(0, 8) },
  reads(number) {
    const state = STATES[Number(number.slice(8, 10)) - 1];
    return { region: state === 'ZZ' ? 'abroad' : state };
  },
  make(random, { home }) {
    const state = STATES.indexOf(home ?? '');
    const body = `0${random.int(1, 9)}${random.digits(6)}${two(state < 0 ? random.int(1, 27) : state + 1)}`;
    return `${body.slice(0, 4)} ${body.slice(4, 8)} ${body.slice(8)}${checks(body)}`;
  },
});

/** In the order of their codes; ZZ is abroad. */
const STATES = list('SP MG RJ RS BA PR CE PE SC GO MA PB PA ES PI RN AL MT MS DF SE AM RO AC AP RR TO ZZ');

function checks(body: string): string {
  const isOneForZero = body.slice(8) === '01' || body.slice(8) === '02';
  const digit = (sum: number) => (sum % 11 === 0 && isOneForZero ? 1 : (sum % 11) % 10);
  const first = digit(weighted(body.slice(0, 8), [2, 3, 4, 5, 6, 7, 8, 9]));
  return `${first}${digit(weighted(body.slice(8) + first, [7, 8, 9]))}`;
}
