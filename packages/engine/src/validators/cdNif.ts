import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * Numéro impôt: A, seven digits (the first two the year), a letter. Structure only: how the letter is found
 * is not public. Source: Direction Générale des Impôts (DR Congo), Loi 004/2003.
 */
export const cdNif: Validator<unknown> = {
  id: 'cdNif',
  label: 'Numéro impôt (DR Congo)',
  valid: (value) => /^A(?!0{7})\d{7}[A-Z]$/i.test(value),
  make: (random) =>
    `A${String(random.int(4, 25)).padStart(2, '0')}${random.digits(5)}${random.pick(LETTERS)}`,
};
