import { CATALOGUE_WORDS, CHECKING, OF_A_DATASET, QUESTIONS } from '../data/questionWords.ts';
import { Problem, shown } from '../kernel/problem.ts';

/** Refuses requests for anything but rows of one spec: lists, checks of a value, and datasets. */
export function refuseQuestion(query: string): void {
  const [words, ...found] = QUESTIONS.exec(query) ?? [];
  const what = found.find((each) => each !== undefined) ?? '';
  if (words !== undefined)
    throw new Problem(
      'unresolved-request',
      `${shown(words.trim())} asks what there is, not for data: ${CATALOGUE_WORDS[what.toLowerCase()]}`,
    );
  const [dataset, key = ''] = OF_A_DATASET.exec(query) ?? [];
  if (dataset !== undefined)
    throw new Problem(
      'unresolved-request',
      `${shown(dataset)} is more than one table: use "dataset" with the key ${shown(key.toLowerCase())}`,
    );
  if (isValue(query) && CHECKING.test(query))
    throw new Problem('unresolved-request', `${shown(query)}: ${OF_A_VALUE}`);
}

/** Advice for requests about a given value. */
export const OF_A_VALUE = 'use "validate" to check a value and "identify" to recognise one';

/** Returns true if a text looks like an IBAN, or like a number of a register. */
export function isValue(text: string): boolean {
  return VALUE.test(text);
}

const VALUE = /\b(?:[A-Z]{2}[0-9]{2}(?: ?[0-9A-Z]){11}|[0-9](?:[ .-]?[0-9]){9})/;
