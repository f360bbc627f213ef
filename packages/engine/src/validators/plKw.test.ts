import { vectors } from '../../../../test/support/vectors.ts';
import { plKw } from './plKw.ts';

vectors(plKw, {
  // The worked example of the Technical University of Łódź (KA1S/00012345/6, wipos.p.lodz.pl/zylla); the
  // others by hand from the rule.
  valid: ['KA1S/00012345/6', 'KA1S000123456', 'ka1s/00012345/6', 'WA1M/00012345/1', 'KR1P/00000001/2'],
  invalid: {
    'a wrong check digit': 'KA1S/00012345/7',
    'a regional court that does not exist': 'QA1S/00012345/6',
    'a court without its digit': 'KAAS/00012345/6',
    'a letter that no court has': 'KA1Q/00012345/6',
    'number zero': 'KA1S/00000000/9',
    'seven digits': 'KA1S/0001234/6',
    'a letter among the digits': 'KA1S/0001234O/6',
  },
});
