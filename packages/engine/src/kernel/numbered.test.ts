import { describe, expect, it } from 'vitest';
import { Numbered } from './numbered.ts';
import { Random, RowKey } from './random.ts';

const numbers = (room: number, seed = 'a') => {
  const random = new Numbered('x', room);
  const row = new RowKey(seed);
  return Array.from({ length: Math.min(room, 5000) }, (_, i) => random.start(row.at(i)).int(0, room - 1));
};

describe('a numbered stream', () => {
  it.each([1, 2, 3, 7, 16, 17, 1000, 4096, 5000])('gives each number below %d once', (room) => {
    expect(numbers(room).sort((a, b) => a - b)).toEqual(Array.from({ length: room }, (_, i) => i));
  });

  it.each([1e6, 2 ** 32, 1e12, 2 ** 52])('gives numbers from all of those below %d', (room) => {
    const drawn = numbers(room);
    expect(new Set(drawn).size).toBe(5000);
    expect(Math.max(...drawn)).toBeGreaterThan(room * 0.99);
    expect(Math.max(...drawn)).toBeLessThan(room);
    expect(Math.min(...drawn)).toBeLessThan(room * 0.01);
    expect(drawn.filter((number) => number < room / 2).length / 5000).toBeCloseTo(0.5, 1);
    expect(drawn[7]).toBe(new Numbered('x', room).start(new RowKey('a').at(7)).below(room));
  });

  it('has another order for each seed and each name', () => {
    expect(numbers(1000)).not.toEqual(numbers(1000, 'b'));
    const other = new Numbered('y', 1000).start(new RowKey('a').at(0)).below(1000);
    expect(other).not.toBe(numbers(1000)[0]);
  });

  it('spends its number digit by digit, then draws as others do', () => {
    const row = new RowKey('a');
    const random = new Numbered('x', 100);
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) {
      random.start(row.at(i));
      seen.add(`${random.below(10)}${random.below(10)}`);
      expect(random.below(1e6)).toBe(new Random('x').start(row).below(1e6));
    }
    expect(seen.size).toBe(100);
  });

  it('gives the serial of the row where a number is open', () => {
    const row = new RowKey('a').at(7);
    expect(new Numbered('x', 10).start(row).number(1000)).toBe(row.serial);
    expect(new Random('x').start(row).number(1000)).toBeLessThan(1000);
  });
});

it('a key under another has a seed that both tell', () => {
  const keys = (seed: string, name: number) => {
    const { key0, key1 } = new RowKey('').under(new RowKey(seed), name).at(0);
    return `${key0} ${key1}`;
  };
  expect(keys('a', 1)).toBe(keys('a', 1));
  expect(new Set([keys('a', 1), keys('a', 2), keys('b', 1)]).size).toBe(3);
});
