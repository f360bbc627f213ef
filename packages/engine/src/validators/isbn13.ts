import { eanDigit } from '../checksum/ean.ts';
import type { Validator } from '../model.ts';

/**
 * ISBN-13: 978 or 979, group, registrant, title and a check digit (EAN-13). Source: ISO 2108; ISBN Users'
 * Manual. 979-0 belongs to printed music (ISMN) and is refused. Hyphens or spaces may stand between the
 * five parts; where they stand is not checked, since registrants' ranges change monthly.
 */
export const isbn13: Validator<unknown> = {
  id: 'isbn13',
  label: 'ISBN-13',
  valid(value) {
    if (value.length > 17 || !/^(?:978|979[ -]?[1-9])(?:[ -]?\d)+$/.test(value)) return false;
    const digits = value.replace(/[ -]/g, '');
    return digits.length === 13 && digits.endsWith(eanDigit(digits.slice(0, 12)));
  },
  make(random) {
    const body = `978${random.pick('013')}${random.digits(8)}`;
    return body + eanDigit(body);
  },
};
