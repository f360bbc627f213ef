import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Unternehmens-Identifikationsnummer: CHE, eight digits and a check digit, followed by MWST, TVA or IVA where
 * it is the VAT number, by HR where the firm stands in the commercial register. Weights 5 4 3 2 7 6 5 4, eleven
 * minus the remainder; bodies that give 10 are skipped. The register begins at 100.000.001. Source: Verordnung über die
 * UID (SR 431.031), article 4; eCH-0097.
 */
export const chUid = standard({
  id: 'chUid',
  label: 'UID (Switzerland)',
  written: ['', ' MWST', ' TVA', ' IVA', ' HR', ' HR/MWST'].map((more) => `CHE-###.###.###${more}`),
  form: /^CHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?(?:MWST|TVA|IVA|HR(?:\/MWST)?))?$/i,
  mend(number) {
    const digit = check(number.slice(3, 11));
    return digit === 10 ? undefined : number.slice(0, 11) + digit + number.slice(12);
  },
  rules: { prefix: part([3, 4], /[1-9]/, 'the first digit is 0, should be 1 to 9') },
  wrong: { prefix: (number, random) => `CHE0${random.digits(8)}${number.slice(12)}` },
  make(random) {
    let body = random.int(10_000_000, 49_999_998);
    if (check(String(body)) === 10) body++;
    const digits = `${body}${check(String(body))}`;
    return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
  },
});

function check(body: string): number {
  return (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11;
}
