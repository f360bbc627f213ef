import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * Bilhete de Identidade: twelve digits and a letter. Structure only: how the letter is found is not public.
 * Source: Decreto 11/2008 (Mozambique), Direcção Nacional de Identificação Civil.
 */
export const mzBi: Validator<unknown> = {
  id: 'mzBi',
  label: 'Bilhete de Identidade (Mozambique)',
  valid: (value) => /^(?!0{12})\d{12}[A-Z]$/i.test(value),
  make: (random) =>
    `${random.int(1, 11).toString().padStart(2, '0')}0${random.digits(9)}${random.pick(LETTERS)}`,
};
