import { vectors } from '../../../../test/support/vectors.ts';
import { nzNhi } from './nzNhi.ts';

vectors(nzNhi, {
  // Health New Zealand's routine and compliance tests, the tests of nhi-validator; old form first, then the new one.
  valid: ['ZZZ0016', 'ZZZ0024', 'ZAC5361', 'zac5361', 'ZBN77VL', 'ZZZ00AC', 'ZVB97XQ', 'ZYZ89XY'],
  invalid: {
    'a wrong check digit': 'ZZZ0044',
    'a wrong check letter': 'ZZZ00AA',
    'the check letter of the draft of 2019 (modulus 24)': 'ABC12DV',
    'the letter I': 'ZIZ0016',
    'a letter for the first digit': 'ZZZA016',
    'too short': 'ZZZ001',
  },
});
