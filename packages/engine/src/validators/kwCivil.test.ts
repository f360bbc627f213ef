import { vectors } from '../../../../test/support/vectors.ts';
import { kwCivil } from './kwCivil.ts';

vectors(kwCivil, {
  // django-localflavor's tests (the first three), python-stdnum's documentation (the others).
  valid: ['282040701483', '300092400929', '304022600325', '288020122596', '227081660516', '292091998298'],
  invalid: {
    'a wrong check digit': '282040701484',
    'a day that does not exist': '282023001485',
    'a century that does not exist': '482040701498',
    'a serial that has no check digit': '282040700050',
    'too short': '28204070148',
    'a letter': '28204070148A',
  },
});
