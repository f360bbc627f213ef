import { vectors } from '../../../../test/support/vectors.ts';
import { usMbi } from './usMbi.ts';

vectors(usMbi, {
  // CMS' sample cards (1EG4-TE5-MK72, 1EG4-TE5-MK73); the others by the rule.
  valid: ['1EG4-TE5-MK72', '1EG4-TE5-MK73', '1EG4TE5MK72', '9XX9XX9XX99'],
  invalid: {
    'a first 0': '0EG4-TE5-MK72',
    'a letter that is left out': '1SG4-TE5-MK72',
    'a digit in a letter’s place': '11G4-TE5-MK72',
    'too short': '1EG4-TE5-MK7',
  },
});
