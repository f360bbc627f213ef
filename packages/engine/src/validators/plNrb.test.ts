import { vectors } from '../../../../test/support/vectors.ts';
import { plNrb } from './plNrb.ts';

vectors(plNrb, {
  // The SWIFT registry, Wikipedia (Numer rachunku bankowego), library test tables.
  valid: [
    '61 1090 1014 0000 0712 1981 2874',
    '61109010140000071219812874',
    '27114020040000300201355387',
    '10105000997603123456789123',
    'PL 60 1020 1026 0000 0422 7020 1111',
    '83101010230000261395100000',
  ],
  invalid: {
    'wrong check digits': '62 1090 1014 0000 0712 1981 2874',
    'a wrong sort code under right check digits': '36109010150000071219812874',
    'too short': '61 1090 1014 0000 0712 1981 287',
    'another country': 'DE 61 1090 1014 0000 0712 1981 2874',
    'a letter': '61 1090 1014 0000 0712 1981 287A',
  },
});
