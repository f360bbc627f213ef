import { expect, it } from 'vitest';
import { violations } from './violations.ts';

it('names each law that rows break, with the first of them', () => {
  const laws = {
    even: (n: number) => n % 2 === 0,
    'in order': (n: number, i: number) => n > i,
    small: (n: number) => n < 9,
  };
  expect(violations([2, 4, 5, 7, 4], laws)).toEqual([
    'even: not 2 of 5, row 2: 5',
    'in order: not 1 of 5, row 4: 4',
  ]);
  expect(violations([5], laws, (n) => `the ${n}`)).toEqual(['even: not 1 of 1, row 0: the 5']);
  expect(violations([2, 4], laws)).toEqual([]);
  expect(violations([], laws)).toEqual(['there are rows: not one']);
});
