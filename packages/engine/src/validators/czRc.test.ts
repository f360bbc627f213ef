import { vectors } from '../../../../test/support/vectors.ts';
import { czRc } from './czRc.ts';

vectors(czRc, {
  // python-stdnum's documentation (710319/2745), fyzmatik.pise.cz (736028/5163) and the classic case of
  // remainder 10, 780123/3540. By hand: nine digits, a month +20, a month +70.
  valid: [
    '710319/2745',
    '7103192745',
    '736028/5163',
    '780123/3540',
    '531231/123',
    '395601/000',
    '053112/3417',
    '048205/0019',
  ],
  invalid: {
    'a wrong check digit': '710319/2746',
    'a day that does not exist': '710230/2740',
    'a month +20 before 2004': '030231/0019',
    'nine digits after 1953': '540101/123',
    'ten digits with remainder 10 after 1985': '900101/0030',
    'a month over 50 that does not exist': '716319/2745',
    'eight digits': '710319/27',
    'a slash out of place': '71031/92745',
  },
});
