import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * EIN: a prefix that tells the IRS campus or the way of application, and seven digits; no check digit.
 * Source: IRS, "How EINs are assigned and valid EIN prefixes". Those made have the prefixes of on-line
 * applications.
 */
export const usEin: Validator<unknown> = {
  id: 'usEin',
  label: 'EIN (United States)',
  valid: (value) =>
    /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])[- ]?(?!0{7})\d{7}$/.test(value),
  make: (random) => `${random.pick(ONLINE)}-${random.int(1_000_000, 9_999_999)}`,
};

const ONLINE = list('20 26 27 45 46 47 81 82 83 84 85 86 87 88');
