import { vectors } from '../../../../test/support/vectors.ts';
import { beRrn } from './beRrn.ts';

vectors(beRrn, {
  // 85.07.30-033.28 and 17.07.30-033.84: python-stdnum's documentation; 93051822361:
  // Wikipedia; 73011136173: PEAR Validate_BE; 40000095579: stdnum's tests, of an unknown birthday.
  valid: [
    '85.07.30-033.28',
    '85073003328',
    '850730 033 28',
    '17.07.30-033.84',
    '93051822361',
    '73011136173',
    '40000095579',
    // By hand: December without a day.
    '98.12.00-059.46',
  ],
  invalid: {
    'a wrong check': '85.07.30-033.29',
    'a check of neither century': '17.07.30-033.85',
    'a day that does not exist': '85.02.30-033.90',
    'a month that does not exist': '85.13.30-033.70',
    'serial 000': '85.07.30-000.61',
    'serial 999': '85.07.30-999.32',
    'the month of a BIS number': '85.27.30-033.71',
    'too short': '8507300332',
    'a letter': '85.07.30-03A.28',
    'a separator out of place': '850.730-033.28',
    'an unknown month with day 33': '77.00.33-340.93',
    'an unknown day of month 87': '05.87.00-368.55',
  },
});
