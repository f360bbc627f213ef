import { toTen, weighted, weightedDigits } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Inscrição Estadual of São Paulo, Rio de Janeiro, Minas Gerais, Rio Grande do Sul, Paraná and Santa
 * Catarina: each state has its length, places and weights. A number is right if it is right in one of them.
 * `home` is the state's letters; São Paulo where the state is another. Source: SINTEGRA, "Roteiro de crítica
 * da inscrição estadual" of each state.
 */
export const brIe: Validator<Pick<Citizen, 'home'>> = {
  id: 'brIe',
  label: 'Inscrição Estadual (Brazil)',
  valid(value) {
    for (const state of STATES.values()) {
      if (!state.written.test(value)) continue;
      const number = bare(value);
      if (number === state.complete(number) && !/^0+$/.test(number)) return true;
    }
    return false;
  },
  make(random, { home }) {
    const state = STATES.get(home ?? '') ?? (STATES.get('SP') as State);
    return state.complete(state.body(random)).replace(state.digits, state.printed);
  },
};

interface State {
  readonly written: RegExp;
  /** The number with its check digits put right. */
  complete(number: string): string;
  body(random: Random): string;
  readonly digits: RegExp;
  readonly printed: string;
}

const STATES: ReadonlyMap<string, State> = new Map([
  [
    'SP',
    {
      written: /^\d{3}\.?\d{3}\.?\d{3}\.?\d{3}$/,
      complete(number) {
        const nine =
          number.slice(0, 8) + ((weighted(number.slice(0, 8), [1, 3, 4, 5, 6, 7, 8, 10]) % 11) % 10);
        const eleven = nine + number.slice(9, 11);
        return eleven + ((weighted(eleven, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10);
      },
      body: (random) => `1${random.digits(8)}11`,
      digits: /^(...)(...)(...)(...)$/,
      printed: '$1.$2.$3.$4',
    },
  ],
  [
    'RJ',
    {
      written: /^\d{2}\.?\d{3}\.?\d{2}-?\d$/,
      complete: (number) => number.slice(0, 7) + eleven(weighted(number.slice(0, 7), [2, 7, 6, 5, 4, 3, 2])),
      body: (random) => random.int(78, 87) + random.digits(5),
      digits: /^(..)(...)(..)(.)$/,
      printed: '$1.$2.$3-$4',
    },
  ],
  [
    'MG',
    {
      written: /^\d{3}\.?\d{3}\.?\d{3}[./]?\d{4}$/,
      complete(number) {
        const spread = `${number.slice(0, 3)}0${number.slice(3, 11)}`;
        const twelve = number.slice(0, 11) + toTen(weightedDigits(spread, [1, 2]));
        return twelve + eleven(weighted(twelve, [3, 2, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
      },
      body: (random) => `00${random.digits(7)}00`,
      digits: /^(...)(...)(...)(....)$/,
      printed: '$1.$2.$3/$4',
    },
  ],
  [
    'RS',
    {
      written: /^(?:0\d[1-9]|0[1-9]0|[1-3]\d{2}|4[0-8]\d|49[0-7])[/-]?\d{7}$/,
      complete: (number) =>
        number.slice(0, 9) + eleven(weighted(number.slice(0, 9), [2, 9, 8, 7, 6, 5, 4, 3, 2])),
      body: (random) => `096${random.digits(6)}`,
      digits: /^(...)(.{7})$/,
      printed: '$1/$2',
    },
  ],
  [
    'PR',
    {
      written: /^\d{3}\.?\d{5}-?\d{2}$/,
      complete(number) {
        const nine = number.slice(0, 8) + eleven(weighted(number.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]));
        return nine + eleven(weighted(nine, [4, 3, 2, 7, 6, 5, 4, 3, 2]));
      },
      body: (random) => `90${random.digits(6)}`,
      digits: /^(...)(.{5})(..)$/,
      printed: '$1.$2-$3',
    },
  ],
  [
    'SC',
    {
      written: /^\d{3}\.?\d{3}\.?\d{3}$/,
      complete: (number) =>
        number.slice(0, 8) + eleven(weighted(number.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2])),
      body: (random) => `25${random.digits(6)}`,
      digits: /^(...)(...)(...)$/,
      printed: '$1.$2.$3',
    },
  ],
]);

/** 11 less the remainder by 11; 0 where that has two digits. */
function eleven(sum: number): number {
  return ((sum * 10) % 11) % 10;
}
