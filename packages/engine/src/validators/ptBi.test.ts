import { vectors } from '../../../../test/support/vectors.ts';
import { ptBi } from './ptBi.ts';

vectors(ptBi, {
  // The civil numbers inside the Cartões de Cidadão of stdnum's tests.
  valid: ['04521224 4', '054546796', '10149080-1', '4521224 4'],
  invalid: {
    'a wrong check digit': '04521224 5',
    'the number zero': '00000000 0',
    'too long': '0104521224 4',
    'a letter': '0452122A 4',
  },
});
