import { vectors } from '../../../../test/support/vectors.ts';
import { nlAccount } from './nlAccount.ts';

vectors(nlAccount, {
  // The SWIFT registry, Wikipedia (Elfproef), library test tables.
  valid: ['41.71.64.300', '417164300', '0417164300', '123456789', '12.34.56.789', '736160221'],
  invalid: {
    'a wrong digit': '41.71.64.301',
    'two digits swapped': '123465789',
    zeros: '0000000000',
    'a giro number': '1234567',
    'a letter': '41716430A',
  },
});
