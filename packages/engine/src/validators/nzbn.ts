import { eanDigit } from '../checksum/ean.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * New Zealand Business Number: a GS1 global location number, thirteen digits from New Zealand's 9429, the last
 * the GS1 check digit. Source: nzbn.govt.nz, "What is the NZBN"; GS1 General Specifications, 7.9.
 */
export const nzbn: Validator<unknown> = {
  id: 'nzbn',
  label: 'NZBN (New Zealand)',
  valid(value) {
    if (!/^9429[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}$|^9[ -]?429\d{3}[ -]?\d{6}$/.test(value)) return false;
    const number = bare(value);
    return number.endsWith(eanDigit(number.slice(0, 12)));
  },
  make(random) {
    return nzbnOf(`${random.pick(['03', '04', '05'])}${random.digits(6)}`);
  },
};

/** The NZBN of its eight digits behind 9429. */
export function nzbnOf(digits: string): string {
  return `9429${digits}${eanDigit(`9429${digits}`)}`;
}
