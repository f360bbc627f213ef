import { vectors } from '../../../../test/support/vectors.ts';
import { snNinea } from './snNinea.ts';

vectors(snNinea, {
  // python-stdnum's documentation (30672212G2), NKAC Audit (0001462 2G3); the others by the rule.
  valid: ['30672212G2', '306 7221', '0001462 2G3', '003067221 2G2'],
  invalid: {
    'a wrong check digit': '3067222',
    'a regime of no kind': '30672213G2',
    'no letter of a centre': '306722122 2',
    zeros: '0000000',
    'too short': '306722',
  },
});
