import { vectors } from '../../../../test/support/vectors.ts';
import { fiViitenumero } from './fiViitenumero.ts';

vectors(fiViitenumero, {
  // Finanssiala's example (12 34561, in machine form 00000000000001234561), the last two by hand.
  valid: ['12 34561', '1234561', '00000000000001234561', '1009', '12345678901234567894', '52732 0289'],
  invalid: {
    'a wrong check digit': '12 34562',
    'neighbours swapped': '12 43561',
    'all zeros': '0000',
    'three digits': '123',
    'three digits after zeros': '000123',
    'groups elsewhere': '123 4561',
    'too long': '121312952121312952123',
    'a letter': '123456A',
  },
});
