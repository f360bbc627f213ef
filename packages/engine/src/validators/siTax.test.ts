import { vectors } from '../../../../test/support/vectors.ts';
import { siTax } from './siTax.ts';

vectors(siTax, {
  // python-stdnum's documentation (SI50223054), validator.js' tests (15012557), AJPES (SI14717468), the
  // registers' entries of Krka (SI82646716), Petrol (SI80267432). By hand: 10 becomes 0 (10000020).
  valid: ['SI 50223054', '15012557', 'SI14717468', '82646716', 'si80267432', '10000020'],
  invalid: {
    'a wrong check digit': '50223055',
    'a body without a check digit (remainder 0)': '10000070',
    'a leading zero': '05022305',
    'seven digits': '5022305',
    'another country': 'HR50223054',
  },
});
