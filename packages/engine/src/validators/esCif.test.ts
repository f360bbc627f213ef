import { vectors } from '../../../../test/support/vectors.ts';
import { esCif } from './esCif.ts';

vectors(esCif, {
  // stdnum's tests, VIES: A0011012B (a non-resident of before 2008), Telefónica (A78304516), Wikipedia (A58818501).
  valid: [
    'J99216582',
    'B86670460',
    'Q2876031B',
    'N0112768G',
    'W8265365J',
    'A58818501',
    'ESA78304516',
    'A0011012B',
    'b-8667046-0',
  ],
  invalid: {
    'a wrong control': 'B64717839',
    'a letter where the form has a digit': 'B6471783H',
    'a digit where the form has a letter': 'Q28760312',
    'a digit for a non-resident': 'A00110122',
    'a letter of no form': 'O1234567L',
    'a natural person’s letter': 'M1234567L',
    'too long': 'J992165831',
  },
});
