import { luhnDigit } from '../checksum/luhn.ts';
import { LETTERS, type Random } from '../kernel/random.ts';
import { standard } from '../standard/standard.ts';
import { biDigit } from './ptBi.ts';

/**
 * Number of the Cartão de Cidadão: eight digits of the civil number and their check digit, two
 * characters of the version (ZZ first, then ZY …), a Luhn digit over all where A = 10 … Z = 35 and a
 * doubled value over nine loses nine. Source: AMA, "Validação de Número de Documento do Cartão de
 * Cidadão". That paper leaves the civil number's own check (see ptBi) aside; it is required here, as
 * every issued card has it, and 00000000 0 ZZ4, the paper's own specimen, satisfies both.
 */
export const ptCc = standard({
  id: 'ptCc',
  label: 'Cartão de Cidadão (Portugal)',
  written: '######## # **#',
  form: /^\d{8}[ -]?\d[ -]?[A-Z\d]{2} ?\d$/i,
  mend(number) {
    const body = number.slice(0, 8) + biDigit(number.slice(0, 8)) + number.slice(9, 11);
    return body + luhnDigit(body);
  },
  make: (random) => ccOf(random, `1${random.digits(7)}`),
});

/** The number of a card with that civil number. */
export function ccOf(random: Random, civil: string): string {
  const check = biDigit(civil);
  const version = `Z${LETTERS[25 - random.below(8)]}`;
  return `${civil} ${check} ${version}${luhnDigit(civil + check + version)}`;
}
