import { vectors } from '../../../../test/support/vectors.ts';
import { ngNin } from './ngNin.ts';

vectors(ngNin, {
  // id_validation's tests; the others by the rule.
  valid: ['35765421356', '12345678901', '98765432109', '70123456789'],
  invalid: {
    'equal digits': '11111111111',
    'too short': '1234567890',
    'a letter': '1234567890A',
  },
});
