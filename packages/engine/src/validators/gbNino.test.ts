import { vectors } from '../../../../test/support/vectors.ts';
import { gbNino } from './gbNino.ts';

vectors(gbNino, {
  // npm stdnum's tests, HMRC's developer documentation (AA000003D, CS700100A), Wikipedia (AB 12 34 56 C).
  valid: ['HH012345D', 'TJ 01 23 45 D', 'AA000003D', 'CS700100A', 'AB 12 34 56 C', 'hh012345d'],
  invalid: {
    'the example prefix that is never used': 'QQ 12 34 56 C',
    'a first letter never used': 'DA123456C',
    'an O in second place': 'XO012345D',
    'a prefix not allocated': 'GB123456A',
    'another one not allocated': 'ZZ123456A',
    'a last letter over D': 'HH012345E',
    'no last letter': 'HH012345',
    'a letter inside': 'HH01A345D',
  },
});
