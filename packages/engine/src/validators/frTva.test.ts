import { vectors } from '../../../../test/support/vectors.ts';
import { frTva } from './frTva.ts';

vectors(frTva, {
  // python-stdnum's documentation and tests, Wikipedia; a Monegasque number and L'Oréal's by the rule.
  valid: [
    'FR40303265045',
    'Fr 40 303 265 045',
    '23334175221',
    'K7399859412',
    '4Z123456782',
    'FR04494887854',
    'FR83404833048',
    'FR53000004605',
  ],
  invalid: {
    'a wrong key': 'FR84323140391',
    'a wrong key of digits': 'FR41303265045',
    'a wrong key with a letter': 'K6399859412',
    'a wrong SIREN': 'FR43303265046',
    'an O in the key': 'FRO7399859412',
    'too short': 'FR4030326504',
    'another country': 'BE40303265045',
  },
});
