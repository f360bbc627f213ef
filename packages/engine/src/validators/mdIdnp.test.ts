import { vectors } from '../../../../test/support/vectors.ts';
import { mdIdnp } from './mdIdnp.ts';

vectors(mdIdnp, {
  // By hand, after the rule of idnp.js, which is that of mdIdno.
  valid: ['2003021042851', '2000042000013', '0970605892543', '2012001000006'],
  invalid: {
    'a wrong check digit': '2003021042850',
    'the number of a firm': '1008600038413',
    'twelve digits': '200302104285',
    'a letter': '200302104285A',
  },
});
