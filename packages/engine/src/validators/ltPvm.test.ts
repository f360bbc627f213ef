import { vectors } from '../../../../test/support/vectors.ts';
import { ltPvm } from './ltPvm.ts';

vectors(ltPvm, {
  // 119511515 and 100001919017: stdnum and python-stdnum; LT213179412 and LT290061371314: the Austrian BMF's worked examples.
  valid: ['LT119511515', 'LT 119511515', '100001919017', 'LT100001919017', 'lt213179412', 'LT290061371314'],
  invalid: {
    'a wrong check digit': 'LT100001919018',
    'a last digit but one other than 1': 'LT119511522',
    'nothing but zeros': 'LT000000018',
    'ten digits': 'LT1195115151',
    'another country': 'LV119511515',
    'a letter': 'LT11951151A',
  },
});
