import { vectors } from '../../../../test/support/vectors.ts';
import { beEid } from './beEid.ts';

vectors(beEid, {
  // python-stdnum's documentation (specimens of the IBZ).
  valid: ['000-0011032-71', '591-1917064-58', '591191706458', '591-2010999-97', '591 1917064 58'],
  invalid: {
    'a wrong check': '000-0011032-25',
    'the check 00 for 97': '591-2010999-00',
    'no number': '000-0000000-97',
    'too short': '591-191706-58',
    'a letter': '591-191706A-58',
    'a hyphen out of place': '5911-917064-58',
  },
});
