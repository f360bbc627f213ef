import { putDecimal } from '../kernel/bytes.ts';
import type { OwnField } from '../model.ts';

/**
 * Returns the amount field of a payment system with a limit per payment. A larger amount is split into equal parts,
 * of which this is one.
 */
export function limitedAmount(label: string, most: number): OwnField {
  return {
    label,
    group: 'transaction',
    num: true,
    money: true,
    write(out, at, _, p) {
      const { decimals, facts } = p.country;
      const { priceStep = 1 } = facts;
      const amount = Number(p.read('amount'));
      const part = (amount * 10 ** decimals) / Math.ceil(amount / most);
      return putDecimal(out, at, Math.round(part / priceStep) * priceStep, decimals);
    },
  };
}
