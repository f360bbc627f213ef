import { vectors } from '../../../../test/support/vectors.ts';
import { ptNib } from './ptNib.ts';

vectors(ptNib, {
  // The SWIFT registry, Wikipedia (NIB), library test tables; the last computed by hand.
  valid: [
    '0002 0123 12345678901 54',
    '000201231234567890154',
    '002700000001234567833',
    '003506830000000784311',
    '003500001234567890163',
  ],
  invalid: {
    'wrong check digits': '0002 0123 12345678901 55',
    'bank 0000': '0000 0000 00000000000 98',
    'too short': '0002 0123 1234567890 54',
    'a letter': '0002 0123 1234567890A 54',
  },
});
