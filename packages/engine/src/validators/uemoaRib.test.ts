import { vectors } from '../../../../test/support/vectors.ts';
import { uemoaRib } from './uemoaRib.ts';

vectors(uemoaRib, {
  // IBANs of seven states' banks (Wikipedia, iban.com); A0006 and K0010 in the former form.
  valid: [
    'CI008 01113 011342912005 89',
    'CI0080111301134291200589',
    'A00060174100178530011852',
    'SN0100152000048500003035',
    'K00100152000025690007542',
    'BJ0610100100144390000769',
    'bf0840101300463574000390',
    'ML0160120102600100668497',
    'TG0090604310346500400070',
    'NE0380100100130305000268',
  ],
  invalid: {
    'a wrong key': 'CI008 01113 011342912005 88',
    'another state': 'SN008 01113 011342912005 89',
    'a state outside the union': 'CM008 01113 011342912005 89',
    'digits only': '39008 01113 011342912005 89',
    'too short': 'CI008 01113 01134291200 89',
  },
});
