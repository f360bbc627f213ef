import { weighted } from '../checksum/weighted.ts';
import { grouped } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Organisation number: nine digits, the first 8 or 9, the last a check digit (weights 3 2 7 6 5 4 3 2, modulo 11;
 * 10 is never issued). NO before and MVA after it, as in the VAT number, are accepted. Synthetic test numbers begin
 * with 2 or 3 and are refused. Source: Brønnøysundregistrene, "Organisasjonsnummeret"; Skatteetaten, Tenor test
 * data.
 */
export const noOrgnr = standard({
  id: 'noOrgnr',
  label: 'Organisasjonsnummer (Norway)',
  written: ['### ### ###', '### ### ### MVA'],
  prefix: 'NO',
  form: /^(?:NO ?)?\d{3} ?\d{3} ?\d{3}(?: ?MVA)?$/i,
  mend: withOrgnrCheck,
  rules: { prefix: firstFault },
  make(random) {
    let body = random.int(81000000, 99999999);
    while (check(String(body)) > 9) body--;
    return grouped(`${body}${check(String(body))}`, [3, 3], ' ');
  },
});

/** The number, which MVA may follow, with a correct check digit; undefined if there is none. */
export function withOrgnrCheck(number: string): string | undefined {
  const digit = check(number.slice(0, 8));
  return digit < 10 ? number.slice(0, 8) + digit + number.slice(9) : undefined;
}

/** The rule of the first digit. */
export function firstFault(number: string): string | undefined {
  return reasonIf(!/^[89]/.test(number), `first digit is ${number[0]}, should be 8 or 9`);
}

function check(body: string): number {
  return (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
