import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CBU: bank (3), branch (4), check digit; account (13), check digit. Weights 3-1-7-9 from the right in each
 * block, to the next ten. Source: BCRA, Com. A 2622 (1997), SINAP. A wallet's CVU has the same checks with
 * bank 000 and the wallet's code for the branch (Com. A 6510). Bank codes are not listed here: BCRA's list
 * changes. All zeros in either block are refused. `code` is the bank's three digits.
 */
export const arCbu = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'arCbu',
  label: 'CBU (Argentina)',
  written: ['######################', '### #### # ############# #'],
  separators: '-',
  mend: (number) => withCheck(number.slice(0, 7)) + withCheck(number.slice(8, 21)),
  rules: {
    bank: part([0, 7], /[1-9]/, 'bank and branch are zeros alone, should be 1 or more'),
    account: part([8, 21], /[1-9]/, 'account is zeros alone, should be 1 or more'),
  },
  wrong: { bank: zeros(0, 7), account: zeros(8, 21) },
  reads: (number) =>
    number.startsWith('000')
      ? { type: 'wallet', issuer: number.slice(3, 7) }
      : { type: 'bank account', bank: number.slice(0, 3), branch: number.slice(3, 7) },
  make(random, who) {
    const branch = (who?.code ?? random.pick(BANKS)) + String(random.int(1, 999)).padStart(4, '0');
    return withCheck(branch) + withCheck(random.int(1, 9) + random.digits(12));
  },
});

/** Nación, Galicia, Santander, BBVA, Macro, Provincia, Ciudad, Credicoop, Patagonia, Supervielle. */
const BANKS = ['011', '007', '072', '017', '285', '014', '029', '191', '034', '027'];

/** A block of it: digits and the check digit behind them. */
export function withCheck(body: string): string {
  return body + toTen(rightWeighted(body, [3, 1, 7, 9]));
}
