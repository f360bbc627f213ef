import { describe, expect, it } from 'vitest';
import { freshSeed, seedText } from './seed.ts';

describe('seedText', () => {
  it.each([
    ['a', 'a'],
    ['x'.repeat(256), 'x'.repeat(256)],
    ['😀'.repeat(256), '😀'.repeat(256)],
    [42, '42'],
    [-1.5, '-1.5'],
    [0, '0'],
  ])('takes %j', (seed, text) => expect(seedText(seed)).toBe(text));

  it.each([
    ['', '""'],
    ['x'.repeat(257), `"${'x'.repeat(57)}..."`],
    ['😀'.repeat(257), `"${'😀'.repeat(28)}..."`],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [null, 'null'],
    [true, 'true'],
    [['a'], 'an array'],
    [{ length: 3 }, 'an object'],
  ])('refuses %j', (seed, named) => {
    const problem = expect.objectContaining({
      code: 'bad-parameter',
      message: `seed must be a string of 1 to 256 characters, not ${named}`,
    });
    expect(() => seedText(seed)).toThrow(problem);
  });
});

describe('freshSeed', () => {
  it('is another one each time, also when many are drawn', () => {
    const seeds = Array.from({ length: 1000 }, freshSeed);
    expect(new Set(seeds).size).toBe(1000);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{3,21}$/);
  });
});

it('takes half of a surrogate pair for the sign that a header gives back', () => {
  expect(seedText('a\ud800')).toBe('a\ufffd');
  expect(seedText('😀')).toBe('😀');
});
