import { EVERYDAY_WORDS } from '../data/everydayWords.ts';

/** Returns true if a word is everyday English, in any form: `river`, `policies`, `planning`, `friendly`. */
export function isEveryday(word: string): boolean {
  return EVERYDAY_WORDS.has(word) || isInflected(word);
}

/** Endings by their last letters, and their replacements in the base form. */
const ENDINGS: Readonly<Record<string, readonly (readonly [ending: string, plain: readonly string[]])[]>> = {
  s: [
    ['ies', ['y']],
    ['es', ['', 'e']],
    ['s', ['']],
    ['ers', ['', 'e']],
    ['ings', ['', 'e']],
  ],
  d: [
    ['ied', ['y']],
    ['ed', ['', 'e']],
  ],
  r: [['er', ['', 'e']]],
  t: [['est', ['', 'e']]],
  g: [['ing', ['', 'e']]],
  y: [
    ['ly', ['']],
    ['y', ['', 'e']],
  ],
};

function isInflected(word: string): boolean {
  const endings = ENDINGS[word.charAt(word.length - 1)];
  return endings?.some(([ending, plain]) => isForm(word, ending, plain)) ?? false;
}

function isForm(word: string, ending: string, plain: readonly string[]): boolean {
  if (!word.endsWith(ending)) return false;
  const stem = word.slice(0, -ending.length);
  return (
    plain.some((end) => EVERYDAY_WORDS.has(stem + end)) ||
    // "running"
    (ending !== 's' && /([^aeiou])\1$/.test(stem) && EVERYDAY_WORDS.has(stem.slice(0, -1)))
  );
}
