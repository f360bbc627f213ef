import { vectors } from '../../../../test/support/vectors.ts';
import { inPan } from './inPan.ts';

vectors(inPan, {
  // The Income Tax Department's examples, python-stdnum's documentation; Reliance and Infosys from their GSTINs.
  valid: ['ACUPA7085R', 'AAPPV8261K', 'aappv8261k', 'AFZPK7190K', 'AAACR5055K', 'AAACI4798L'],
  invalid: {
    'an unknown kind of holder': 'ABMXA3211G',
    'a digit as check letter': 'ABMPA32111',
    'serial 0000': 'ABMPA0000G',
    'too short': 'ABMPA3211',
    'digits out of place': 'ABMP13211G',
  },
});
