import { EVERYDAY_WORDS } from '../../data/everydayWords.ts';

/** Whether a word is one of everyday English, in whatever form: `river`, `policies`, `planning`, `friendly`. */
export function isEveryday(word: string): boolean {
  return EVERYDAY_WORDS.has(word) || ENDINGS.some(([ending, plain]) => isForm(word, ending, plain));
}

/** Endings, and what stands for them in the plain form. */
const ENDINGS: readonly (readonly [ending: string, plain: readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ers', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
  ['ings', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['']],
  ['y', ['', 'e']],
];

function isForm(word: string, ending: string, plain: readonly string[]): boolean {
  if (!word.endsWith(ending)) return false;
  const stem = word.slice(0, -ending.length);
  return (
    plain.some((end) => EVERYDAY_WORDS.has(stem + end)) ||
    // "running"
    (ending !== 's' && /([^aeiou])\1$/.test(stem) && EVERYDAY_WORDS.has(stem.slice(0, -1)))
  );
}
