import { vectors } from '../../../../test/support/vectors.ts';
import { coNitEmpresa } from './coNitEmpresa.ts';

vectors(coNitEmpresa, {
  // DIAN, Bancolombia, Ecopetrol, and a number of stdnum's tests.
  valid: ['800.197.268-4', '890.903.938-8', '899.999.068-1', '900544472-2'],
  invalid: {
    'a wrong check digit': '890.903.938-7',
    "a person's": '1018464851-9',
    'too short': '80.197.268-4',
  },
});
