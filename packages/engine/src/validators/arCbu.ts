import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * CBU: bank (3), branch (4), check digit; account (13), check digit. Weights 3-1-7-9 from the right in each
 * block, to the next ten. Source: BCRA, Com. A 2622 (1997), SINAP. A wallet's CVU has the same checks with
 * bank 000 and the wallet's code for the branch (Com. A 6510). Bank codes are not listed here: BCRA's list
 * changes. All zeros in either block are refused. `code` is the bank's three digits.
 */
export const arCbu: Validator<{ readonly code?: string | undefined } | undefined> = {
  id: 'arCbu',
  label: 'CBU (Argentina)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{4}[ -]?\d[ -]?\d{13}[ -]?\d$/.test(value)) return false;
    const cbu = value.replace(/[ -]/g, '');
    return isBlock(cbu.slice(0, 8)) && isBlock(cbu.slice(8));
  },
  make(random, who) {
    const branch = (who?.code ?? random.pick(BANKS)) + String(random.int(1, 999)).padStart(4, '0');
    const account = random.int(1, 9) + random.digits(12);
    return branch + check(branch) + account + check(account);
  },
};

/** Nación, Galicia, Santander, BBVA, Macro, Provincia, Ciudad, Credicoop, Patagonia, Supervielle. */
const BANKS = ['011', '007', '072', '017', '285', '014', '029', '191', '034', '027'];

function isBlock(block: string): boolean {
  return /[1-9]/.test(block) && block.endsWith(check(block.slice(0, -1)));
}

function check(body: string): string {
  return String(toTen(rightWeighted(body, [3, 1, 7, 9])));
}
