import { vectors } from '../../../../test/support/vectors.ts';
import { fiYtunnus } from './fiYtunnus.ts';

vectors(fiYtunnus, {
  // 2077474-0: stdnum; 1572860-0: the Tax Administration's example; 0112038-9 (Nokia) and 1927400-1
  // (KONE): the register's public entries.
  valid: ['2077474-0', '20774740', 'FI20774740', '1572860-0', '0112038-9', '1927400-1'],
  invalid: {
    'a wrong check digit': '2077474-1',
    'a body of remainder 1': '2077488-1',
    'nothing but zeros': '0000000-0',
    'six digits': '112038-9',
    'a letter': '207747A-0',
    'another country': 'SE20774740',
  },
});
