import { withRibKey } from '../checksum/rib.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire of Tunisia: bank 2 digits, branch 3, account 13, key 2, the whole divisible by 97,
 * so that every IBAN starts with TN59. Source: Banque Centrale de Tunisie, normalisation du RIB; SWIFT IBAN
 * registry, Tunisia. Key: `ribDigits`.
 */
export const tnRib = standard({
  id: 'tnRib',
  label: 'RIB (Tunisia)',
  written: '## ### ############# ##',
  mend: withRibKey,
  rules: { bank: part([0, 2], /[1-9]/, 'bank is #, should be 01 to 99') },
  wrong: { bank: zeros(0, 2) },
  reads: (number) => ({ bank: number.slice(0, 2), branch: number.slice(2, 5) }),
  make(random) {
    const rib = withRibKey(random.pick(BANKS) + random.digits(18));
    return `${rib.slice(0, 2)} ${rib.slice(2, 5)} ${rib.slice(5, 18)} ${rib.slice(18)}`;
  },
});

const BANKS = ['08', '03', '10', '04', '07', '05', '14', '12', '11', '01', '25', '32'];
