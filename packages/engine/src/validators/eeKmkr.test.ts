import { vectors } from '../../../../test/support/vectors.ts';
import { eeKmkr } from './eeKmkr.ts';

vectors(eeKmkr, {
  // 100594102: stdnum; EE100931558: the VIES documentation's example; EE100254507 and EE102269053:
  // published company guides.
  valid: ['EE100594102', 'EE 100 594 102', '100594102', 'EE100931558', 'ee100254507', 'EE102269053'],
  invalid: {
    'a wrong check digit': 'EE100594103',
    'nothing but zeros': 'EE000000000',
    'too short': 'EE10059410',
    'another country': 'FI100594102',
    'a letter': 'EE10059410A',
  },
});
