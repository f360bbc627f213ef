import { vectors } from '../../../../test/support/vectors.ts';
import { zaVat } from './zaVat.ts';

vectors(zaVat, {
  // Published by Eskom (4740101508), City of Cape Town (4500193497), Johannesburg (4760117194), Tshwane
  // (4000142267).
  valid: ['4740101508', '4500193497', '4760117194', '400 0142 267'],
  invalid: {
    'a wrong check digit': '4740101509',
    'no 4 in front': '3740101500',
    'too short': '474010150',
  },
});
