import { vectors } from '../../../../test/support/vectors.ts';
import { noOrgnr } from './noOrgnr.ts';

vectors(noOrgnr, {
  // 988077917 and 995525828: stdnum's tests; 974760673 (Brønnøysundregistrene), 923609016 (Equinor)
  // and 982463718 (Telenor): the register's public entries.
  valid: ['988 077 917', '988077917', 'NO 995 525 828 MVA', '974760673', '923 609 016', '982463718MVA'],
  invalid: {
    'a wrong check digit': '988 077 918',
    'a first digit below 8': '123456785',
    'a synthetic number': '310000019',
    'too short': '98807791',
    'a letter': '98807791A',
    'another country': 'SE988077917',
  },
});
