import { vectors } from '../../../../test/support/vectors.ts';
import { siAccount } from './siAccount.ts';

vectors(siAccount, {
  // The SWIFT registry, Wikipedia (IBAN), banks' specimens.
  valid: [
    '26330-0012039086',
    '263300012039086',
    '2633 0001 2039 086',
    '192001234567892',
    '191000000123438',
    '051008010486080',
  ],
  invalid: {
    'wrong check digits': '26330-0012039087',
    'bank 00': '00000-0000000098',
    'too short': '26330-001203908',
    'a letter': '26330-001203908A',
  },
});
