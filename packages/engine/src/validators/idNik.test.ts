import { vectors } from '../../../../test/support/vectors.ts';
import { idNik } from './idNik.ts';

vectors(idNik, {
  // Indonesian law has no specimen; computed by hand from the rule for real districts (Jakarta, Surabaya, Bandung, Jayapura).
  valid: ['3171011708450001', '3578015708450002', '3273016902000003', '9171012512990011'],
  invalid: {
    'an unknown province': '2071011708450001',
    'regency 00': '3100011708450001',
    'regency 80': '3180011708450001',
    'district 00': '3171001708450001',
    'a day that does not exist': '3171013002900001',
    "a woman's day that does not exist": '3171017202900001',
    'month 13': '3171011713900001',
    'serial 0000': '3171011708450000',
    'too short': '317101170845000',
  },
});
