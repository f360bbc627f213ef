import { vectors } from '../../../../test/support/vectors.ts';
import { ptNif } from './ptNif.ts';

vectors(ptNif, {
  // stdnum's tests (the first three), Respect/Validation's (124885446), VIES: EDP (500697256).
  valid: ['PT 501 964 843', '507104560', '506035220', '124885446', '500697256', '123456789'],
  invalid: {
    'a wrong check digit': 'PT 501 964 842',
    'a first digit of no kind': '012345679',
    'a first pair of no kind': '420000003',
    'too short': '12345678',
    'a letter': '50196484A',
  },
});
