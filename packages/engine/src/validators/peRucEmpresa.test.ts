import { vectors } from '../../../../test/support/vectors.ts';
import { peRucEmpresa } from './peRucEmpresa.ts';

vectors(peRucEmpresa, {
  // stdnum's tests and SUNAT's own number (20131312955).
  valid: ['20512333797', '20480977239', '20503644968', '20131312955'],
  invalid: {
    'a wrong check digit': '20512333796',
    "a person's": '10101174102',
    'too long': '205123337970',
  },
});
