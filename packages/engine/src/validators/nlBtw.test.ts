import { vectors } from '../../../../test/support/vectors.ts';
import { nlBtw } from './nlBtw.ts';

vectors(nlBtw, {
  // NL000099998B57: the Belastingdienst's example; 004495445B01 and NL002455799B11: stdnum's tests;
  // NL123456789B13: python-stdnum's tests.
  valid: ['NL000099998B57', 'NL 0000.99.998.B.57', '004495445B01', 'NL002455799B11', 'nl123456789b13'],
  invalid: {
    'a wrong check': 'NL000099998B58',
    'a number of neither rule': 'NL123456789B90',
    'serial 00': 'NL004495445B00',
    'nothing but zeros': 'NL000000000B01',
    'another letter': 'NL004495445A01',
    'too short': 'NL4495445B01',
    'another country': 'BE004495445B01',
  },
});
