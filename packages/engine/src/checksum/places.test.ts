import { expect, it } from 'vitest';
import { folded, Places } from './places.ts';

it('weighs the digits from the right, so that zeros in front count nothing', () => {
  const places = new Places('5 4 3 2');
  expect(places.sum(1234)).toBe(5 * 1 + 4 * 2 + 3 * 3 + 2 * 4);
  expect(places.sum(34)).toBe(3 * 3 + 2 * 4);
  expect(places.sum(0)).toBe(0);
});

it('takes negative weights', () => {
  expect(new Places('8 9 -1').sum(123)).toBe(8 + 18 - 3);
});

it('counts a product by its digits', () => {
  expect(new Places('2 1', folded).sum(98)).toBe(1 + 8 + 8);
});
