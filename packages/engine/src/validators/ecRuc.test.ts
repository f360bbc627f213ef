import { vectors } from '../../../../test/support/vectors.ts';
import { ecRuc } from './ecRuc.ts';

vectors(ecRuc, {
  // stdnum's and python-stdnum's tests (1792060346001, 0962467429001 of a foreigner), SRI (1760013210001),
  // Petroecuador (1768153530001).
  valid: [
    '1792060346-001',
    '1714307103001',
    '0962467429001',
    '1760013210001',
    '1768153530001',
    '1803557964001',
  ],
  invalid: {
    'a wrong check digit of a company': '1792060347001',
    'a wrong check digit of a person': '1714307104001',
    'establishment 000': '1792060346000',
    'no province': '2592060348001',
    'third digit 7': '1772060347001',
    'too short': '179206034600',
  },
});
