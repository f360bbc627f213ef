import { vectors } from '../../../../test/support/vectors.ts';
import { eeBban } from './eeBban.ts';

vectors(eeBban, {
  // The SWIFT registry; Estonian Ministry of Finance, "Makserekvisiidid" (accounts at five banks).
  valid: [
    '2200221020145685',
    '1010220034796011',
    '1010220027690221',
    '2200221023778606',
    '7700771003813400',
    '1700017001577198',
  ],
  invalid: {
    'a wrong check digit': '2200221020145686',
    'an account of zeros': '2200000000000000',
    'too short': '220022102014568',
    'a letter': '220022102014568A',
  },
});
