import { weighted } from '../checksum/weighted.ts';
import { coded, part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Tunisian matricule fiscal: seven digits, a key letter, then as a rule the VAT code (A obliged, B by option, D,
 * F flat rate, N not subject, P partly), the category (M legal person, C trader, P liberal profession, N employer,
 * E secondary establishment) and three digits of the establishment (000 the seat, the only one for M, C, P and N).
 * The key is Σ digit × 7…1 mod 23 among the letters without I, O and U. The ministry publishes the key's place,
 * not its rule: nearly all numbers in public use fit this one. Source: Code de la TVA, déclaration d'existence.
 */
export const tnMf = standard({
  id: 'tnMf',
  label: 'Matricule fiscal (Tunisia)',
  written: ['#######@/@/@/###', '#######@'],
  form: /^\d{7}[ /]?[A-Z](?:[ /]?[A-Z][ /]?[A-Z][ /]?\d{3})?$/i,
  mend: (number) => number.slice(0, 7) + key(number.slice(0, 7)) + number.slice(8),
  rules: {
    series: part([0, 7], /[1-9]/, 'seven zeros are never issued'),
    vat: part([8, 9], /^[ABDFNP]?$/, 'VAT code is #, should be A, B, D, F, N or P'),
    type: part([9, 10], /^[CEMNP]?$/, 'category is #, should be M, C, P, N or E'),
    establishment: part(
      [9],
      /^(?:[CMNP]000|E(?!000)...|[^CEMNP]...)?$/,
      'category and establishment are #, should be 000 behind M, C, P and N, and another behind E',
    ),
  },
  wrong: { series: zeros(0, 7) },
  reads: (number) => ({ type: CATEGORIES.get(number.charAt(9)) }),
  make: (random) => mfOf(String(random.int(1_000_000, 1_899_999))),
});

/** The number of a company that is subject to VAT, with its key. */
export function mfOf(serial: string): string {
  return `${serial}${key(serial)}/A/M/000`;
}

const CATEGORIES = coded('M:legal_person C:trader P:liberal_profession N:employer E:secondary_establishment');

function key(body: string): string {
  return 'ABCDEFGHJKLMNPQRSTVWXYZ'[weighted(body, [7, 6, 5, 4, 3, 2, 1]) % 23] as string;
}
