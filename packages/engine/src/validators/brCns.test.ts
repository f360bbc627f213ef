import { vectors } from '../../../../test/support/vectors.ts';
import { brCns } from './brCns.ts';

vectors(brCns, {
  // DATASUS' example (898 0000 0004 3208) and tarja's tests.
  valid: ['898 0000 0004 3208', '729141777631701', '866 9074 3915 0002', '180636083770008'],
  invalid: {
    'a wrong check digit': '729141777631702',
    'a first digit of no kind': '329141777631701',
    'a definitive number without 000': '180636083771006',
    'too short': '72914177763170',
  },
});
