import { vectors } from '../../../../test/support/vectors.ts';
import { hrOib } from './hrOib.ts';

vectors(hrOib, {
  // python-stdnum's documentation (33392005961), Wikipedia (69435151530), the registers' entries of INA
  // (27759560625), Fina (85821130368), Hrvatski Telekom (81793146560).
  valid: ['33392005961', 'HR 33392005961', '69435151530', '27759560625', 'HR85821130368', 'hr81793146560'],
  invalid: {
    'a wrong check digit': '33392005962',
    'no number at all': '00000000001',
    'ten digits': '3339200596',
    'another country': 'SI33392005961',
    'a letter': '3339200596I',
  },
});
