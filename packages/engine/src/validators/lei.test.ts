import { vectors } from '../../../../test/support/vectors.ts';
import { lei } from './lei.ts';

vectors(lei, {
  // GLEIF's register: Apple, Microsoft, Deutsche Bank, GLEIF itself, Jaguar Land Rover (Wikipedia).
  valid: [
    'HWUPKR0MPOU8FGXBT394',
    'INR2EJN1ERAN0W5ZP974',
    '7LTWFZYICNSX8D621K86',
    '506700GE1G29325QX363',
    '213800WSGIIZCXF1P572',
    '5067 00GE 1G29 325Q X363',
  ],
  invalid: {
    'wrong check digits': '506700GE1G29325QX364',
    'neighbours swapped': '506700GE1G29352QX363',
    'a letter for a check digit': '506700GE1G29325QX36A',
    'too short': '506700GE1G29325QX36',
    'too long': '506700GE1G29325QX3630',
    'check digits over 98': '00000000000000000001',
  },
});
