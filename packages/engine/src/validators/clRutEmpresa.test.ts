import { vectors } from '../../../../test/support/vectors.ts';
import { clRutEmpresa } from './clRutEmpresa.ts';

vectors(clRutEmpresa, {
  // Published RUTs of public companies (Banco de Chile 97.004.000-5, Codelco 61.704.000-K, LATAM
  // 89.862.200-2, Falabella 90.749.000-9).
  valid: ['97.004.000-5', '61.704.000-K', '89.862.200-2', '90.749.000-9'],
  invalid: {
    'a wrong check digit': '97.004.000-4',
    "a person's number": '12.345.678-5',
    'too short': '4.000-5',
  },
});
