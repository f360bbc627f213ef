import { vectors } from '../../../../test/support/vectors.ts';
import { ngBvn } from './ngBvn.ts';

vectors(ngBvn, {
  // NIBSS' form; made by the rule (22222222222 is a sandbox's dummy).
  valid: ['22123456789', '22345678901', '22000000001', '22398765432'],
  invalid: {
    'not 22': '21123456789',
    'the dummy': '22222222222',
    'too short': '2212345678',
    'a letter': '2212345678A',
  },
});
