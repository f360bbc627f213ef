import { vectors } from '../../../../test/support/vectors.ts';
import { imei } from './imei.ts';

vectors(imei, {
  // validator.js' tests (490154203237518 is Wikipedia's too).
  valid: [
    '490154203237518',
    '352099001761481',
    '35-209900-176148-1',
    '35-686800-004141-8',
    '868932036356090',
  ],
  invalid: {
    'a wrong check digit': '490154203237517',
    'neighbours swapped': '490154203273518',
    'all zeros': '000000000000000',
    'a software version for a check digit': '35-209900-176148-23',
    'too short': '49015420323751',
    'a letter': '49015420323751A',
  },
});
