import { vectors } from '../../../../test/support/vectors.ts';
import { bgVat } from './bgVat.ts';

vectors(bgVat, {
  // python-stdnum's documentation (BG 175 074 752, 7523169263, 7111042925), by hand: a company, a number of
  // the revenue agency (9900000003).
  valid: ['BG175074752', '175074752', 'BG 831650349', 'BG7523169263', 'bg7111042925', 'BG9900000003'],
  invalid: {
    'a wrong check digit': 'BG175074751',
    'ten digits of none of the three': 'BG7111042922',
    'a branch': 'BG1213961230342',
    'eight digits': 'BG17507475',
    'another country': 'RO175074752',
  },
});
