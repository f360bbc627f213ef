import { ribDigits } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Relevé d'identité bancaire (or postal, bank 007 and branch 99999) of Algeria: bank 3 digits, branch 5, account
 * 10, key 2. The key makes branch, account and key divisible by 97; the bank is left out of it.
 * Source: Banque d'Algérie, Instruction 06-2004 of 2 August 2004 on bank identification.
 */
export const dzRib: Validator<unknown> = {
  id: 'dzRib',
  label: 'RIB (Algeria)',
  valid(value) {
    if (!/^(?!000)\d{3} ?\d{5} ?(?!0{10})\d{10} ?\d{2}$/.test(value)) return false;
    const rib = bare(value);
    return withDzKey(rib) === rib;
  },
  make(random) {
    const rib = withDzKey(`${random.pick(BANKS)}00${random.digits(15)}`);
    return `${rib.slice(0, 3)} ${rib.slice(3, 8)} ${rib.slice(8, 18)} ${rib.slice(18)}`;
  },
};

/** The 20-digit RIB with its key set right. */
export function withDzKey(rib: string): string {
  return rib.slice(0, 18) + ribDigits(rib.slice(3, 18));
}

const BANKS = ['001', '002', '003', '004', '005', '006', '011', '021', '032', '038'];
