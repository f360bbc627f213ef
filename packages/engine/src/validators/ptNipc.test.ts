import { vectors } from '../../../../test/support/vectors.ts';
import { ptNipc } from './ptNipc.ts';

vectors(ptNipc, {
  // stdnum's tests (the first three), VIES: EDP (500697256).
  valid: ['PT 501 964 843', '507104560', '506035220', '500697256'],
  invalid: {
    'a wrong check digit': '501964842',
    'a person’s number': '123456789',
    'an estate’s number': '740000004',
    'too short': '50196484',
  },
});
