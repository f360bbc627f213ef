import { vectors } from '../../../../test/support/vectors.ts';
import { itPiva } from './itPiva.ts';

vectors(itPiva, {
  // stdnum's tests (the first), published by firms and bodies: FIAT, Agenzia delle Entrate, Poste, Ferrari.
  valid: [
    'IT 00743110157',
    '07973780013',
    '06363391001',
    '01114601006',
    '00159560366',
    // By hand: office 120.
    '03850301205',
  ],
  invalid: {
    'a wrong check digit': '00743110158',
    'an office that does not exist': '01234567897',
    'no taxpayer’s number': '00000000018',
    'nothing but zeros': '00000000000',
    'too short': '0074311015',
    'a letter': '0074311015A',
    'office 125': '22063391258',
    'office 122': '05146631220',
  },
});
