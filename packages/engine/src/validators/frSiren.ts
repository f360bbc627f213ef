import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * SIREN: eight digits and a Luhn digit. Zeros alone are nobody's. Source: décret 73-314 of 14 March 1973 (code de
 * commerce R123-220 and on); INSEE, Sirene.
 */
export const frSiren: Validator<unknown> = {
  id: 'frSiren',
  label: 'SIREN (France)',
  valid: (value) => /^\d{3} ?\d{3} ?\d{3}$/.test(value) && isRight(bare(value)),
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)}`;
  },
};

function isRight(siren: string): boolean {
  return isLuhn(siren) && siren !== '000000000';
}
