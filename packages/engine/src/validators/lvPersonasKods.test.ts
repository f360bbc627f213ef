import { vectors } from '../../../../test/support/vectors.ts';
import { lvPersonasKods } from './lvPersonasKods.ts';

vectors(lvPersonasKods, {
  // 161175-19997: stdnum; 290758-10403 and 325035-11782: specimens of the Latvian identity card
  // (the latter without a date); 393333-12345: any digits after 39, by the law.
  valid: ['161175-19997', '16117519997', '290758-10403', '325035-11782', '32503511782', '393333-12345'],
  invalid: {
    'a wrong check digit': '161175-19998',
    'a day that does not exist': '300275-19994',
    'a month that does not exist': '161375-19994',
    'a century that has not come': '161175-39998',
    'neither day nor new series': '405035-11782',
    'too short': '161175-1999',
    'a letter': '161175-1999A',
  },
});
