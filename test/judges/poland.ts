import { stdnum } from 'stdnum';
import { plPesel } from '../../packages/engine/src/validators/plPesel.ts';
import type { Judge } from './judge.ts';

export const poland: readonly Judge[] = [
  {
    validator: plPesel,
    name: 'stdnum pl.pesel',
    says: (value) => stdnum.PL?.pesel?.validate(value).isValid === true,
  },
];
