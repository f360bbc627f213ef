import { withMod97 } from '../checksum/mod97.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Número de Identificação Bancária: bank 4 digits, branch 4, account 11, and two ISO 7064 MOD 97-10 digits;
 * the IBAN is `AO06` and the NIB. Source: Banco Nacional de Angola, Aviso 6/15 of 20 April 2015 on the
 * identification of deposit accounts. Check digits: `withMod97`.
 */
export const aoNib = standard({
  id: 'aoNib',
  label: 'NIB (Angola)',
  written: '#### #### ########### ##',
  separators: '.',
  mend: withMod97,
  rules: { bank: part([0, 4], /[1-9]/, 'bank is 0000, should be 0001 to 9999') },
  wrong: { bank: zeros(0, 4) },
  reads: (number) => ({ bank: number.slice(0, 4), branch: number.slice(4, 8) }),
  make(random) {
    const nib = withMod97(random.pick(BANKS) + random.digits(17));
    return `${nib.slice(0, 4)} ${nib.slice(4, 8)} ${nib.slice(8, 19)} ${nib.slice(19)}`;
  },
});

const BANKS = ['0040', '0006', '0051', '0010', '0005', '0055', '0044', '0045', '0060', '0052'];
