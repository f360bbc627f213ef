import { dayAt } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { mxRfc, rfcCheck } from './mxRfc.ts';

/**
 * RFC of a company: three letters, the date of incorporation, two characters that tell namesakes apart,
 * check character (see `mxRfc`). Source: SAT. Those made are of 1980 to 2020.
 */
export const mxRfcMoral: Validator<unknown> = {
  id: 'mxRfcMoral',
  label: 'RFC of a company (Mexico)',
  valid: (value) => bare(value).length === 12 && mxRfc.valid(value),
  make(random) {
    const founded = dayAt(random.int(3652, 18261));
    const body =
      random.chars(3, LETTERS) +
      founded.yymmdd +
      random.pick('123456789ABCDEFGHIJKLMNPQRSTUV') +
      random.pick('123456789ABCDEFGHIJKLMNPQRSTUVWXYZ');
    return body + rfcCheck(body);
  },
};
