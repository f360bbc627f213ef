import { vectors } from '../../../../test/support/vectors.ts';
import { cdNif } from './cdNif.ts';

vectors(cdNif, {
  // DGI's form; made by the rule.
  valid: ['A0704320X', 'A1234567B', 'A2012345Z', 'a0800001c'],
  invalid: {
    'no A in front': 'B0704320X',
    'no letter': 'A07043201',
    zeros: 'A0000000X',
    'too short': 'A070432X',
  },
});
