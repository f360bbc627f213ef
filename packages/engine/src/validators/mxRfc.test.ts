import { vectors } from '../validator.vectors.ts';
import { mxRfc } from './mxRfc.ts';

vectors(mxRfc, {
  // SAT's paper on the homoclave (GODE561231GR8), python-stdnum's and stdnum's tests, PEMEX (PME380607P35).
  valid: [
    'GODE 561231 GR8',
    'GODE561231GR8',
    'MAB-930714-8T4',
    'RET130705MD5',
    'PME380607P35',
    'mhtr93041179a',
  ],
  invalid: {
    'a wrong check digit': 'GODE561231GR9',
    'a day that does not exist': 'GODE560231GR4',
    'a word that must not be': 'CACA561231GR5',
    'a homoclave with 0': 'GODE561231G09',
    'the generic one of the public': 'XAXX010101000',
    'no homoclave': 'GODE561231',
    'too short': 'GO561231GR8',
  },
});
