import { expect, it } from 'vitest';
import { Random, RowKey } from '../kernel/random.ts';
import { accountOf, RULES } from './modulus.ts';

const random = (row: number) => new Random('modulus').start(new RowKey('m').at(row));

/** Returns the weighted sum of a number's digits. */
function total(number: string, weights: string): number {
  return weights.split(' ').reduce((sum, weight, i) => sum + Number(weight) * Number(number[i]), 0);
}

it('makes accounts of NatWest that are a multiple of eleven', () => {
  for (let row = 0; row < 100; row++)
    expect(total(String(accountOf(random(row), 601613, RULES.natwest)), '8 7 6 5 4 3 2 1') % 11).toBe(0);
});

it('counts the sort code where the weights of the range do', () => {
  for (let row = 0; row < 100; row++) {
    const account = accountOf(random(row), 831613, RULES.rbs);
    expect(total(`831613${account}`, '0 0 4 3 2 7 2 7 6 5 4 3 2 1') % 11).toBe(0);
  }
});

it('makes eight digits where no rule is known', () => {
  expect(String(accountOf(random(0), 931152, null))).toMatch(/^\d{8}$/);
});
