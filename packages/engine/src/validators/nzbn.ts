import { eanDigit } from '../checksum/ean.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * New Zealand Business Number: a GS1 global location number, thirteen digits from New Zealand's 9429, the last
 * the GS1 check digit. Source: nzbn.govt.nz, "What is the NZBN"; GS1 General Specifications, 7.9.
 */
export const nzbn = standard({
  id: 'nzbn',
  label: 'NZBN (New Zealand)',
  written: ['#############', '####-###-###-###', '#-######-######'],
  separators: ' ',
  mend: (number) => number.slice(0, 12) + eanDigit(number.slice(0, 12)),
  rules: { prefix: part([0, 4], /9429/, 'begins with #, should begin with 9429') },
  make(random) {
    return nzbnOf(`${random.pick(['03', '04', '05'])}${random.digits(6)}`);
  },
});

/** The NZBN of its eight digits behind 9429. */
export function nzbnOf(digits: string): string {
  return `9429${digits}${eanDigit(`9429${digits}`)}`;
}
