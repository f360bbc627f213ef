import { vectors } from '../../../../test/support/vectors.ts';
import { frSiret } from './frSiret.ts';

vectors(frSiret, {
  // python-stdnum and Wikipedia (732 829 320 00074), La Poste's seat and two of its offices.
  valid: ['73282932000074', '732 829 320 00074', '35600000000048', '35600000049837', '356 000 000 09075'],
  invalid: {
    'a wrong check digit': '73282932000075',
    'a wrong SIREN with a right whole': '73282933000073',
    'a wrong sum at La Poste': '35600000049838',
    'Luhn alone at La Poste': '35600000067757',
    'establishment 00000': '73282932000000',
    'too short': '7328293200007',
    'a separator in the wrong place': '7328 29320 00074',
  },
});
