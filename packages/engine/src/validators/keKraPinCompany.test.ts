import { vectors } from '../../../../test/support/vectors.ts';
import { keKraPinCompany } from './keKraPinCompany.ts';

vectors(keKraPinCompany, {
  // stdnum's tests; the others by the rule.
  valid: ['P051365947M', 'P052001234A', 'P000591256K', 'p051000001z'],
  invalid: {
    "a person's": 'A001234567X',
    'no letter': 'P0513659471',
    'too short': 'P05136594M',
  },
});
