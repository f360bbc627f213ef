import { ribDigits, withRibKey } from '../checksum/rib.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire of France and Monaco: bank 5 digits, branch (guichet) 5, account 11 letters or
 * digits, key 2. With letters by the RIB's table (A-I, J-R 1-9, S-Z 2-9), the whole is divisible by 97.
 * Source: CFONB, "Relevé d'identité bancaire et IBAN"; Wikipédia, "Clé RIB".
 */
export const frRib = standard({
  id: 'frRib',
  label: 'RIB (France)',
  written: '##### ##### *********** ##',
  mend: withRibKey,
  rules: { bank: part([0, 5], /[1-9]/, 'bank is #, should be 00001 to 99999') },
  wrong: { bank: zeros(0, 5) },
  reads: (rib) => ({ bank: rib.slice(0, 5), branch: rib.slice(5, 10) }),
  make(random) {
    const bank = random.pick(BANKS);
    const branch = `0${random.digits(4)}`;
    const account = random.digits(11);
    return `${bank} ${branch} ${account} ${ribDigits(bank, branch, account)}`;
  },
});

const BANKS = ['30004', '30003', '18206', '30002', '20041', '10278', '30066', '17515', '10207', '40618'];
