import { withRibKey } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Relevé d'identité bancaire of the Central African monetary union (Cameroon and its neighbours): bank 5 digits,
 * branch 5, account 11, key 2, the whole divisible by 97, so that a Cameroonian IBAN starts with CM21.
 * Source: BEAC/COBAC, regulation on the RIB (as in France, digits only). Key: `ribDigits`.
 */
export const cemacRib: Validator<unknown> = {
  id: 'cemacRib',
  label: 'RIB (CEMAC)',
  valid(value) {
    if (!/^(?!00000)\d{5}[ -]?\d{5}[ -]?\d{11}[ -]?\d{2}$/.test(value)) return false;
    const rib = bare(value);
    return withRibKey(rib) === rib;
  },
  make(random) {
    const rib = withRibKey(`${random.pick(BANKS)}0${random.digits(17)}`);
    return `${rib.slice(0, 5)} ${rib.slice(5, 10)} ${rib.slice(10, 21)} ${rib.slice(21)}`;
  },
};

const BANKS = ['10005', '10003', '10001', '10002', '10029', '10033'];
