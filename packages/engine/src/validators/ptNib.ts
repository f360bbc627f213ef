import { nib } from '../standard/nib.ts';
import { standard } from '../standard/standard.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits.
 * Source: Banco de Portugal, "NIB/IBAN"; SWIFT IBAN registry, Portugal. Check digits: `withMod97`.
 */
export const ptNib = standard({
  id: 'ptNib',
  label: 'NIB (Portugal)',
  ...nib(['0035', '0033', '0018', '0007', '0010', '0036', '0045', '0023', '0269', '0193']),
});
