import { vectors } from '../../../../test/support/vectors.ts';
import { roCnp } from './roCnp.ts';

vectors(roCnp, {
  // python-stdnum's documentation (1630615123457), its tests (1800101221144), Business::RO::CNP
  // (1040229319996), trispectiv/CNP (2700116065277; 4910527475018 with the former sector 47). By hand: 29
  // February 2000, the county 70 of 2024, a resident, a remainder of 10.
  valid: [
    '1630615123457',
    '1800101221144',
    '1040229319996',
    '2700116065277',
    '4910527475018',
    '5000229400019',
    '6240731700011',
    '7880229400019',
    '1800101221031',
  ],
  invalid: {
    'a wrong check digit': '1630615123458',
    'a first digit 0': '0800101221142',
    '29 February 1900': '1000229319993',
    'a month that does not exist': '1632215123457',
    'a county that does not exist': '1630615531231',
    'the sector 48, never given out': '1800101481147',
    'serial 000': '1630615120005',
    'too short': '163061512345',
    'a letter': '163061512345O',
  },
});
