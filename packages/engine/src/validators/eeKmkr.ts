import { toTen, weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * VAT number: EE and nine digits, weights 3 7 1, the last digit bringing the sum to the next ten. All
 * numbers known begin with 10, which is not asked for, as no rule says so. Source: Maksu- ja Tolliamet;
 * VIES, structure of VAT numbers.
 */
export const eeKmkr: Validator<unknown> = {
  id: 'eeKmkr',
  label: 'KMKR (Estonia)',
  valid: (value) => /^(?:EE ?)?\d{3} ?\d{3} ?\d{3}$/i.test(value) && isRight(value.replace(/\D/g, '')),
  make(random) {
    const body = `10${random.int(0, 2)}${random.digits(5)}`;
    return `EE${body}${check(body)}`;
  },
};

function isRight(digits: string): boolean {
  return Number(digits) > 0 && digits.endsWith(check(digits.slice(0, 8)));
}

function check(body: string): string {
  return String(toTen(weighted(body, [3, 7, 1])));
}
