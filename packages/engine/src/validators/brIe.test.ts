import { vectors } from '../../../../test/vectors.ts';
import { brIe } from './brIe.ts';

vectors(brIe, {
  // SINTEGRA's worked examples of São Paulo, Rio de Janeiro, Minas Gerais, Rio Grande do Sul, Paraná, Santa
  // Catarina.
  valid: ['110.042.490.114', '99.999.99-3', '062.307.904/0081', '224/3658792', '123.45678-50', '251.040.852'],
  invalid: {
    'a wrong check digit of São Paulo': '110.042.490.115',
    'of Rio de Janeiro': '99.999.99-4',
    'of Minas Gerais': '062.307.904/0082',
    'of Rio Grande do Sul and Paraná': '224/3658793',
    'of Santa Catarina': '251.040.853',
    zeros: '000.000.000',
    'too short': '123456',
    'another separator': '110-042-490-114',
  },
});
