import { vectors } from '../../../../test/support/vectors.ts';
import { mdIdno } from './mdIdno.ts';

vectors(mdIdno, {
  // python-stdnum's documentation and tests.
  valid: ['1008600038413', '1002600001338', '1003607000706', '1012607004177'],
  invalid: {
    'a wrong check digit': '1008600038412',
    'the number of a person': '2008600038410',
    'twelve digits': '100860003841',
    'a letter': '100860003841A',
  },
});
