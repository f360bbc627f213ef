import { vectors } from '../../../../test/support/vectors.ts';
import { deAusweis } from './deAusweis.ts';

vectors(deAusweis, {
  // Specimen cards of 2010, 2019 and 2021 (T22000129, L01X00T47, LZ6311T47); one by hand from Doc 9303.
  valid: ['T220001293', 'L01X00T471', 'LZ6311T475', 'L01X00T471D', 'l01x00t471', 'N000000001'],
  invalid: {
    'a wrong check digit': 'L01X00T472',
    'no check digit': 'L01X00T47',
    'a vowel': 'LA1X00T471',
    'a first letter of passports': 'C01X00T478',
    'another nationality': 'L01X00T471F',
    'an old card of digits': '1220001297',
  },
});
