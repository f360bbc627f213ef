import { vectors } from '../../../../test/support/vectors.ts';
import { uaEdrpou } from './uaEdrpou.ts';

vectors(uaEdrpou, {
  // python-stdnum's documentation (32855961), the register's entries of PrivatBank (14360570), Oschadbank
  // (00032129), Naftogaz (20077720), Ukrzaliznytsia (40075815). By hand: a remainder of 10.
  valid: ['32855961', '14360570', '00032129', '20077720', '40075815', '30000005'],
  invalid: {
    'a wrong check digit': '32855968',
    'no number at all': '00000000',
    'seven digits': '3285596',
    'a letter': '3285596I',
  },
});
