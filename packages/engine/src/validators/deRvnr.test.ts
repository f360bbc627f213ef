import { vectors } from '../../../../test/support/vectors.ts';
import { deRvnr } from './deRvnr.ts';

vectors(deRvnr, {
  // Wikipedia (15 070649 C 103), Algorithm::CheckDigits (65180539W001), test texts of a German name tagger;
  // one by hand from VKVV § 2.
  valid: [
    '15 070649 C 103',
    '15070649C103',
    '65 180539 W 001',
    '65180539w001',
    '53 270139 W 032',
    '04150872P084',
    '25 290200 M 500',
  ],
  invalid: {
    'a wrong check digit': '15 070649 C 102',
    'an area that is none': '01 070649 C 107',
    'a day that does not exist': '15 310649 C 106',
    'a month that does not exist': '15 071349 C 107',
    'no letter': '150706491103',
    'too short': '15 070649 C 10',
  },
});
