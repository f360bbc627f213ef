import { expect, it } from 'vitest';
import { ppsLetter, withPpsLetter } from './pps.ts';

// python-stdnum's documentation, the Department's sample card; the second letter counts A = 1, none or W = 0.
it.each([
  ['6433435', 0, 'F'],
  ['6433435', 1, 'O'],
  ['6433435', 8, 'I'],
  ['1234567', 0, 'T'],
  ['1234567', 1, 'F'],
  ['0000000', 0, 'W'],
])('ends %s with the second letter %i by %s', (digits, second, letter) =>
  expect(ppsLetter(digits, second)).toBe(letter),
);

it.each([
  ['6433435A', '6433435F'],
  ['6433435AA', '6433435OA'],
  ['6433435AH', '6433435IH'],
  ['6433435AW', '6433435FW'],
])('sets the letter of %s right', (number, right) => expect(withPpsLetter(number)).toBe(right));
