import { vectors } from '../../../../test/support/vectors.ts';
import { sepaCreditorId } from './sepaCreditorId.ts';

vectors(sepaCreditorId, {
  // The Bundesbank's example for tests; the others computed.
  valid: ['DE98ZZZ09999999999', 'de98zzz09999999999', 'DE98ABC09999999999'],
  invalid: {
    'a wrong check digit': 'DE97ZZZ09999999999',
    'another country': 'AT98ZZZ09999999999',
    'no country of SEPA': 'US98ZZZ09999999999',
    'too long in Germany': 'DE98ZZZ099999999990',
    'nothing behind the business code': 'DE98ZZZ',
  },
});
