import { vectors } from '../validator.vectors.ts';
import { mxCurp } from './mxCurp.ts';

vectors(mxCurp, {
  // stdnum's tests and Wikipedia (BOXW310820HNERXN09), RENAPO's sample card.
  valid: [
    'BOXW310820HNERXN09',
    'HELO990501HVZRPN09',
    'MASI050805MVZRLRA8',
    'COME721110MVZNRR03',
    'TEAM470622HVZZPR07',
    'garS700923hsplxl06',
  ],
  invalid: {
    'a wrong check digit': 'BOXW310820HNERXN08',
    'a day that does not exist': 'BOXW310231HNERXN06',
    'no sex': 'BOXW310820ANERXN05',
    'no state': 'BOXW310820HXXRXN02',
    'a leap day of the other century': 'MASI290229HVZRLR08',
    'a word that must not be': 'CACA310820HNERXN03',
    'no vowel': 'BBXW310820HNERXN07',
    'a vowel among the consonants': 'BOXW310820HNEAXN09',
    'too short': 'BOXW310820HNERXN0',
  },
});
