import { vectors } from '../../../../test/support/vectors.ts';
import { tnRib } from './tnRib.ts';

vectors(tnRib, {
  // The SWIFT registry, Wikipedia (IBAN), TNRIB's documentation, library test tables.
  valid: [
    '10 006 0351835984788 31',
    '10006035183598478831',
    '14207207100707129648',
    '07040005810111129653',
    '04018104004942712345',
  ],
  invalid: {
    'a wrong key': '10 006 0351835984788 32',
    'bank 00': '00 000 0000000000000 97',
    'too short': '10 006 035183598478 31',
    'a letter': '10 006 035183598478A 31',
  },
});
