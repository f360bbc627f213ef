import { vectors } from '../../../../test/support/vectors.ts';
import { fiHetu } from './fiHetu.ts';

vectors(fiHetu, {
  // 131052-308T: dvv.fi, Wikipedia and stdnum; 180495-033B, 131052A308T: validator.js' tests;
  // the same digits under the signs of 2023 have the same check character.
  valid: [
    '131052-308T',
    '131052-308t',
    '131052+308T',
    '131052A308T',
    '131052Y308T',
    '131052u308t',
    '131052F308T',
  ],
  invalid: {
    'a wrong check character': '131052-308U',
    'a day that does not exist': '310252-308Y',
    'a month that does not exist': '131352-3087',
    'an unknown sign': '131052G308T',
    'individual number 001': '131052-001W',
    'a temporary code': '010594-9032',
    'no sign': '131052308T',
    'too long': '131052-308TT',
  },
});
