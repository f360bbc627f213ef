import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen, weighted, weightedDigits } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/** Not zeros alone. */
const SOME = /[1-9]/;

const DOTTED = '##.###.###-#';
const TO_NINE = [2, 3, 4, 5, 6, 7, 8, 9];

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
  inState('DF', {
    written: '##.###.###/###-##',
    mend: (number) => closed(closed(number.slice(0, 11))),
    rules: { region: begins('07 08') },
    body: (random) => `07${random.int(3, 9)}${random.digits(5)}001`,
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
  inState('MT', {
    written: '##########-#',
    mend: (number) => closed(number.slice(0, 10)),
    body: (random) => `0013${random.digits(6)}`,
  }),
  nine('SC', '25', '###.###.###'),
  nine('PA', '15', '##-######-#'),
  nine('AL', '24', DOTTED),
  nine('AM', '04 05', DOTTED),
  nine('MA', '12', DOTTED),
  nine('MS', '28', DOTTED),
  nine('PI', '19', DOTTED),
  nine('RN', '20', DOTTED),
  nine('CE', '06', '########-#'),
  nine('ES', '08', '########-#'),
  nine('PB', '16', '########-#'),
  nine('SE', '27', '########-#'),
  // Of some old numbers those end in 1 whose check would be 10.
  inState('GO', {
    written: DOTTED,
    mend(number) {
      const body = number.slice(0, 8);
      const old = body >= '10103105' && body <= '10119997';
      return old && rightWeighted(body, TO_NINE) % 11 === 1 ? `${body}1` : closed(body);
    },
    rules: { region: begins('10 11') },
    body: (random) => random.pick(['10', '11']) + random.int(2, 9) + random.digits(5),
  }),
  inState('PE', {
    written: '#######-##',
    mend: (number) => closed(closed(number.slice(0, 7))),
    rules: { region: begins('01 02 03 09') },
    body: (random) => random.pick(['02', '03', '09']) + random.digits(5),
  }),
  // The last digit comes first; by its second digit, of eight by its first, a number goes by ten or by eleven.
  inState('BA', {
    written: ['#######-##', '######-##'],
    mend(number) {
      const body = number.slice(0, -2);
      const check = /[0-58]\d{5}$/.test(body) ? toTen : eleven;
      const last = check(rightWeighted(body, TO_NINE));
      return body + check(rightWeighted(body + last, TO_NINE)) + last;
    },
    body: (random) => random.pick(['13', '14', '17']) + random.digits(7),
  }),
]);

/** Nine digits of a state that cannot be told. */
const SOMEWHERE = numbered('', {
  written: DOTTED,
  mend: (number) => closed(number.slice(0, 8)),
  body: (random) => random.digits(8),
});

/**
 * Inscrição Estadual of all states but Acre, Amapá, Rondônia, Roraima and Tocantins: each has its length, places,
 * weights and mostly its first digits. A number is right if it is right in one of them. `home` is the state's letters;
 * São Paulo where the state is another. Source: SINTEGRA, "Roteiro de crítica da inscrição estadual" of each state.
 */
export const brIe = oneOf<Pick<Citizen, 'home'>>({
  id: 'brIe',
  label: 'Inscrição Estadual (Brazil)',
  of: [...STATES.values(), SOMEWHERE],
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

/** A state whose nine digits begin so and end in one check digit. */
function nine(state: string, starts: string, written: string): [string, Validator<unknown>] {
  return inState(state, {
    written,
    mend: (number) => closed(number.slice(0, 8)),
    rules: { region: begins(starts) },
    body: (random) => random.pick(list(starts)) + random.digits(6),
  });
}

function inState(state: string, declared: State): [string, Validator<unknown>] {
  return [state, numbered(state, declared)];
}

function numbered(state: string, { body, ...declared }: State): Validator<unknown> {
  const validator: Validator<unknown> = standard({
    ...declared,
    id: 'brIe',
    label: `Inscrição Estadual (${state})`,
    rules: { ...declared.rules, series: part([0], SOME, 'zeros alone are not a number') },
    // Beyond the shortest, Rio's, and the longest, that of Minas Gerais.
    wrong: {
      series: (number) => '0'.repeat(number.length),
      short: (number) => number.slice(0, 7),
      long: (number, random) => number + random.digits(14 - number.length),
    },
    reads: () => ({ region: state || undefined }),
    make: (random) => validator.formatted(declared.mend(body(random))),
  });
  return validator;
}

/** The rule that a number begins as the state's do; of zeros alone another tells. */
function begins(starts: string) {
  const reason = `no number begins with #, should be ${list(starts).join(' or ')}`;
  const right = part([0, 2], new Set(list(starts)), reason);
  return (number: string) => (SOME.test(number) ? right(number) : undefined);
}

/** A number with its check digit behind it: weights 2 … 9 from the right, modulo 11. */
function closed(body: string): string {
  return body + eleven(rightWeighted(body, TO_NINE));
}

/** 11 less the remainder by 11; 0 where that has two digits. */
function eleven(sum: number): number {
  return ((sum * 10) % 11) % 10;
}
