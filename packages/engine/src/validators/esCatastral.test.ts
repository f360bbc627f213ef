import { vectors } from '../../../../test/support/vectors.ts';
import { esCatastral } from './esCatastral.ts';

vectors(esCatastral, {
  // Catastro's explanation (the first) and its web service (rural, MS: the FP of its picture is not computed),
  // python-stdnum's documentation (the third and fourth), sigpac-tools' tests.
  valid: [
    '9872023 VH5797S 0001 WX',
    '13 077 A 018 00039 0000 MS',
    '7837301VG8173B0001TT',
    '4A08169P03PRAT0001LR',
    '26002A001000010000EQ',
    '9872023vh5797s0001wx',
  ],
  invalid: {
    'a wrong first control letter': '9872023 VH5797S 0001 XX',
    'a wrong second control letter': '9872023 VH5797S 0001 WM',
    'letters for the unit': '9872023 VH5797S 000A WX',
    'the plot alone': '9872023VH5797S',
    'too long': '9872023VH5797S0001WXX',
  },
});
