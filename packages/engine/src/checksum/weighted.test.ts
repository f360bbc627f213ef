import { describe, expect, it } from 'vitest';
import { toTen, valueAt, weighted, weightedBytes, weightedDigits } from './weighted.ts';

describe('valueAt', () => {
  it.each([
    ['0', 0],
    ['9', 9],
    ['A', 10],
    ['Z', 35],
    ['a', 10],
    ['z', 35],
  ])('counts %s as %i', (character, value) => expect(valueAt(`-${character}`, 1)).toBe(value));

  // The neighbours of the digits and of both cases, and the filler.
  it.each(['/', ':', '@', '[', '`', '{', '<'])('counts %s as nothing', (character) =>
    expect(valueAt(character, 0)).toBe(0),
  );
});

describe('weighted', () => {
  it.each([
    ['123', [1, 10, 100], 321],
    ['A1', [2, 3], 23],
    ['12345', [1, 3], 1 + 6 + 3 + 12 + 5],
    ['', [1], 0],
  ])('adds %s by %j up to %i', (text, weights, sum) => expect(weighted(text, weights)).toBe(sum));
});

describe('weightedBytes', () => {
  it('adds as many bytes as there are weights, from the place it is told', () => {
    expect(weightedBytes(new TextEncoder().encode('9123456'), 1, [1, 10, 100])).toBe(321);
  });
});

describe('weightedDigits', () => {
  it.each([
    ['59', [2], 1 + 0 + 1 + 8],
    ['987', [1, 2], 9 + (1 + 6) + 7],
    ['', [1], 0],
  ])('adds the digits of the products of %s by %j up to %i', (text, weights, sum) =>
    expect(weightedDigits(text, weights)).toBe(sum),
  );
});

describe('toTen', () => {
  it.each([
    [0, 0],
    [1, 9],
    [9, 1],
    [10, 0],
    [67, 3],
  ])('brings %i to the next ten with %i', (sum, digit) => expect(toTen(sum)).toBe(digit));
});
