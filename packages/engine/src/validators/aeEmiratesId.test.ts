import { vectors } from '../../../../test/support/vectors.ts';
import { aeEmiratesId } from './aeEmiratesId.ts';

vectors(aeEmiratesId, {
  // The tests of the package idnumbers.
  valid: [
    '784-1980-1234567-8',
    '784198012345678',
    '784-1979-1234567-1',
    '784-1952-0464048-6',
    '784-1968-6570305-0',
  ],
  invalid: {
    'a wrong check digit': '784-1981-1234567-9',
    'a year of no living person': '784-1780-1234567-0',
    'another country': '682-1980-1234567-1',
    'too short': '784-1980-123456-8',
    'a letter': '784-1980-123456A-8',
  },
});
