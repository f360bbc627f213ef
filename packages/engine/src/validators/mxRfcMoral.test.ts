import { vectors } from '../../../../test/support/vectors.ts';
import { mxRfcMoral } from './mxRfcMoral.ts';

vectors(mxRfcMoral, {
  // PEMEX, CFE (CFE370814QI0), python-stdnum's tests, SAT (SAT970701NN3).
  valid: ['PME380607P35', 'CFE370814QI0', 'MAB9307148T4', 'SAT970701NN3'],
  invalid: {
    'a wrong check digit': 'PME380607P36',
    "a person's": 'GODE561231GR8',
    'no homoclave': 'PME380607',
  },
});
