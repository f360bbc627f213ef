import { vectors } from '../../../../test/support/vectors.ts';
import { cnCnaps } from './cnCnaps.ts';

vectors(cnCnaps, {
  // Head offices from the banks' publications: ICBC, CCB, China Merchants Bank, ABC, Bank of China.
  valid: ['102100099996', '105100000017', '308584000013', '103100000026', '104100000004'],
  invalid: {
    'a wrong check digit': '102100099997',
    'no bank': '000100099996',
    'a city from 0': '102010009999',
    'too short': '10210009999',
    'a letter': '10210009999A',
  },
});
