import { luhnDigit } from '../checksum/luhn.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Bankgiro number: seven or eight digits, the last by Luhn, printed NNN-NNNN or NNNN-NNNN; the first is not 0.
 * Source: Bankgirot, "10-modulen" and user manuals.
 */
export const seBankgiro = standard({
  id: 'seBankgiro',
  label: 'Bankgiro (Sweden)',
  written: ['###-####', '####-####'],
  separators: ' ',
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  make(random) {
    const body = random.pick('15') + random.digits(random.chance(0.3) ? 5 : 6);
    const digits = body + luhnDigit(body);
    return `${digits.slice(0, -4)}-${digits.slice(-4)}`;
  },
});
