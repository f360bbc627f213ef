import { describe, expect, it } from 'vitest';
import { Problem, shown } from './problem.ts';

describe('Problem', () => {
  it('is an error with a name, a kind and a message', () => {
    const problem = new Problem('unknown', 'no such thing');
    expect(problem).toBeInstanceOf(Error);
    expect(problem).toMatchObject({ name: 'Problem', kind: 'unknown', message: 'no such thing' });
  });

  it('is known by another copy of the program, a class that extends it by itself alone', () => {
    const copied = { [Symbol.for('specimen-data.Problem')]: true };
    class Narrow extends Problem {}
    expect(copied instanceof Problem).toBe(true);
    expect(copied instanceof Narrow).toBe(false);
    expect(new Narrow('bad', 'narrow') instanceof Narrow).toBe(true);
    for (const other of [new Error('other'), {}, 'text', null, undefined])
      expect((other as unknown) instanceof Problem).toBe(false);
  });
});

describe('shown', () => {
  it.each([
    ['de', '"de"'],
    ['a"b\n', '"a\\"b\\n"'],
    ['\u007fa\u009f', '"\\u007fa\\u009f"'],
    ['', '""'],
    [7, '7'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[1, 2], 'an array'],
    [{ a: 1 }, 'an object'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(57)}..."`],
    [10n ** 60n, `1${'0'.repeat(56)}...`],
  ])('writes %s as %s', (value, text) => expect(shown(value)).toBe(text));
});
