import { expect, it } from 'vitest';
import { Random } from '../kernel/random.ts';
import { registerNumber } from './registerNumber.ts';

const starts = { 1990: '4', 2008: '28 29' };
const valid = (number: string) => number.endsWith('7');

it.each([
  [1990, /^4\d{6}7$/],
  [2007, /^4\d{6}7$/],
  [2020, /^2[89]\d{5}7$/],
])('begins a number of %i as the register did then', (year, form) =>
  expect(registerNumber(new Random('series'), year, { starts, length: 8, valid })).toMatch(form),
);

it('takes the next number where no digit makes one right', () => {
  const even = (number: string) => Number(number.at(-2)) % 2 === 0 && number.endsWith('7');
  const numbers = Array.from({ length: 40 }, (_, i) =>
    registerNumber(new Random(`series ${i}`), 2020, { starts, length: 8, valid: even }),
  );
  expect(numbers.filter((number) => !/^2[89]\d{4}[02468]7$/.test(number))).toEqual([]);
});
