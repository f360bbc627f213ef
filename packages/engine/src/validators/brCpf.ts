import { weighted } from '../checksum/weighted.ts';
import { DIGITS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CPF: nine digits, the last of them the fiscal region of registration, and two check digits; weights 10…2, then
 * 11…2, modulo 11, remainders 0 and 1 give 0. Eleven equal digits pass the sum but are never issued. Source:
 * Receita Federal, Instrução Normativa RFB 2172/2024. `home` is the state's letters (SP, RJ …).
 */
export const brCpf = standard<Pick<Citizen, 'home'>>({
  id: 'brCpf',
  label: 'CPF (Brazil)',
  written: '###.###.###-##',
  mend: (number) => number.slice(0, 9) + checks(number.slice(0, 9)),
  rules: { series: (number) => reasonIf(/^(\d)\1+$/.test(number), 'eleven equal digits are never issued') },
  wrong: { series: (_, random) => random.pick(DIGITS).repeat(11) },
  reads: (number) => ({ region: STATES.get(number.charAt(8)) }),
  make(random, { home }) {
    const body = random.int(1, 8) + random.digits(7) + (REGION[home ?? ''] ?? random.below(10));
    return `${body.slice(0, 3)}.${body.slice(3, 6)}.${body.slice(6)}-${checks(body)}`;
  },
});

const REGION: Readonly<Record<string, string>> = {
  RS: '0',
  DF: '1',
  GO: '1',
  MS: '1',
  MT: '1',
  TO: '1',
  AC: '2',
  AM: '2',
  AP: '2',
  PA: '2',
  RO: '2',
  RR: '2',
  CE: '3',
  MA: '3',
  PI: '3',
  AL: '4',
  PB: '4',
  PE: '4',
  RN: '4',
  BA: '5',
  SE: '5',
  MG: '6',
  ES: '7',
  RJ: '7',
  SP: '8',
  PR: '9',
  SC: '9',
};

/** The states of each fiscal region. */
const STATES = new Map(
  Array.from('0123456789', (digit) => {
    const states = Object.keys(REGION).filter((state) => REGION[state] === digit);
    return [digit, states.join(', ')];
  }),
);

const WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

function checks(body: string): string {
  const first = ((weighted(body, WEIGHTS.slice(1)) * 10) % 11) % 10;
  return `${first}${((weighted(body + first, WEIGHTS) * 10) % 11) % 10}`;
}
