import { vectors } from '../../../../test/support/vectors.ts';
import { czIco } from './czIco.ts';

vectors(czIco, {
  // python-stdnum's documentation (25123891), the registers' entries of Škoda Auto (00177041), ČEZ
  // (45274649), Seznam.cz (26168685) and Slovak Telekom (35763469).
  valid: ['25123891', '00177041', '45274649', '26168685', '35763469', '452 74 649'],
  invalid: {
    'a wrong check digit': '25123890',
    'no number at all': '00000001',
    'a first digit 9': '98919377',
    'seven digits': '2512389',
    'nine digits': '251238911',
    'a letter': '2512389I',
  },
});
