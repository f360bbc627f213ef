import { expect, it } from 'vitest';
import { nhsDigit, withNhsDigit } from './nhs.ts';

// The NHS data dictionary (943 476 5919), Wikipedia (401 023 2137); by hand one that ends in 0.
it.each(['9434765919', '4010232137', '4000000020'])('ends %s', (number) =>
  expect(nhsDigit(number.slice(0, -1))).toBe(number.slice(-1)),
);

it('has no digit where eleven less the remainder is ten', () => expect(nhsDigit('400000008')).toBe('X'));

it('sets the digit right, or says that there is none', () => {
  expect(withNhsDigit('9434765910')).toBe('9434765919');
  expect(withNhsDigit('4000000080')).toBeUndefined();
});
