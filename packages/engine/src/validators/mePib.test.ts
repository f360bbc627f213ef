import { vectors } from '../../../../test/support/vectors.ts';
import { mePib } from './mePib.ts';

vectors(mePib, {
  // stdnum-js's documentation and tests; a remainder of 1 (02017105 … 03350550).
  valid: ['02000989', '02005115', '03350479', '02017105', '03350550'],
  invalid: {
    'a wrong check digit': '02000988',
    'zeros alone': '00000000',
    'seven digits': '0335348',
    'a letter': '0200098A',
  },
});
