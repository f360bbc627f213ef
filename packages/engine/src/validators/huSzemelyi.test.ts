import { vectors } from '../../../../test/support/vectors.ts';
import { huSzemelyi } from './huSzemelyi.ts';

vectors(huSzemelyi, {
  // The data of the Hungarian IT exam "Vas megye" (1-980227-1258, 2-990926-7743, 4-000405-6342,
  // 3-010416-2982); by hand those born before 1997.
  valid: [
    '1-980227-1258',
    '2-990926-7743',
    '4-000405-6342',
    '3-010416-2982',
    '19802271258',
    '1-800101-0016',
    '2 850415 0122',
    '1-960229-0010',
  ],
  invalid: {
    'a wrong check digit': '1-980227-1259',
    'a day that does not exist': '1-990230-1258',
    'the weights of before 1997': '1-980227-1253',
    'a body without a check digit (remainder 10)': '1-980101-0180',
    'a first digit 9': '9-800101-0018',
    'serial 000': '1-800101-0007',
    'ten digits': '1-980227-125',
  },
});
