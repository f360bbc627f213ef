import { eanDigit } from '../checksum/ean.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * ISBN-13: 978 or 979, group, registrant, title and a check digit (EAN-13). Source: ISO 2108; ISBN Users'
 * Manual. 979-0 belongs to printed music (ISMN) and is refused. Hyphens or spaces may stand between the
 * five parts; where they stand is not checked, since registrants' ranges change monthly.
 */
export const isbn13 = standard({
  id: 'isbn13',
  label: 'ISBN-13',
  written: '#############',
  form: /^(?=.{13,17}$)\d{3}(?:[ -]?\d){10}$/,
  mend: (number) => number.slice(0, 12) + eanDigit(number.slice(0, 12)),
  rules: {
    prefix: part([0, 4], /^(?:978|979[1-9])/, 'begins with #, should begin with 978, or with 9791 to 9799'),
  },
  make(random) {
    const body = `978${random.pick('013')}${random.digits(8)}`;
    return body + eanDigit(body);
  },
});
