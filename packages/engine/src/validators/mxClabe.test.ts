import { vectors } from '../../../../test/support/vectors.ts';
import { mxClabe } from './mxClabe.ts';

vectors(mxClabe, {
  // Wikipedia (CLABE: 032180000118359719), stdnum's tests (0020…, 0140…); 6461… by hand.
  valid: [
    '032180000118359719',
    '002010077777777771',
    '014027000005555558',
    '646180110400000007',
    '032-180-00011835971-9',
  ],
  invalid: {
    'a wrong check digit': '032180000118359718',
    'a digit changed': '002010077777777781',
    'a bank that does not exist': '003180000118359719',
    'a town that does not exist': '002000077777777778',
    'all zeros': '000000000000000000',
    'too short': '03218000011835971',
    'a letter': '03218000011835971A',
  },
});
