import { vectors } from '../../../../test/support/vectors.ts';
import { trKimlik } from './trKimlik.ts';

vectors(trKimlik, {
  // NVİ's test numbers for KPS (the first three; 99… a foreigner), Wikipedia, stdnum's tests.
  valid: ['10570898198', '20047578058', '99001255472', '10000000146', '17291716060', '64211142102'],
  invalid: {
    'a wrong last digit': '17291716061',
    'a wrong tenth digit': '17291716050',
    'a first digit of 0': '01729171682',
    'too short': '1729171606',
    'a letter': '1729171606A',
  },
});
