import { vectors } from '../../../../test/support/vectors.ts';
import { arCuitEmpresa } from './arCuitEmpresa.ts';

vectors(arCuitEmpresa, {
  // AFIP, Banco de la Nación, YPF (30-54668997-9), Banco Galicia (30-50000173-5).
  valid: ['33-69345023-9', '30-50001091-2', '30-54668997-9', '30-50000173-5'],
  invalid: {
    'a wrong check digit': '30-50001091-3',
    "a person's": '20-05536168-2',
    'too short': '30-5000109-2',
  },
});
