import { describe, expect, it } from 'vitest';
import { readObject, readText, readWhole } from './limits.ts';

describe('whole', () => {
  it.each([
    [1, 1],
    [5, 5],
    [9, 9],
    ['1', 1],
    ['009', 9],
  ])('reads %j', (value, number) => expect(readWhole(value, 'n', 1, 9)).toBe(number));

  it.each([
    [0, '0'],
    [10, '10'],
    ['10', '"10"'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
    ['', '""'],
    ['1.0', '"1.0"'],
    ['x1', '"x1"'],
    ['1x', '"1x"'],
    ['+1', '"+1"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[1], 'an array'],
  ])('refuses %j', (value, named) => {
    const problem = `n must be a whole number from 1 to 9, not ${named}`;
    expect(() => readWhole(value, 'n', 1, 9)).toThrow(
      expect.objectContaining({ code: 'bad-parameter', message: problem }),
    );
  });

  it('names no upper end where there is none', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(readWhole(most, 'offset', 0, most)).toBe(most);
    expect(() => readWhole(-1, 'offset', 0, most)).toThrow(
      'offset must be a whole number of at least 0, not -1',
    );
    expect(() => readWhole(2 ** 53, 'offset', 0, 2 ** 60)).toThrow('not 9007199254740992');
  });
});

describe('object', () => {
  it('returns the object that it was given', () => {
    const given = { a: 1 };
    expect(readObject(given, 'schema')).toBe(given);
  });

  it.each([
    [null, 'null'],
    [[], 'an array'],
    ['{}', '"{}"'],
    [undefined, 'undefined'],
    [1, '1'],
  ])('refuses %j', (value, named) => {
    const problem = expect.objectContaining({
      code: 'bad-parameter',
      message: `schema must be an object, not ${named}`,
    });
    expect(() => readObject(value as object, 'schema')).toThrow(problem);
  });
});

it('text is taken as it is, and nothing else for it', () => {
  for (const given of ['', 'a']) expect(readText(given, 'name')).toBe(given);
  expect(() => readText(5, 'name')).toThrow(
    expect.objectContaining({ code: 'bad-parameter', message: 'name must be a string, not 5' }),
  );
});
