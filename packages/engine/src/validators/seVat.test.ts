import { vectors } from '../../../../test/support/vectors.ts';
import { seVat } from './seVat.ts';

vectors(seVat, {
  // SE123456789701: stdnum; SE556036079301 (Saab) and SE556012579001 (Volvo): the companies' imprints;
  // SE880320001601: a sole trader, of stdnum's personnummer.
  valid: ['SE123456789701', 'SE 123456789701', 'SE556036079301', '556012579001', 'se880320001601'],
  invalid: {
    'a wrong check digit': 'SE123456789101',
    'another ending': 'SE123456789702',
    'neither organisation nor person': 'SE551336079101',
    'too short': 'SE12345678970',
    'another country': 'FI123456789701',
  },
});
