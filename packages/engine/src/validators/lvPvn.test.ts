import { vectors } from '../../../../test/support/vectors.ts';
import { lvPvn } from './lvPvn.ts';

vectors(lvPvn, {
  // 40003521600, 161175-19997: stdnum; 40003032949 (Latvenergo), 40003245752 (airBaltic), 90000069281
  // (the State Revenue Service): public registers.
  valid: [
    'LV40003521600',
    'LV 4000 3521 600',
    '40003521600',
    'LV40003032949',
    'LV40003245752',
    '161175-19997',
  ],
  invalid: {
    'a wrong check digit': 'LV40003521601',
    'a person with a wrong date': '161375-19994',
    'too short': 'LV4000352160',
    'another country': 'LT40003521600',
    'a letter': 'LV4000352160A',
  },
});
