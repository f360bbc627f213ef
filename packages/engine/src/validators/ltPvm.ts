import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import type { Validator } from '../model.ts';

/**
 * VAT payer code: LT and nine digits (legal persons of old) or twelve, the last but one 1, the last the
 * check digit modulo 11 in two rounds. Source: State Tax Inspectorate (VMI); VIES, structure of VAT
 * numbers.
 */
export const ltPvm: Validator<unknown> = {
  id: 'ltPvm',
  label: 'PVM kodas (Lithuania)',
  valid: (value) => /^(?:LT ?)?(?:\d{7}|\d{10})1\d$/i.test(value) && isRight(value.replace(/\D/g, '')),
  make(random) {
    const body = `1000${random.int(0, 1)}${random.digits(5)}1`;
    return `LT${body}${twoRoundsDigit(body)}`;
  },
};

function isRight(digits: string): boolean {
  return digits.endsWith(twoRoundsDigit(digits.slice(0, -1))) && Number(digits.slice(0, -2)) > 0;
}
