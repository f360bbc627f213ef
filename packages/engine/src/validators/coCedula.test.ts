import { vectors } from '../../../../test/support/vectors.ts';
import { coCedula } from './coCedula.ts';

vectors(coCedula, {
  // The form of the card; made by the rule.
  valid: ['79.123.456', '52123456', '1.018.464.851', '1018464851', '123.456'],
  invalid: {
    'nine digits': '123.456.789',
    'ten digits beyond the NUIPs': '2.018.464.851',
    'a leading zero': '079.123.456',
    'too short': '12.345',
    'one dot missing': '1.097.282686',
  },
});
