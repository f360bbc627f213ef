import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Random } from '../kernel/random.ts';
import { bare, grouped } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Organisation number of legal persons: ten digits, the first telling the kind of body (1-3, 5-9), the
 * third and fourth together at least 20 (no month), the last the Luhn digit. 16 may stand before them where
 * a century would. Sole traders use their personal identity number, which is another validator. Source: Act
 * (1974:174) on identity designation for legal persons; Skatteverket, SKV 709.
 */
export const seOrgnr: Validator<unknown> = {
  id: 'seOrgnr',
  label: 'Organisationsnummer (Sweden)',
  valid: (value) => /^(?:16)?[1-35-9]\d[2-9]\d{3}-?\d{4}$/.test(value) && isLuhn(bare(value).slice(-10)),
  make: (random) => grouped(organisation(random), [6], '-'),
};

/** The ten digits of a limited company's number, of the two series in use. */
export function organisation(random: Random): string {
  const body = random.pick(['556', '559']) + random.digits(6);
  return body + luhnDigit(body);
}
