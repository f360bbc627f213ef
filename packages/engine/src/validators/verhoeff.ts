import { verhoeffDigit } from '../checksum/verhoeff.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Verhoeff: a check digit over the dihedral group D5 that finds every single error and every swap of
 * neighbours. Source: J. Verhoeff, Error Detecting Decimal Codes (1969). Decided here: 2 to 64 digits,
 * grouped by single spaces or hyphens, not all zeros; made as 12 digits from 2 on, as Aadhaar is.
 */
export const verhoeff = standard({
  id: 'verhoeff',
  label: 'Verhoeff',
  written: '{2-64#}',
  form: /^\d(?:[ -]?\d)+$/,
  mend: (number) => number.slice(0, -1) + verhoeffDigit(number.slice(0, -1)),
  rules: { series: part([0], /[1-9]/, 'zeros alone are not a number') },
  // Of so many zeros the last is right.
  wrong: { series: () => '0'.repeat(10) },
  make(random) {
    const body = random.int(2, 9) + random.digits(10);
    return body + verhoeffDigit(body);
  },
});
