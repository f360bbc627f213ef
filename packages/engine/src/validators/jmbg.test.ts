import { vectors } from '../../../../test/support/vectors.ts';
import { jmbg } from './jmbg.ts';

vectors(jmbg, {
  // Wikipedia (0101100710006 of the year 2100), python-stdnum's documentation (0101006500006). By hand: a
  // woman of Slovenia (…505008), two of Serbia, a remainder of 0 (…710050), a remainder of 1 (…710000).
  valid: [
    '0101100710006',
    '0101006500006',
    '0710003730015',
    '1505995800002',
    '0101006505008',
    '0101980710050',
    '0101980710000',
    // By hand: leap days of 1960 and 1992.
    '2902960491778',
    '2902992717255',
  ],
  invalid: {
    'a wrong check digit': '0101100710007',
    'a day that does not exist': '3102990710013',
    'a region that is not used': '0101950705001',
    'the region 40': '0101950405008',
    'twelve digits': '010110071000',
    'a letter': '010110071000G',
  },
});
