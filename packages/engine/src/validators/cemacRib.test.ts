import { vectors } from '../../../../test/support/vectors.ts';
import { cemacRib } from './cemacRib.ts';

vectors(cemacRib, {
  // IBANs of banks in Cameroon, Gabon, Congo and Chad (Wikipedia, iban.com).
  valid: [
    '10002 00030 02779763150 08',
    '10002000300277976315008',
    '10003001000500000605306',
    '40021010032001890020126',
    '30011000101013451300019',
    '60002000010271091600153',
  ],
  invalid: {
    'a wrong key': '10002 00030 02779763150 09',
    'bank 00000': '00000 00000 00000000000 97',
    'too short': '10002 00030 0277976315 08',
    'a letter': '10002 00030 0277976315A 08',
  },
});
