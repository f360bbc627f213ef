import { dayAt, REFERENCE } from '../../packages/engine/src/kernel/day.ts';
import { Random, type RowKey } from '../../packages/engine/src/kernel/random.ts';
import { list } from '../../packages/engine/src/kernel/text.ts';
import { Word } from '../../packages/engine/src/kernel/words.ts';
import type { Citizen } from '../../packages/engine/src/model.ts';

const GIVEN = list('Anna Łukasz José Ñuño Æsa Ö María_del_Carmen Jean-Pierre Xu Bo Michael Sofía').map(word);
const FAMILY = list(
  "Müller O'Neill Nguyễn García Şahin Ng Kowalska De_la_Cruz Ó_Briain Wu van_der_Berg Fox",
).map(word);

function word(text: string): Word {
  return new Word(text, undefined, undefined);
}

/** Somebody of no country: what a validator's maker may ask for. */
export function citizen(row: RowKey): Citizen {
  const random = new Random('citizen').start(row);
  return {
    sex: random.chance(0.5) ? 'male' : 'female',
    born: dayAt(-8765 + random.below(22_600)),
    given: random.pick(GIVEN),
    family: random.pick(FAMILY),
    family2: random.pick(FAMILY),
    asOf: REFERENCE,
  };
}
