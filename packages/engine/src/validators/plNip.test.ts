import { vectors } from '../../../../test/support/vectors.ts';
import { plNip } from './plNip.ts';

vectors(plNip, {
  // Wikipedia (NIP: 123-456-32-18), python-stdnum's documentation (8567346215), the registers' own entries
  // of ZUS (521-30-17-228), PKO BP (525-000-77-38) and the Ministry of Finance (526-025-02-74).
  valid: ['123-456-32-18', 'PL 8567346215', '521-30-17-228', '525-000-77-38', '5260250274', 'pl5260250274'],
  invalid: {
    'a wrong check digit': '8567346216',
    'a body without a check digit (remainder 10)': '1111111170',
    'an office code beginning with 0': '0123456789',
    'an office code ending in 00': '1001234568',
    'hyphens out of place': '85-67346-215',
    'too short': '856734621',
    'another country': 'DE8567346215',
    'a letter': '85673462I5',
  },
});
