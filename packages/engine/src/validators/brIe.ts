import { toTen, weighted, weightedDigits } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import type { Citizen, Validator } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/** Not zeros alone. */
const SOME = /[1-9]/;

/** The number of each state, by its letters. */
const STATES: ReadonlyMap<string, Validator<unknown>> = new Map([
  inState('SP', {
    written: '###.###.###.###',
    mend(number) {
      const nine = number.slice(0, 8) + ((weighted(number.slice(0, 8), [1, 3, 4, 5, 6, 7, 8, 10]) % 11) % 10);
      const eleven = nine + number.slice(9, 11);
      return eleven + ((weighted(eleven, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10);
    },
    body: (random) => `1${random.digits(8)}11`,
  }),
  inState('RJ', {
    written: '##.###.##-#',
    mend: (number) => number.slice(0, 7) + eleven(weighted(number.slice(0, 7), [2, 7, 6, 5, 4, 3, 2])),
    body: (random) => random.int(78, 87) + random.digits(5),
  }),
  inState('MG', {
    written: '###.###.###/####',
    separators: '.',
    mend(number) {
      const spread = `${number.slice(0, 3)}0${number.slice(3, 11)}`;
      const twelve = number.slice(0, 11) + toTen(weightedDigits(spread, [1, 2]));
      return twelve + eleven(weighted(twelve, [3, 2, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
    },
    body: (random) => `00${random.digits(7)}00`,
  }),
  inState('RS', {
    written: '###/#######',
    separators: '-',
    mend: (number) => number.slice(0, 9) + eleven(weighted(number.slice(0, 9), [2, 9, 8, 7, 6, 5, 4, 3, 2])),
    rules: {
      region: (number) => (SOME.test(number) ? municipality(number) : undefined),
    },
    body: (random) => `096${random.digits(6)}`,
  }),
  inState('PR', {
    written: '###.#####-##',
    mend(number) {
      const nine = number.slice(0, 8) + eleven(weighted(number.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]));
      return nine + eleven(weighted(nine, [4, 3, 2, 7, 6, 5, 4, 3, 2]));
    },
    body: (random) => `90${random.digits(6)}`,
  }),
  inState('SC', {
    written: '###.###.###',
    mend: (number) => number.slice(0, 8) + eleven(weighted(number.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2])),
    body: (random) => `25${random.digits(6)}`,
  }),
]);

/**
 * Inscrição Estadual of São Paulo, Rio de Janeiro, Minas Gerais, Rio Grande do Sul, Paraná and Santa
 * Catarina: each state has its length, places and weights. A number is right if it is right in one of them.
 * `home` is the state's letters; São Paulo where the state is another. Source: SINTEGRA, "Roteiro de crítica
 * da inscrição estadual" of each state.
 */
export const brIe = oneOf<Pick<Citizen, 'home'>>({
  id: 'brIe',
  label: 'Inscrição Estadual (Brazil)',
  of: [...STATES.values()],
  make: (random, { home }) =>
    (STATES.get(home ?? '') ?? (STATES.get('SP') as Validator<unknown>)).make(random, undefined),
});

const municipality = part(
  [0, 3],
  /^(?:0\d[1-9]|0[1-9]0|[1-3]\d{2}|4[0-8]\d|49[0-7])$/,
  'municipality # does not exist, should be 001 to 497',
);

interface State extends Pick<Standard<unknown>, 'written' | 'separators' | 'rules'> {
  /** The number with its check digits put right. */
  mend(number: string): string;
  body(random: Random): string;
}

function inState(state: string, { body, ...declared }: State): [string, Validator<unknown>] {
  const validator: Validator<unknown> = standard({
    ...declared,
    id: 'brIe',
    label: `Inscrição Estadual (${state})`,
    rules: { ...declared.rules, series: part([0], SOME, 'zeros alone are no number') },
    // Beyond the shortest, Rio's, and the longest, that of Minas Gerais.
    wrong: {
      series: (number) => '0'.repeat(number.length),
      short: (number) => number.slice(0, 7),
      long: (number, random) => number + random.digits(14 - number.length),
    },
    reads: () => ({ region: state }),
    make: (random) => validator.formatted(declared.mend(body(random))),
  });
  return [state, validator];
}

/** 11 less the remainder by 11; 0 where that has two digits. */
function eleven(sum: number): number {
  return ((sum * 10) % 11) % 10;
}
