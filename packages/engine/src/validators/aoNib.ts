import { withMod97 } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits;
 * the IBAN is `AO06` and the NIB. Source: Banco Nacional de Angola, Aviso 6/15 of 20 April 2015 on the
 * identification of deposit accounts. Check digits: `withMod97`.
 */
export const aoNib: Validator<unknown> = {
  id: 'aoNib',
  label: 'NIB (Angola)',
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

const BANKS = ['0040', '0006', '0051', '0010', '0005', '0055', '0044', '0045', '0060', '0052'];
