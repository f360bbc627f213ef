import { ribDigits, withRibKey } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Relevé d'identité bancaire of France and Monaco: bank 5 digits, branch (guichet) 5, account 11 letters or
 * digits, key 2. With letters by the RIB's table (A-I, J-R 1-9, S-Z 2-9), the whole is divisible by 97.
 * Source: CFONB, "Relevé d'identité bancaire et IBAN"; Wikipédia, "Clé RIB".
 */
export const frRib: Validator<unknown> = {
  id: 'frRib',
  label: 'RIB (France)',
  valid(value) {
    if (!/^(?!00000)\d{5} ?\d{5} ?[\dA-Z]{11} ?\d{2}$/i.test(value)) return false;
    const rib = bare(value).toUpperCase();
    return withRibKey(rib) === rib;
  },
  make(random) {
    const bank = random.pick(BANKS);
    const branch = `0${random.digits(4)}`;
    const account = random.digits(11);
    return `${bank} ${branch} ${account} ${ribKey(bank, branch, account)}`;
  },
};

/** The key of bank and branch (5 digits each) and account (11 letters or digits). */
export function ribKey(bank: string, branch: string, account: string): string {
  return ribDigits(bank, branch, account);
}

const BANKS = ['30004', '30003', '18206', '30002', '20041', '10278', '30066', '17515', '10207', '40618'];
