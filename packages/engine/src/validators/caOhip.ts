import { luhnDigit } from '../checksum/luhn.ts';
import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Ontario health number: ten digits, the first not 0, the last by Luhn; on photo cards one or two letters of
 * the card's version follow. Source: Ontario Ministry of Health, "Health Number Validation Procedures
 * Manual".
 */
export const caOhip = standard({
  id: 'caOhip',
  label: 'Health card (Ontario)',
  written: ['####-###-###-{1-2@}', '####-###-###'],
  separators: ' ',
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(0, 9)) + number.slice(10),
  rules: { prefix: part([0, 1], /[1-9]/, 'begins with 0, should begin with 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  make(random) {
    const body = random.int(1, 9) + random.digits(8);
    return `${body.slice(0, 4)}-${body.slice(4, 7)}-${body.slice(7)}${luhnDigit(body)}-${random.chars(2, LETTERS)}`;
  },
});
