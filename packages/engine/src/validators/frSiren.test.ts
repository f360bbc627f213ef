import { vectors } from '../../../../test/support/vectors.ts';
import { frSiren } from './frSiren.ts';

vectors(frSiren, {
  // python-stdnum (552 008 443), Wikipedia (732 829 320), La Poste, Danone and Total in Sirene.
  valid: ['552 008 443', '552008443', '732 829 320', '356 000 000', '552 032 534', '542 051 180'],
  invalid: {
    'a wrong check digit': '552 008 442',
    'zeros only': '000 000 000',
    'too short': '55200844',
    'a separator in the wrong place': '5520 08443',
    'a letter': '55200844A',
  },
});
