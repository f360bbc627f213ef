import { toTen, weighted } from '../checksum/weighted.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Estonian account in its 16 digits: bank 2, branch 2, account 11, check 1. The digits after the bank are
 * weighted 7-3-1 from the right, to the next ten. Source: Estonian Banking Association, standard for
 * account numbers and reference numbers ("7-3-1 meetod"); SWIFT IBAN registry, Estonia.
 */
export const eeBban = standard({
  id: 'eeBban',
  label: 'BBAN (Estonia)',
  written: '################',
  mend: withEeCheck,
  rules: {
    account: (number) => reasonIf(/^..0+$/.test(number), 'account is zeros alone, should be 1 or more'),
  },
  wrong: { account: zeros(2, 16) },
  reads: (number) => ({ bank: number.slice(0, 2) }),
  make(random) {
    const bank = random.pick(BANKS);
    return withEeCheck(`${bank}00${bank}${random.digits(9)}0`);
  },
});

/** The check digit of branch and account (the 13 digits after the bank). */
function eeCheck(account: string): string {
  return String(toTen(weighted(account, [7, 1, 3])));
}

/** The 16-digit BBAN with a correct check digit. */
export function withEeCheck(bban: string): string {
  return bban.slice(0, 15) + eeCheck(bban.slice(2, 15));
}

const BANKS = ['10', '12', '22', '42', '75', '77', '96'];
