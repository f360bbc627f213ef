import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * Tunisian matricule fiscal: seven digits, a key letter, then as a rule the VAT code (A obliged, B by option, D,
 * F flat rate, N not subject, P partly), the category (M legal person, C trader, P liberal profession, N employer,
 * E secondary establishment) and three digits of the establishment (000 the seat, the only one for M, C, P and N).
 * The key is Σ digit × 7…1 mod 23 among the letters without I, O and U. The ministry publishes the key's place,
 * not its rule: nearly all numbers in public use fit this one. Source: Code de la TVA, déclaration d'existence.
 */
export const tnMf: Validator<unknown> = {
  id: 'tnMf',
  label: 'Matricule fiscal (Tunisia)',
  valid(value) {
    const parts = WRITTEN.exec(value.toUpperCase());
    return parts !== null && Number(parts[1]) > 0 && key(parts[1] as string) === parts[2];
  },
  make(random) {
    const body = String(random.int(1_000_000, 1_899_999));
    return `${body}${key(body)}/A/M/000`;
  },
};

const WRITTEN = /^(\d{7})[ /]?([A-Z])(?:[ /]?[ABDFNP][ /]?(?:[CMNP][ /]?000|E[ /]?(?!000)\d{3}))?$/;

function key(body: string): string {
  return 'ABCDEFGHJKLMNPQRSTVWXYZ'[weighted(body, [7, 6, 5, 4, 3, 2, 1]) % 23] as string;
}
