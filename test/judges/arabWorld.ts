import { stdnum } from 'stdnum';
import { tnMf } from '../../packages/engine/src/validators/tnMf.ts';
import type { Judge } from './judge.ts';

export const arabWorld: readonly Judge[] = [
  {
    validator: tnMf,
    name: 'stdnum tn.mf',
    says: (value) => stdnum.TN?.mf?.validate(value).isValid === true,
    except: [
      {
        reason: 'stdnum looks at the form only and takes any key letter',
        when: (value) => !tnMf.valid(value),
      },
    ],
  },
];
