import { vectors } from '../../../../test/support/vectors.ts';
import { maRib } from './maRib.ts';

vectors(maRib, {
  // Wikipedia (IBAN); the others computed by hand, there being no more published.
  valid: [
    '011 519 0000012050005349 21',
    '011519000001205000534921',
    '007780000123456789012396',
    '101810211111111111111142',
    '230450000000001234567809',
  ],
  invalid: {
    'a wrong key': '011 519 0000012050005349 22',
    'bank 000': '000 000 0000000000000000 97',
    'too short': '011 519 000001205000534 21',
    'a letter': '011 519 000001205000534A 21',
  },
});
