import { vectors } from '../../../../test/support/vectors.ts';
import { meAccount } from './meAccount.ts';

vectors(meAccount, {
  // The SWIFT IBAN registry, in three ways of writing.
  valid: ['505000012345678951', '505-0000123456789-51', '505-123456789-51'],
  invalid: {
    'wrong check digits': '505-0000123456789-52',
    'a bank 012': '012-0000123456789-51',
    'seventeen digits': '50500001234567895',
    'a letter': '505-00001234567A9-51',
  },
});
