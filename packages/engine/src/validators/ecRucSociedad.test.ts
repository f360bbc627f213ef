import { vectors } from '../../../../test/support/vectors.ts';
import { ecRucSociedad } from './ecRucSociedad.ts';

vectors(ecRucSociedad, {
  // stdnum's tests, Corporación Favorita (1790016919001), Banco Pichincha (1790010937001), Tía
  // (0990017514001).
  valid: ['1792060346001', '1790016919001', '1790010937001', '0990017514001'],
  invalid: {
    'a wrong check digit': '1792060347001',
    "a person's": '1714307103001',
    'too short': '179206034600',
  },
});
