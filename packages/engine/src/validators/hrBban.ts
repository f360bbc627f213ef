import { hybridCharacter, hybridDigit } from '../checksum/iso7064.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Croatian account: bank (VBDI) 7 digits and account 10, each ending in an ISO 7064 MOD 11,10 digit.
 * Source: Croatian National Bank (HNB), Decision on the construction of account numbers (NN 3/2011),
 * "Uputa za konstrukciju računa"; SWIFT IBAN registry, Croatia.
 */
export const hrBban = standard({
  id: 'hrBban',
  label: 'BBAN (Croatia)',
  written: '#######-##########',
  separators: ' ',
  mend: withHrChecks,
  rules: { bank: part([0, 7], /^[1-9]/, 'bank is #, should begin with 1 to 9') },
  wrong: { bank: zeros(0, 1) },
  reads: (bban) => ({ bank: bban.slice(0, 7) }),
  make(random) {
    const bban = withHrChecks(`${random.pick(BANKS)}${random.pick(KINDS)}${random.digits(8)}`);
    return `${bban.slice(0, 7)}-${bban.slice(7)}`;
  },
});

/** The check digit of a bank's six or an account's nine digits. */
function hrCheck(body: string): string {
  return hybridCharacter(body, 10);
}

/** Sets the check digit at the end of a printed account. */
export function sealHrAccount(bytes: Uint8Array, _: number, to: number): void {
  bytes[to - 1] = 48 + hybridDigit(bytes, to - 10, to - 1);
}

/** The 17-digit BBAN with both check digits set right. */
export function withHrChecks(bban: string): string {
  const bank = bban.slice(0, 6);
  const account = bban.slice(7, 16);
  return bank + hrCheck(bank) + account + hrCheck(account);
}

const BANKS = [
  '2360000',
  '2340009',
  '2402006',
  '2407000',
  '2484008',
  '2390001',
  '2500009',
  '2481000',
  '2386002',
];

/** Prefixes of accounts: companies 11, current accounts of persons 31, 32 and 35. */
const KINDS = ['11', '31', '32', '35'];
