import { expect, it } from 'vitest';
import { rightWeighted } from './rightWeighted.ts';

it.each([
  ['321', [1, 10, 100], 0, 321],
  ['12345', [1, 3], 0, 5 + 12 + 3 + 6 + 1],
  ['12345', [1, 3], 1, 15 + 4 + 9 + 2 + 3],
  ['21', [1, 10, 100], 2, 100 + 2],
  ['21', [1, 10, 100], 4, 10 + 200],
  ['1A', [2, 3], 0, 23],
  ['', [1], 0, 0],
])('adds %s by %j up, with %i characters behind it', (text, weights, place, sum) =>
  expect(rightWeighted(text, weights, place)).toBe(sum),
);

it('takes the text for the last of the number unless it is told', () =>
  expect(rightWeighted('12', [2, 3])).toBe(7));
