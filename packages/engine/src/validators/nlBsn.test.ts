import { vectors } from '../../../../test/support/vectors.ts';
import { nlBsn } from './nlBsn.ts';

vectors(nlBsn, {
  // 111222333 and 123456782: python-stdnum, stdnum; 174559434: the EU's TIN sheet; 111111110: RvIG;
  // 004495445: the RSIN of stdnum's VAT example.
  valid: ['111222333', '1112.22.333', '123456782', '123 456 782', '174559434', '111111110', '004495445'],
  invalid: {
    'a wrong last digit': '111222334',
    'two digits changed over': '111252333',
    'nothing but zeros': '000000000',
    'eight digits': '40645678',
    'ten digits': '1112223330',
    'a letter': '11122233A',
    'a dot out of place': '11.1222.333',
  },
});
