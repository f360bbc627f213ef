import { vectors } from '../../../../test/support/vectors.ts';
import { plRegon } from './plRegon.ts';

vectors(plRegon, {
  // Wikipedia (REGON: 123456785, 12345678512347), python-stdnum's documentation (192598184), the register's
  // entries of GUS (000331501), ZUS (000017756), PKO BP (016298263) and KGHM (390021764).
  valid: [
    '123456785',
    '123-456-785',
    '192598184',
    '000331501',
    '000017756',
    '016298263',
    '390021764',
    '12345678512347',
  ],
  invalid: {
    'a wrong check digit': '192598183',
    'a wrong check digit of the local unit': '12345678512348',
    'a local unit of a wrong REGON': '12345678612342',
    'no number at all': '000000000',
    'ten digits': '1925981840',
    'a letter': '19259818A',
  },
});
