import { toTen, weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Hungarian giro account: bank 3 digits, branch 4, check 1, then an account of 8 or 16 digits that ends in its own
 * check digit; printed in blocks of eight, the third block absent or zeros for short accounts. Weights
 * 9-7-3-1 from the left, to the next ten. Source: MNB decree 35/2017 on payments, annex; Giro Zrt.
 */
export const huGiro = standard({
  id: 'huGiro',
  label: 'Giro account (Hungary)',
  written: ['########-########', '########-########-########'],
  separators: ' ',
  mend: (account) => withHuChecks(account.padEnd(24, '0')).slice(0, account.length),
  rules: {
    bank: part([0, 3], /^[1-9]/, 'bank is #, should begin with 1 to 9'),
    account: part([8], /[1-9]/, 'zeros alone are not an account'),
  },
  wrong: { bank: zeros(0, 1), account: (account) => account.slice(0, 8).padEnd(account.length, '0') },
  reads: (account) => ({ bank: account.slice(0, 3), branch: account.slice(3, 7) }),
  make(random) {
    const long = random.chance(0.5);
    const bban = withHuChecks(
      random.pick(BANKS) + random.digits(13) + (long ? random.int(10000000, 99999999) : '00000000'),
    );
    const blocks = `${bban.slice(0, 8)}-${bban.slice(8, 16)}`;
    return long ? `${blocks}-${bban.slice(16)}` : blocks;
  },
});

/** The check digit of a block's digits: seven for bank and branch, seven or fifteen for the account. */
export function huCheck(body: string): string {
  return String(toTen(weighted(body, WEIGHTS)));
}

/** The same of digits in bytes, as a byte. */
export function huDigit(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += ((bytes[i] as number) - 48) * (WEIGHTS[(i - from) % 4] as number);
  return 48 + toTen(sum);
}

/** The 24-digit BBAN with both check digits set right; eight zeros at its end mark a short account. */
export function withHuChecks(bban: string): string {
  const bank = bban.slice(0, 7);
  const tail = bban.endsWith('00000000') ? '00000000' : '';
  const account = bban.slice(8, 23 - tail.length);
  return bank + huCheck(bank) + account + huCheck(account) + tail;
}

const BANKS = ['117', '104', '116', '103', '120', '109', '107', '121', '108'];

const WEIGHTS = [9, 7, 3, 1];
