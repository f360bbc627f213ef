import { Problem } from 'specimen-data';
import { expect, it } from 'vitest';
import { Budget, NO_LIMITS } from './budget.ts';

const limits = { bytes: 100, rows: 10, time: 50 };

it('lets messages go one after the other, in their order', async () => {
  const budget = new Budget(limits);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([budget.inTurn(work('a')), budget.inTurn(work('b'))])).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('goes on after a message that failed', async () => {
  const budget = new Budget(limits);
  const failed = budget.inTurn(async () => {
    throw new Error('no');
  });
  const next = budget.inTurn(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it.each([
  ['bytes', (budget: Budget) => budget.take({ bytes: 100 })],
  ['rows', (budget: Budget) => budget.takeRows(10)],
  ['time', (budget: Budget) => budget.take({ time: 50 })],
])('begins nothing when the %s are used up', async (_, use) => {
  const budget = new Budget(limits);
  await budget.inTurn(async () => use(budget));
  let begun = false;
  const refused = budget.inTurn(async () => {
    begun = true;
  });
  await expect(refused).rejects.toThrow(Problem);
  await expect(refused).rejects.toThrow(/in a request of its own/);
  expect(begun).toBe(false);
});

it('refuses more rows than are left, and leaves those', () => {
  const budget = new Budget(limits);
  budget.takeRows(4);
  expect(() => budget.takeRows(7)).toThrow(Problem);
  budget.takeRows(6);
  expect(() => budget.takeRows(1)).toThrow(Problem);
});

it('tells the bytes that are left', () => {
  const budget = new Budget(limits);
  budget.take({ bytes: 30 });
  expect(budget.bytes).toBe(70);
});

it('has room for one call of any kind', () => {
  const budget = new Budget();
  expect(budget.bytes).toBeGreaterThan(1_048_576);
  budget.takeRows(200);
});

it('may have no end', async () => {
  const budget = new Budget(NO_LIMITS);
  budget.take({ bytes: 1e12, time: 1e12 });
  budget.takeRows(1e12);
  expect(await budget.inTurn(async () => 'yes')).toBe('yes');
});
