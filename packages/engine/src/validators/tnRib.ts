import { withRibKey } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Relevé d'identité bancaire of Tunisia: bank 2 digits, branch 3, account 13, key 2, the whole divisible by 97,
 * so that every IBAN starts with TN59. Source: Banque Centrale de Tunisie, normalisation du RIB; SWIFT IBAN
 * registry, Tunisia. Key: `ribDigits`.
 */
export const tnRib: Validator<unknown> = {
  id: 'tnRib',
  label: 'RIB (Tunisia)',
  valid(value) {
    if (!/^(?!00)\d{2} ?\d{3} ?\d{13} ?\d{2}$/.test(value)) return false;
    const rib = bare(value);
    return withRibKey(rib) === rib;
  },
  make(random) {
    const rib = withRibKey(random.pick(BANKS) + random.digits(18));
    return `${rib.slice(0, 2)} ${rib.slice(2, 5)} ${rib.slice(5, 18)} ${rib.slice(18)}`;
  },
};

const BANKS = ['08', '03', '10', '04', '07', '05', '14', '12', '11', '01', '25', '32'];
