import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * KRA PIN: A (persons) or P (others), nine digits, a letter. Structure only: how the letter is found is not
 * public. Source: Kenya Revenue Authority, iTax; OECD TIN sheet Kenya.
 */
export const keKraPin: Validator<unknown> = {
  id: 'keKraPin',
  label: 'KRA PIN (Kenya)',
  valid: (value) => /^[AP](?!0{9})\d{9}[A-Z]$/i.test(value),
  make: (random) =>
    `A0${random.int(1, 15).toString().padStart(2, '0')}${random.digits(6)}${random.pick(LETTERS)}`,
};
