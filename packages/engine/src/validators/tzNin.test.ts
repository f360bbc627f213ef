import { vectors } from '../../../../test/support/vectors.ts';
import { tzNin } from './tzNin.ts';

vectors(tzNin, {
  // NIDA's form; made by the rule.
  valid: [
    '19900101-14110-00001-21',
    '19850630-11101-00012-15',
    '20040229-41103-00321-10',
    '19701231612010000129',
  ],
  invalid: {
    'a day that does not exist': '19900231-14110-00001-21',
    'another century': '21900101-14110-00001-21',
    'no postcode': '19900101-04110-00001-21',
    'too short': '19900101-14110-00001-2',
  },
});
