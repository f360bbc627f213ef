import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * Numéro de compte contribuable: seven digits (the first two the year) and a letter. Structure only: how the
 * letter is found is not public. Source: Direction Générale des Impôts (Côte d'Ivoire); OECD TIN sheet.
 */
export const ciNcc: Validator<unknown> = {
  id: 'ciNcc',
  label: 'Numéro de compte contribuable (Côte d’Ivoire)',
  valid: (value) => /^(?!0{7})\d{7} ?[A-Z]$/i.test(value),
  make: (random) =>
    `${String(random.int(1, 25)).padStart(2, '0')}${random.digits(5)} ${random.pick(LETTERS)}`,
};
