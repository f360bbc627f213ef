import { vectors } from '../../../../test/support/vectors.ts';
import { plPesel } from './plPesel.ts';

vectors(plPesel, {
  // gov.pl and Wikipedia (PESEL), python-stdnum's documentation, validator.js' tests.
  valid: [
    '44051401359',
    '02070803628',
    '44051401458',
    '90090515836',
    '92071314764',
    // By hand from the rule: the 1800s, the 2100s, the 2200s, and a leap day of 2000.
    '99923101237',
    '00810100101',
    '99523101235',
    '00410100109',
    '99723101231',
    '00610100105',
    '00222901239',
  ],
  invalid: {
    'a wrong check digit': '44051401358',
    'a day that does not exist': '44023001354',
    'a month of no century': '44131401350',
    'too short': '4405140135',
    'a letter': '4405140135A',
    '29 February 1800': '00822901237',
    '29 February 1900': '00022901233',
    '29 February 2100': '00422901235',
    '29 February 2200': '00622901231',
    'month 13': '01130101230',
    'month 0 of the 2000s': '01200101230',
    'month 13 of the 2000s': '01330101236',
    'month 0 of the 2100s': '01400101236',
    'month 13 of the 2100s': '01530101232',
    'month 0 of the 2200s': '01600101232',
    'month 13 of the 2200s': '01730101238',
    'month 0 of the 1800s': '01800101238',
    'month 13 of the 1800s': '01930101234',
    'day 32': '01013201239',
    'day 0': '01010001238',
  },
});
