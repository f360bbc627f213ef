import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Validator } from '../model.ts';

/**
 * National Provider Identifier: ten digits, the first 1 or 2, the last by Luhn over 80840 (the health
 * application of the United States, ISO/IEC 7812) and the number. Source: CMS, "Requirements for NPI check
 * digit"; 45 CFR 162.406.
 */
export const usNpi: Validator<unknown> = {
  id: 'usNpi',
  label: 'NPI (United States)',
  valid: (value) => /^[12]\d{9}$/.test(value) && isLuhn(`80840${value}`),
  make(random) {
    const body = `1${random.digits(8)}`;
    return body + luhnDigit(`80840${body}`);
  },
};
