import { vectors } from '../../../../test/support/vectors.ts';
import { fiAlv } from './fiAlv.ts';

vectors(fiAlv, {
  // FI20774740: stdnum; the others as for fiYtunnus.
  valid: ['FI20774740', 'FI 20774740', 'fi15728600', '01120389', 'FI19274001'],
  invalid: {
    'a wrong check digit': 'FI20774741',
    'nothing but zeros': 'FI00000000',
    'the hyphen of the business ID': 'FI2077474-0',
    'too short': 'FI2077474',
    'another country': 'EE20774740',
  },
});
