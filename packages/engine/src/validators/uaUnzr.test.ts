import { vectors } from '../../../../test/support/vectors.ts';
import { uaUnzr } from './uaUnzr.ts';

vectors(uaUnzr, {
  // The State Migration Service's specimen (19910824-00026); the others by hand: 7-3-1 over twelve digits,
  // modulo 10.
  valid: ['19910824-00026', '1991082400026', '19850315-00013', '20011231-99998', '19600229-12341'],
  invalid: {
    'a wrong check digit': '19910824-00025',
    'a day that does not exist': '19910230-00026',
    'serial 0000': '19910824-00004',
    'a hyphen out of place': '1991-082400026',
    'twelve digits': '19910824-0002',
    'a letter': '19910824-OO026',
  },
});
