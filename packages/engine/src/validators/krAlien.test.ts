import { vectors } from '../../../../test/support/vectors.ts';
import { krAlien } from './krAlien.ts';

vectors(krAlien, {
  // Presidio's tests (the first three); the others computed by hand from the rule.
  valid: ['911124-5678906', '9111245678906', '050912-6000012', '880815-5201081', '010315-8304276'],
  invalid: {
    'a wrong check digit': '911124-5678901',
    "a resident's check digit": '971013-5199022',
    'a day that does not exist': '970230-5019906',
    "a resident's century": '971013-9019902',
    'too short': '911124-567890',
  },
});
