import { vectors } from '../../../../test/support/vectors.ts';
import { huGiro } from './huGiro.ts';

vectors(huGiro, {
  // The SWIFT registry; the tax office's accounts (nav.gov.hu, "NAV számlaszámok"); Wikipedia.
  valid: [
    '11773016-11111018-00000000',
    '11773016-11111018',
    '10032000-01076019',
    '10032000-06056353',
    '10032000-01076868',
    '11600006-00000000-12345676',
  ],
  invalid: {
    'a wrong bank check digit': '11773017-11111018',
    'a wrong account check digit': '10032000-01076018',
    'a wrong check digit of a long account': '11600006-00000000-12345677',
    'an account of zeros': '11773016-00000000-00000000',
    'two and a half blocks': '11773016-11111018-0000',
    'a letter': '11773016-1111101A',
  },
});
