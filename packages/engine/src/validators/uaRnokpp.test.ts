import { vectors } from '../../../../test/support/vectors.ts';
import { uaRnokpp } from './uaRnokpp.ts';

vectors(uaRnokpp, {
  // python-stdnum's documentation (1759013776), gov-validation-ua's (3184710691), validator.js' tests
  // (3006321856, 3003102490, 2164212906).
  valid: ['1759013776', '3184710691', '3006321856', '3003102490', '2164212906'],
  invalid: {
    'a wrong check digit': '1759013770',
    'day zero': '0000012343',
    'nine digits': '175901377',
    'a letter': '175901377O',
    'a hyphen': '17590-13776',
  },
});
