import { vectors } from '../../../../test/support/vectors.ts';
import { beBis } from './beBis.ts';

vectors(beBis, {
  // 98.47.28-997.65 and 01.49.07-001.85: python-stdnum's documentation; the others from the rule: sex
  // unknown (month + 20), and month and day unknown.
  valid: ['98.47.28-997.65', '98472899765', '01 49 07 001 85', '85.27.30-033.71', '01.20.00-101.89'],
  invalid: {
    'a wrong check': '98.47.28-997.66',
    'a national number': '85.07.30-033.28',
    'a day that does not exist': '98.42.30-997.67',
    'a month between the two ranges': '98.33.28-997.64',
    'serial 999': '85.47.30-999.21',
    'too long': '984728997650',
    'a letter': '98.47.28-99A.65',
  },
});
