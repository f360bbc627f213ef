import { vectors } from '../../../../test/support/vectors.ts';
import { seOrgnr } from './seOrgnr.ts';

vectors(seOrgnr, {
  // 123456-7897: stdnum; 556036-0793 (Saab), 556012-5790 (Volvo), 202100-5489 (Skatteverket): the
  // public register; 212000-0142: the city of Stockholm.
  valid: [
    '123456-7897',
    '556036-0793',
    '5560360793',
    '165560360793',
    '556012-5790',
    '202100-5489',
    '212000-0142',
  ],
  invalid: {
    'a wrong check digit': '556036-0794',
    'a month in third place': '551236-0792',
    'a first digit never given out': '456036-0796',
    'too short': '556036-079',
    'another century': '195560360793',
    'a letter': '556036-079A',
  },
});
