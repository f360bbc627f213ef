import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * IMEI: eight digits of type (TAC), six of serial, a Luhn digit. Source: 3GPP TS 23.003, 6.2 and annex B;
 * GSMA TS.06. Written bare or as 2-6-6-1. A TAC begins with its reporting body; that table is GSMA's and
 * open, so only all zeros are refused. Made with 35, the British body's prefix.
 */
export const imei: Validator<unknown> = {
  id: 'imei',
  label: 'IMEI',
  valid(value) {
    if (!/^\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d$/.test(value)) return false;
    const digits = bare(value);
    return /[1-9]/.test(digits) && isLuhn(digits);
  },
  make(random) {
    const body = `35${random.digits(12)}`;
    return body + luhnDigit(body);
  },
};
