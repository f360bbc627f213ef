import { dayAt } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { dateAt } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { rfcCheck, withRfcCheck } from './mxRfc.ts';

/**
 * RFC of a company: three letters, the date of incorporation, two characters that distinguish namesakes, check
 * character (see `mxRfc`). Source: SAT. Generated numbers are of 1980 to 2020.
 */
export const mxRfcMoral = standard({
  id: 'mxRfcMoral',
  label: 'RFC of a company (Mexico)',
  written: '{3[A-ZÑ&]}######[1-9A-NP-V][1-9A-NP-Z][0-9A]',
  form: /^[A-ZÑ&]{3}[- ]?\d{6}[- ]?[A-Z\d]{3}$/i,
  mend: withRfcCheck,
  rules: { date: dateAt(3, 'YYMMDD') },
  make(random) {
    const founded = dayAt(random.int(3652, 18261));
    const body =
      random.chars(3, LETTERS) +
      founded.yymmdd +
      random.pick('123456789ABCDEFGHIJKLMNPQRSTUV') +
      random.pick('123456789ABCDEFGHIJKLMNPQRSTUVWXYZ');
    return body + rfcCheck(body);
  },
});
