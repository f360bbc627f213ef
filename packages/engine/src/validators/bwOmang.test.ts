import { vectors } from '../../../../test/support/vectors.ts';
import { bwOmang } from './bwOmang.ts';

vectors(bwOmang, {
  // id_validation's tests; the others by the rule.
  valid: ['379219515', '123411234', '567820001', '999919999'],
  invalid: {
    'a sex of no kind': '379239515',
    'too short': '37921951',
    'a letter': '37921951A',
  },
});
