import { vectors } from '../../../../test/support/vectors.ts';
import { bic } from './bic.ts';

vectors(bic, {
  // Wikipedia (ISO 9362), ibantools' and validator.js' tests; Kosovo's code is not of ISO 3166.
  valid: [
    'DEUTDEFF',
    'DEUTDEFF500',
    'deutdeff',
    'DEUT DE FF 500',
    'NEDSZAJJXXX',
    'DABAIE2D',
    'DSBACNBXSHA',
    'BCPRXKPR',
  ],
  invalid: {
    'a country that does not exist': 'DEUTQQFF',
    'UK for Great Britain': 'BARCUK22',
    'a digit in the prefix': 'DEU1DEFF',
    'nine characters': 'DEUTDEFF5',
    'too short': 'DEUTDEF',
    'a hyphen': 'DEUT-DEFF',
    'spaces in some places only': 'DEUT DEFF',
    'ten characters': 'DEUTDEFF50',
    'twelve characters': 'DEUTDEFF5000',
    'a branch apart that is too short': 'DEUT DE FF 50',
    'a digit in the country': 'DEUTD1FF',
    'a sign in the branch': 'DEUTDEFF5-0',
  },
});
