import { expect, it } from 'vitest';
import { accountDigit } from './account.ts';

// Examples that banks' manuals and integrators' documents print.
it.each([
  ['001', '1584', '00210169', 6],
  ['237', '1425', '0238069', 2],
  ['341', '2545', '02366', 1],
  ['033', '0189', '01017417', 9],
  ['104', '2004', '00000448', 6],
  ['041', '2664', '358507670', 6],
])('closes an account of bank %s as the bank does', (bank, branch, body, digit) => {
  expect(accountDigit(bank, Number(branch), Number(body))).toBe(digit);
});
