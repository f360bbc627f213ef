import { vectors } from '../../../../test/support/vectors.ts';
import { mzBi } from './mzBi.ts';

vectors(mzBi, {
  // The form of the card; made by the rule.
  valid: ['110100123456A', '010203040506Z', '080100999999B', '110500000001c'],
  invalid: {
    'no letter': '1101001234561',
    zeros: '000000000000A',
    'too short': '11010012345A',
  },
});
