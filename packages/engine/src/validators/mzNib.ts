import { nib } from '../standard/nib.ts';
import { standard } from '../standard/standard.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits;
 * the IBAN is `MZ59` and the NIB. Source: Banco de Moçambique, Aviso on the Número Único de Identificação
 * Bancária (structure as in Portugal). Check digits: `withMod97`.
 */
export const mzNib = standard({
  id: 'mzNib',
  label: 'NIB (Mozambique)',
  ...nib(['0001', '0002', '0003', '0008', '0034']),
});
