import { vectors } from '../../../../test/support/vectors.ts';
import { ilCompany } from './ilCompany.ts';

vectors(ilCompany, {
  // stdnum's tests (the first), published by the firms: Teva, Bank Hapoalim, Bank Leumi.
  valid: ['516179157', '51-617915-7', '520013954', '520000118', '520018078'],
  invalid: {
    'a wrong check digit': '516179158',
    'a first digit that is not 5': '416179158',
    'too long': '5161791589',
    'a letter': '51617915A',
  },
});
