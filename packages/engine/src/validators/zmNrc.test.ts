import { vectors } from '../../../../test/support/vectors.ts';
import { zmNrc } from './zmNrc.ts';

vectors(zmNrc, {
  // The form of the card; made by the rule.
  valid: ['123456/10/1', '999999/67/1', '654321/78/2', '123456/11/3'],
  invalid: {
    'a status of no kind': '123456/10/4',
    'district 00': '123456/00/1',
    zeros: '000000/10/1',
    'too short': '12345/10/1',
  },
});
