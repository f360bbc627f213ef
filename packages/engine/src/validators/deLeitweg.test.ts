import { vectors } from '../../../../test/support/vectors.ts';
import { deLeitweg } from './deLeitweg.ts';

vectors(deLeitweg, {
  // KoSIT's specification and XRechnung samples, Deutsche Bahn, Nuremberg airport.
  valid: [
    '04011000-12345-03',
    '04011000-1234512345-06',
    '991-33333TEST-33',
    '992-90009-96',
    '09564000-NUE0001-49',
    // By hand: without a fine address.
    '12010000-69',
    '16014000-64',
  ],
  invalid: {
    'wrong check digits, as many samples of XRechnung have': '04011000-12345-34',
    'a state that is none': '17011000-12345-02',
    'a coarse address of four digits': '0401-12345-02',
    'no hyphens': '040110001234534',
    'a fine address with a sign': '04011000-12_45-03',
    'a fine address too long': '04011000-1234567890123456789012345678901-45',
  },
});
