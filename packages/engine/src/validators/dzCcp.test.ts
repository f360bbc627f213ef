import { vectors } from '../../../../test/support/vectors.ts';
import { dzCcp } from './dzCcp.ts';

vectors(dzCcp, {
  // No official examples are published: computed by hand from the rule.
  valid: [
    '1234567 68',
    '12345678 28',
    '0012345678 28',
    '9876543 clé 22',
    '1000001/14',
    '1234567 - 68',
    '9876543 CLE 22',
  ],
  invalid: {
    'a wrong key': '1234567 69',
    zeros: '0000000 00',
    'no key': '1234567',
    'a number too long': '12345678901 28',
    'a letter': '123456A 68',
    'a space on one side of the hyphen': '1234567- 68',
    'no space between': '123456768',
  },
});
