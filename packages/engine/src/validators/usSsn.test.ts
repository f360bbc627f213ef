import { vectors } from '../../../../test/support/vectors.ts';
import { usSsn } from './usSsn.ts';

vectors(usSsn, {
  // stdnum's tests (536-90-4399); the others by the rule.
  valid: ['536-90-4399', '536904399', '123-45-6789', '899 99 9999', '772-01-0001'],
  invalid: {
    'area 000': '000-45-6789',
    'area 666': '666-45-6789',
    'area 9xx': '987-65-4321',
    'group 00': '536-00-4399',
    'serial 0000': '536-90-0000',
    'the wallet number': '078-05-1120',
    'equal digits': '555-55-5555',
    'mixed separators': '536-904399',
    'too short': '53690439',
  },
});
