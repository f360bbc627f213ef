import { type Day, dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { Word } from '../kernel/words.ts';
import type { Citizen } from '../model.ts';

/** Returns a holder without a country, for a validator that generates a number. */
export function anybody(random: Random, asOf: Day): Citizen {
  return {
    sex: random.chance(0.5) ? 'male' : 'female',
    born: dayAt(asOf.serial - random.int(19 * 366, 80 * 365)),
    given: random.pick(GIVEN),
    family: random.pick(FAMILY),
    family2: random.pick(FAMILY),
    asOf,
  };
}

const GIVEN = list('Alex Andrea Dominique Gabriel Jordan Kim Maria Noa Robin Sam').map(word);
const FAMILY = list('Adams Costa Fischer Garcia Kovacs Lund Moreau Novak Rossi Silva').map(word);

function word(text: string): Word {
  return new Word(text, undefined, undefined);
}
