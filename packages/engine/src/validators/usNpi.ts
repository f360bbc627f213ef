import { luhnDigit } from '../checksum/luhn.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National Provider Identifier: ten digits, the first 1 or 2, the last by Luhn over 80840 (the health
 * application of the United States, ISO/IEC 7812) and the number. Source: CMS, "Requirements for NPI check
 * digit"; 45 CFR 162.406.
 */
export const usNpi = standard({
  id: 'usNpi',
  label: 'NPI (United States)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + luhnDigit(`80840${number.slice(0, 9)}`),
  rules: { prefix: part([0, 1], /[12]/, 'first digit is #, should be 1 or 2') },
  make(random) {
    const body = `1${random.digits(8)}`;
    return body + luhnDigit(`80840${body}`);
  },
});
