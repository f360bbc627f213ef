import { vectors } from '../../../../test/support/vectors.ts';
import { arCbu } from './arCbu.ts';

vectors(arCbu, {
  // python-stdnum's documentation (2850590940090418135201) in three forms; a CVU and a CBU
  // by hand from the rule.
  valid: [
    '2850590940090418135201',
    '28505909 40090418135201',
    '285-0590-9-4009041813520-1',
    '0000003100012345678907',
    '0110001300000000000017',
  ],
  invalid: {
    'a wrong first check digit': '2850590840090418135201',
    'a wrong second check digit': '2850590940090418135202',
    'a digit changed': '2810590940090418135201',
    'all zeros': '0000000000000000000000',
    'an account of zeros': '2850590900000000000000',
    'too short': '285059094009041813520',
    'a letter': '285059094009041813520A',
  },
});
