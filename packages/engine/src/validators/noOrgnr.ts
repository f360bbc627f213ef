import { weighted } from '../checksum/weighted.ts';
import { grouped } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Organisation number: nine digits, the first 8 or 9, the last a check digit (weights 3 2 7 6 5 4 3 2,
 * modulo 11; 10 is not given out). NO before and MVA after it, as in the VAT number, are accepted.
 * Synthetic test numbers begin with 2 or 3 and are refused. Source: Brønnøysundregistrene,
 * "Organisasjonsnummeret"; Skatteetaten, Tenor test data.
 */
export const noOrgnr: Validator<unknown> = {
  id: 'noOrgnr',
  label: 'Organisasjonsnummer (Norway)',
  valid(value) {
    if (!/^(?:NO ?)?[89]\d\d ?\d{3} ?\d{3}(?: ?MVA)?$/i.test(value)) return false;
    const digits = value.replace(/\D/g, '');
    return check(digits.slice(0, 8)) === Number(digits[8]);
  },
  make(random) {
    let body = random.int(81000000, 99999999);
    while (check(String(body)) > 9) body--;
    return grouped(`${body}${check(String(body))}`, [3, 3], ' ');
  },
};

function check(body: string): number {
  return (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
