import { nib } from '../standard/nib.ts';
import { standard } from '../standard/standard.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits;
 * the IBAN is `AO06` and the NIB. Source: Banco Nacional de Angola, Aviso 6/15 of 20 April 2015 on the
 * identification of deposit accounts. Check digits: `withMod97`.
 */
export const aoNib = standard({
  id: 'aoNib',
  label: 'NIB (Angola)',
  ...nib(['0040', '0006', '0051', '0010', '0005', '0055', '0044', '0045', '0060', '0052']),
});
