import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Numéro impôt: A, seven digits (the first two the year), a letter. Structure only: how the letter is found
 * is not public. Source: Direction Générale des Impôts (DR Congo), Loi 004/2003.
 */
export const cdNif = standard({
  id: 'cdNif',
  label: 'Numéro impôt (DR Congo)',
  written: '@#######@',
  rules: {
    prefix: part([0, 1], /A/, 'begins with #, should begin with A'),
    series: part([1, 8], /[1-9]/, 'the seven digits are zeros alone, should be 1 or more'),
  },
  wrong: { series: zeros(1, 8) },
  make: (random) =>
    `A${String(random.int(4, 25)).padStart(2, '0')}${random.digits(5)}${random.pick(LETTERS)}`,
});
