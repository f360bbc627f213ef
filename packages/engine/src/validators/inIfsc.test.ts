import { vectors } from '../../../../test/support/vectors.ts';
import { inIfsc } from './inIfsc.ts';

vectors(inIfsc, {
  // The Reserve Bank's list, as in the tests of razorpay/ifsc; the last a branch of the State Bank.
  valid: ['KKBK0000261', 'HDFC0002854', 'KARB0000001', 'YESB0DNB002', 'sbin0005943'],
  invalid: {
    'another fifth character than 0': 'KKBK1000261',
    "a digit in the bank's letters": 'KK1K0000261',
    'too short': 'KKBK000026',
    'too long': 'KKBK00002611',
    'a separator': 'KKBK-0000261',
  },
});
