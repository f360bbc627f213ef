import { vectors } from '../../../../test/support/vectors.ts';
import { brCnpj } from './brCnpj.ts';

vectors(brCnpj, {
  // Receita's example of the alphanumeric form (12.ABC.345/01DE-35), stdnum's tests, Banco do Brasil,
  // Petrobras.
  valid: [
    '16.727.230/0001-97',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    '00.000.000/0001-91',
    '33.000.167/0001-01',
    '11222333000181',
  ],
  invalid: {
    'a wrong check digit': '16.727.230/0001-98',
    zeros: '00.000.000/0000-00',
    'establishment 0000': '11.222.333/0000-09',
    'letters for check digits': '12.ABC.345/01DE-AB',
    'too short': '16.727.230/0001',
    'a misplaced slash': '16.727/230.0001-97',
  },
});
