import { vectors } from '../../../../test/support/vectors.ts';
import { czDic } from './czDic.ts';

vectors(czDic, {
  // python-stdnum's documentation (CZ25123891, 640903926, CZ7103192745), VIES' entries of ČEZ (CZ45274649)
  // and the VAT groups CZ699001182 and CZ699003154.
  valid: [
    'CZ25123891',
    'CZ 45274649',
    '25123891',
    'CZ640903926',
    'CZ699001182',
    'CZ699003154',
    'CZ7103192745',
    'cz7103192745',
  ],
  invalid: {
    'a wrong check digit of a company': 'CZ25123890',
    'a company number beginning with 9': 'CZ92746497',
    'a wrong check digit of a special number': 'CZ640903925',
    'a wrong rodné číslo': 'CZ7103192746',
    'too short': 'CZ2512389',
    'another country': 'SK25123891',
  },
});
