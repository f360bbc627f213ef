import { vectors } from '../../../../test/support/vectors.ts';
import { mdIdno } from './mdIdno.ts';

vectors(mdIdno, {
  // stdnum's documentation; Moldova Agroindbank, Moldindconbank, Victoriabank as their imprints give them.
  valid: ['1008600038413', '1002600003778', '1002600028096', '1002600001338'],
  invalid: {
    'a wrong check digit': '1008600038412',
    'the number of a person': '2008600038410',
    'twelve digits': '100860003841',
    'a letter': '100860003841A',
  },
});
