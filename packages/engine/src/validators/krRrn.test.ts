import { vectors } from '../../../../test/support/vectors.ts';
import { krRrn } from './krRrn.ts';

vectors(krRrn, {
  // python-stdnum's documentation; a published worked example (510603); the others computed by hand from the rule.
  valid: [
    '971013-9019902',
    '9710139019902',
    '510603-1001322',
    '830412-1700007',
    '880229-2012346',
    // By hand: place 96, the last.
    '480223-2966631',
  ],
  invalid: {
    'a wrong check digit': '971013-9019903',
    'a day that does not exist': '970230-2019906',
    '29 February in a common year': '970229-2012347',
    'an unknown place': '971013-2979909',
    "a foreigner's number": '971013-5199022',
    'too short': '971013-901990',
    'another separator': '971013/9019902',
  },
});
