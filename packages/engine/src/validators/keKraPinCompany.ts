import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { keKraPin, keKraPinDeclared } from './keKraPin.ts';

/** KRA PIN of a company: a PIN that begins with P, P051 or P052 for most (see `keKraPin`). */
export const keKraPinCompany = standard({
  ...keKraPinDeclared,
  id: 'keKraPinCompany',
  label: 'KRA PIN of a company (Kenya)',
  rules: {
    ...keKraPinDeclared.rules,
    type: part([0, 1], /P/, 'first letter is #, should be P of a company'),
  },
  make: (random) => `P05${random.int(1, 2)}${keKraPin.make(random, undefined).slice(-7)}`,
});
