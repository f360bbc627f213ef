import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { ngNuban } from './ngNuban.ts';

vectors(ngNuban, {
  // CBN, Proposals on the Implementation of NUBAN (2010): First Bank (011), serials 1457 and 22; the six-digit
  // forms by hand from the Revised Standards of 2020 (000011, and institution 50547 as 950547).
  valid: [
    '0000014579',
    '0000000220',
    '011-000001457-9',
    '0110000014579',
    '0000110000014579',
    '950547-000000022-4',
  ],
  invalid: {
    'a wrong check digit for its bank': '011-000001457-8',
    'a check digit of no bank': '0000014575',
    'a serial of zeros': '0000000000',
    'a bank of zeros': '0000000014579',
    'six digits of no institution': '1230110000014579',
    'too short': '000001457',
    'too long': '00000145791',
    'a letter': '000001457A',
    'a hyphen before': '-0000014579',
    'a space before': ' 0000014579',
  },
});

it("makes an account of the bank's own", () => {
  const random = new Random('x').start(new RowKey('x').at(1));
  expect(ngNuban.valid(`058${ngNuban.make(random, { code: '058' })}`)).toBe(true);
  expect(ngNuban.valid(`950547${ngNuban.make(random, { code: '50547' })}`)).toBe(true);
});
