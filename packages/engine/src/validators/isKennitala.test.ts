import { vectors } from '../../../../test/support/vectors.ts';
import { isKennitala } from './isKennitala.ts';

vectors(isKennitala, {
  // 120160-3389: Þjóðskrá's worked example; 120174-3399: Wikipedia; 450401-3150: stdnum (a company);
  // 601010-0890: the company register, from HermannBjorgvin/Kennitala's tests; 010326-2110: by date alone.
  valid: [
    '120160-3389',
    '1201603389',
    '120174-3399',
    '450401-3150',
    '601010-0890',
    '010326-2110',
    // By hand: the last day of a month, without a check digit.
    '310326-9990',
  ],
  invalid: {
    'a wrong check digit': '120174-3389',
    'a wrong check digit of a company': '530575-0299',
    'a wrong check digit of a birth far off': '051171-6420',
    'a day that does not exist': '320174-3339',
    'a month that does not exist': '121374-2189',
    'a century that has not come': '120174-3391',
    'a number outside the register': '820174-2089',
    'too short': '120174-339',
    'a letter': '120174-33A9',
  },
});
