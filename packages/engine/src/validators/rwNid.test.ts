import { vectors } from '../../../../test/support/vectors.ts';
import { rwNid } from './rwNid.ts';

vectors(rwNid, {
  // NIDA's form as ICK Journalism explains it; made by the rule.
  valid: ['1 1980 8 0012345 0 12', '1198080012345012', '2199070000001199', '3200180123456000'],
  invalid: {
    'a status of no kind': '4 1980 8 0012345 0 12',
    'a sex of no kind': '1 1980 6 0012345 0 12',
    'a year to come': '1 2080 8 0012345 0 12',
    zeros: '1 1980 8 0000000 0 12',
    'too short': '119808001234501',
  },
});
