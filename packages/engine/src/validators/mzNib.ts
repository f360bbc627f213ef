import { withMod97 } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits;
 * the IBAN is `MZ59` and the NIB. Source: Banco de Moçambique, Aviso on the Número Único de Identificação
 * Bancária (structure as in Portugal). Check digits: `withMod97`.
 */
export const mzNib: Validator<unknown> = {
  id: 'mzNib',
  label: 'NIB (Mozambique)',
  valid(value) {
    if (!/^(?!0000)\d{4}[ .]?\d{4}[ .]?\d{11}[ .]?\d{2}$/.test(value)) return false;
    const nib = bare(value);
    return withMod97(nib) === nib;
  },
  make(random) {
    const nib = withMod97(random.pick(BANKS) + random.digits(17));
    return `${nib.slice(0, 4)} ${nib.slice(4, 8)} ${nib.slice(8, 19)} ${nib.slice(19)}`;
  },
};

const BANKS = ['0001', '0002', '0003', '0008', '0034'];
