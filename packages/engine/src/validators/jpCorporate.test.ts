import { vectors } from '../../../../test/support/vectors.ts';
import { jpCorporate } from './jpCorporate.ts';

vectors(jpCorporate, {
  // The National Tax Agency's own number and its worked example, python-stdnum's documentation, Toyota, Sony.
  valid: ['7000012050002', '8700110005901', '5-8356-7825-6246', '1180301018771', '5010401067252'],
  invalid: {
    'a wrong check digit': '2-8356-7825-6246',
    '0 as check digit': '0000012050002',
    'only zeros': '9000000000000',
    'too short': '700001205000',
    'groups of another length': '7000-0120-5000-2',
  },
});
