import { vectors } from '../../../../test/support/vectors.ts';
import { mxNss } from './mxNss.ts';

vectors(mxNss, {
  // IMSS' published example (92919084431); the others by the rule.
  valid: ['92919084431', '92-91-90-8443-1', '12345678903', '01855012348'],
  invalid: {
    'a wrong check digit': '92919084432',
    'office 00': '00919084434',
    'too short': '9291908443',
    'a letter': '9291908443A',
  },
});
