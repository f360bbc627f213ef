import { vectors } from '../../../../test/support/vectors.ts';
import { roOnrc } from './roOnrc.ts';

vectors(roOnrc, {
  // python-stdnum's documentation (J52/750/2012) and its pull request 465, from the ministry of finance's
  // register (J2012000750528, J2007007766403, J1992002621040, J1994000536225, J1993001036400); ANAF's
  // J2024020698007, J2002000372404. By hand: F and C.
  valid: [
    'J52/750/2012',
    'J2012000750528',
    'J2007007766403',
    'J1992002621040',
    'J1994000536225',
    'J1993001036400',
    'J2024020698007',
    'j2002000372404',
    'J5/123/2005',
    'J40/1234/20.03.2020',
    'F2015000123408',
    'C2005000007124',
    'J2024968152373',
  ],
  invalid: {
    'a wrong check digit': 'J2012000750529',
    'another register': 'X52/750/2012',
    'a county that does not exist': 'J2012000750472',
    'a county after 2024': 'J2025012984401',
    'no county before 2024': 'J2023020698006',
    'a year before the register': 'J1989000750407',
    'number zero': 'J2012000000526',
    'the old form after 2024': 'J40/750/2025',
    'the old form of no county': 'J41/750/2012',
    'a digit too few': 'J201200075052',
    'digits before the letter': '51J40/134/2020',
    'a digit too many': 'J5/252/20050',
  },
});
