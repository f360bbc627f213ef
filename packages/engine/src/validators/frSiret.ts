import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * SIRET: SIREN and five digits for the establishment (NIC); Luhn holds for the SIREN and for the whole. La Poste
 * (356 000 000) has too many establishments: but for its seat the digits add up to a multiple of 5 instead.
 * Source: code de commerce R123-221; INSEE, Sirene, "Modalités de calcul de la clé".
 */
export const frSiret: Validator<unknown> = {
  id: 'frSiret',
  label: 'SIRET (France)',
  valid(value) {
    if (!/^\d{3} ?\d{3} ?\d{3} ?\d{5}$/.test(value)) return false;
    const siret = bare(value);
    const siren = siret.slice(0, 9);
    if (!isLuhn(siren) || siren === '000000000' || siret.endsWith('00000')) return false;
    if (siren === '356000000' && siret !== '35600000000048') return digitSum(siret) % 5 === 0;
    return isLuhn(siret);
  },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    const office = `000${random.int(1, 9)}`;
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)} ${office}${luhnDigit(siren + office)}`;
  },
};

function digitSum(digits: string): number {
  let sum = 0;
  for (const digit of digits) sum += Number(digit);
  return sum;
}
