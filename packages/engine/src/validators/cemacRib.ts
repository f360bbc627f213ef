import { withRibKey } from '../checksum/rib.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire of the Central African monetary union (Cameroon and its neighbours): bank 5 digits,
 * branch 5, account 11, key 2, the whole divisible by 97, so that a Cameroonian IBAN starts with CM21.
 * Source: BEAC/COBAC, regulation on the RIB (as in France, digits only). Key: `ribDigits`.
 */
export const cemacRibDeclared: Standard<unknown> = {
  id: 'cemacRib',
  label: 'RIB (CEMAC)',
  written: '##### ##### ########### ##',
  separators: '-',
  mend: withRibKey,
  rules: { bank: part([0, 5], /[1-9]/, 'bank is 00000, should be 00001 to 99999') },
  wrong: { bank: zeros(0, 5) },
  reads: (number) => ({ bank: number.slice(0, 5), branch: number.slice(5, 10) }),
  make(random) {
    const rib = withRibKey(`${random.pick(BANKS)}0${random.digits(17)}`);
    return `${rib.slice(0, 5)} ${rib.slice(5, 10)} ${rib.slice(10, 21)} ${rib.slice(21)}`;
  },
};

export const cemacRib = standard(cemacRibDeclared);

const BANKS = ['10005', '10003', '10001', '10002', '10029', '10033'];
