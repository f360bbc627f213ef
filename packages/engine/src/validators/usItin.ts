import { list } from '../kernel/text.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * ITIN: 9, two digits, a group 50-65, 70-88, 90-92 or 94-99 (93 is for adoptions), four digits; no check
 * digit. Source: IRS, Internal Revenue Manual 3.21.263.
 */
export const usItin = standard({
  id: 'usItin',
  label: 'ITIN (United States)',
  written: '###-##-####',
  form: /^\d{3}([- ]?)\d{2}\1\d{4}$/,
  rules: {
    prefix: part([0, 1], /9/, 'first digit is #, should be 9'),
    group: part(
      [3, 5],
      /5\d|6[0-5]|7\d|8[0-8]|9[0-24-9]/,
      'group is #, should be 50 to 65, 70 to 88, 90 to 92 or 94 to 99',
    ),
  },
  make: (random) => `9${random.digits(2)}-${random.pick(GROUPS)}-${random.digits(4)}`,
});

const GROUPS = list('70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 90 91 92 94 95 96 97 98 99');
