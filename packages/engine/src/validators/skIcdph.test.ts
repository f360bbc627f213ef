import { vectors } from '../../../../test/support/vectors.ts';
import { skIcdph } from './skIcdph.ts';

vectors(skIcdph, {
  // python-stdnum's documentation (SK2022749619), the entries of Slovak Telekom (SK2020273893) and Slovnaft
  // (SK2020372640); by hand the others.
  valid: ['SK2022749619', 'SK 2020273893', '2020372640', 'sk2020317068', 'SK7120001372'],
  invalid: {
    'not divisible by 11': 'SK2022749618',
    'a third digit that is not used': 'SK2010000003',
    'a leading zero': 'SK0022749617',
    'nine digits': 'SK202274961',
    'another country': 'CZ2022749619',
  },
});
