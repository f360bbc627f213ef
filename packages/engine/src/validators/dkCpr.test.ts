import { vectors } from '../../../../test/support/vectors.ts';
import { dkCpr } from './dkCpr.ts';

vectors(dkCpr, {
  // 211062-5629, 010180-1234: stdnum's tests; 070761-4285: CPR-kontoret's and Wikipedia's example;
  // 290200-4000: a leap day of 2000, from the rule.
  valid: [
    '211062-5629',
    '2110625629',
    '010180-1234',
    '070761-4285',
    '290200-4000',
    // By hand from the table of centuries: a leap day of 2000.
    '290200-7135',
  ],
  invalid: {
    'a day that does not exist': '310280-1234',
    'a month that does not exist': '011380-1234',
    'a leap day of 1900': '290200-1234',
    'a test number': '610180-1234',
    'serial 0000': '010180-0000',
    'too short': '010180-123',
    'a letter': '010180-123A',
  },
});
