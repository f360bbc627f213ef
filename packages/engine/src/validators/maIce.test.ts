import { vectors } from '../../../../test/support/vectors.ts';
import { maIce } from './maIce.ts';

vectors(maIce, {
  // python-stdnum's documentation and stdnum's tests.
  valid: [
    '001561191000066',
    '00 21 36 09 30 00 040',
    '001512572000078',
    '002410367000010',
    '002614910000044',
  ],
  invalid: {
    'wrong control digits': '001561191000065',
    zeros: '000000000000000',
    'too short': '00156119100006',
    'a country prefix': 'MA0015125720000',
  },
});
