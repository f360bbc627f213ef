import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * NIU: P (persons) or M (companies), twelve digits, a letter. Structure only: how the letter is found is not
 * public. Source: Direction Générale des Impôts (Cameroon); OECD TIN sheet Cameroon.
 */
export const cmNiu: Validator<unknown> = {
  id: 'cmNiu',
  label: 'NIU (Cameroon)',
  valid: (value) => /^[PM](?!0{12})\d{12}[A-Z]$/i.test(value),
  make: (random) => `P0${random.int(1, 9)}${random.digits(10)}${random.pick(LETTERS)}`,
};
