import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Bankgiro number: seven or eight digits, the last by Luhn, printed NNN-NNNN or NNNN-NNNN; the first is not 0.
 * Source: Bankgirot, "10-modulen" and user manuals.
 */
export const seBankgiro: Validator<unknown> = {
  id: 'seBankgiro',
  label: 'Bankgiro (Sweden)',
  valid: (value) => /^[1-9]\d{2,3}[ -]?\d{4}$/.test(value) && isLuhn(bare(value)),
  make(random) {
    const body = random.pick('15') + random.digits(random.chance(0.3) ? 5 : 6);
    const digits = body + luhnDigit(body);
    return `${digits.slice(0, -4)}-${digits.slice(-4)}`;
  },
};
