import { list } from '../kernel/text.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * EIN: a prefix that tells the IRS campus or the way of application, and seven digits; no check digit. Source: IRS,
 * "How EINs are assigned and valid EIN prefixes". Generated numbers have the prefixes of on-line applications.
 */
export const usEin = standard({
  id: 'usEin',
  label: 'EIN (United States)',
  written: '##-#######',
  separators: ' ',
  rules: {
    prefix: part(
      [0, 2],
      /0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9]/,
      'prefix # is not in use, should be one of the IRS such as 12 or 45',
    ),
    series: part([2], /[1-9]/, 'serial is #, should be 0000001 to 9999999'),
  },
  wrong: { series: zeros(2, 9) },
  make: (random) => `${random.pick(ONLINE)}-${random.int(1_000_000, 9_999_999)}`,
});

const ONLINE = list('20 26 27 45 46 47 81 82 83 84 85 86 87 88');
