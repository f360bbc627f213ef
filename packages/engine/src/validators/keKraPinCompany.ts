import type { Validator } from '../model.ts';
import { keKraPin } from './keKraPin.ts';

/** KRA PIN of a company: a PIN that begins with P, P051 or P052 for most (see `keKraPin`). */
export const keKraPinCompany: Validator<unknown> = {
  id: 'keKraPinCompany',
  label: 'KRA PIN of a company (Kenya)',
  valid: (value) => /^P/i.test(value) && keKraPin.valid(value),
  make: (random) => `P05${random.int(1, 2)}${keKraPin.make(random, undefined).slice(-7)}`,
};
