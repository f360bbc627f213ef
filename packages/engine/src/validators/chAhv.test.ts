import { vectors } from '../../../../test/support/vectors.ts';
import { chAhv } from './chAhv.ts';

vectors(chAhv, {
  // The federal leaflet's examples (756.9217.0769.85, 756.1234.5678.97), stdnum's tests, one by hand.
  valid: ['756.9217.0769.85', '7569217076985', '756.1234.5678.97', '756 1234 5678 97', '756.0000.0000.02'],
  invalid: {
    'a wrong check digit': '756.9217.0769.84',
    'another country': '757.9217.0769.84',
    'too short': '756.9217.0769.8',
    'a separator in the wrong place': '75.69217.0769.85',
  },
});
