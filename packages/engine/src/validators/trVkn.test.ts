import { vectors } from '../../../../test/support/vectors.ts';
import { trVkn } from './trVkn.ts';

vectors(trVkn, {
  // stdnum's tests (the first), the tests of other public validators of the VKN.
  valid: ['4540536920', '9029589240', '3721052062', '7920586482', '1234567890'],
  invalid: {
    'a wrong check digit': '4540536921',
    'a group that does not exist': '0000000019',
    'the number of foreign buyers on invoices': '2222222222',
    'too short': '454053692',
    'a letter': '454053692A',
  },
});
