import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Business Number: nine digits, the last by Luhn, and, for a program account, two letters (RC corporation
 * tax, RT GST/HST, RP payroll, RM customs, RR charity, RZ returns, RD and RG excise, RN insurance) and 0001
 * upwards. Source: Canada Revenue Agency, RC2 "The Business Number and your CRA program accounts".
 */
export const caBn: Validator<unknown> = {
  id: 'caBn',
  label: 'Business Number (Canada)',
  valid: (value) =>
    /^[1-9]\d{4}[- ]?\d{4}(?:[- ]?R[CDGMNPRTZ][- ]?(?!0000)\d{4})?$/i.test(value) &&
    isLuhn(bare(value).slice(0, 9)),
  make: (random) => `${bnNumber(random)} RC0001`,
};

/** The nine digits: those of today begin with 1, 7 or 8. */
export function bnNumber(random: Random): string {
  const body = random.pick('178') + random.digits(7);
  return body + luhnDigit(body);
}
