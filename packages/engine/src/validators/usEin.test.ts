import { vectors } from '../../../../test/support/vectors.ts';
import { usEin } from './usEin.ts';

vectors(usEin, {
  // Apple (94-2404110), Microsoft (91-1144442), Alphabet (61-1767919), American Red Cross (53-0196605),
  // stdnum's tests.
  valid: ['94-2404110', '91-1144442', '61-1767919', '53-6904399', '530196605'],
  invalid: {
    'a prefix of no campus': '00-3456789',
    'another one': '89-2404110',
    zeros: '94-0000000',
    'too short': '94-240411',
  },
});
