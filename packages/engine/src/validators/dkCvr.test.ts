import { vectors } from '../../../../test/support/vectors.ts';
import { dkCvr } from './dkCvr.ts';

vectors(dkCvr, {
  // 13585628: stdnum; 88146328: the VIES documentation's example; 24256790 (Novo Nordisk), 61126228
  // (Danske Bank) and 22756214 (A.P. Møller-Mærsk): the register's public entries.
  valid: ['13585628', 'DK 13585628', 'DK88146328', '24 25 67 90', '61126228', 'dk22756214'],
  invalid: {
    'a wrong check digit': 'DK 13585627',
    'a leading zero': '01234560',
    'too short': '1358562',
    'another country': 'SE13585628',
    'a letter': '1358562A',
  },
});
