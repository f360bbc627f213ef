import { expect, it } from 'vitest';
import { eanDigit } from './ean.ts';

// Wikipedia: EAN-13, EAN-8, UPC-A; the weight of the last digit is 3 whatever the length.
it.each(['4006381333931', '73513537', '036000291452', '9780306406157'])('ends %s', (number) =>
  expect(eanDigit(number.slice(0, -1))).toBe(number.slice(-1)),
);
