import { ribDigits } from '../checksum/rib.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire (or postal, bank 007 and branch 99999) of Algeria: bank 3 digits, branch 5, account
 * 10, key 2. The key makes branch, account and key divisible by 97; the bank is left out of it.
 * Source: Banque d'Algérie, Instruction 06-2004 of 2 August 2004 on bank identification.
 */
export const dzRib = standard({
  id: 'dzRib',
  label: 'RIB (Algeria)',
  written: '### ##### ########## ##',
  mend: withDzKey,
  rules: {
    bank: part([0, 3], /[1-9]/, 'bank is 000, should be 001 to 999'),
    account: part([8, 18], /[1-9]/, 'account is zeros alone, should be 1 or more'),
  },
  wrong: { bank: zeros(0, 3), account: zeros(8, 18) },
  reads: (number) => ({ bank: number.slice(0, 3), branch: number.slice(3, 8) }),
  make(random) {
    const rib = withDzKey(`${random.pick(BANKS)}00${random.digits(15)}`);
    return `${rib.slice(0, 3)} ${rib.slice(3, 8)} ${rib.slice(8, 18)} ${rib.slice(18)}`;
  },
});

/** The 20-digit RIB with its key set right. */
export function withDzKey(rib: string): string {
  return rib.slice(0, 18) + ribDigits(rib.slice(3, 18));
}

const BANKS = ['001', '002', '003', '004', '005', '006', '011', '021', '032', '038'];
