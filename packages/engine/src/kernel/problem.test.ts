import { describe, expect, it } from 'vitest';
import { asBad, Problem, shown } from './problem.ts';

describe('Problem', () => {
  it('is an error with a name, a kind and a message', () => {
    const problem = new Problem('unknown-item', 'no such thing');
    expect(problem).toBeInstanceOf(Error);
    expect(problem).toMatchObject({
      name: 'Problem',
      kind: 'unknown',
      code: 'unknown-item',
      message: 'no such thing',
    });
  });

  it.each([
    [
      'bad-parameter',
      { subject: 'n', expected: 'a whole number', given: 'x' },
      'n must be a whole number, not "x"',
    ],
    [
      'bad-parameter',
      { subject: 'n', expected: 'a number', given: undefined },
      'n must be a number, not undefined',
    ],
    ['bad-parameter', { subject: 'n', expected: 'a whole number' }, 'n must be a whole number'],
    ['missing-parameter', { subject: 'q', expected: 'Some words.' }, 'q is required: Some words.'],
    ['unknown-country', { subject: 'country', given: 'x' }, 'unknown country "x"'],
    [
      'unknown-country',
      { subject: 'country', given: 'x', expected: 'de, fr', suggestion: 'fr' },
      'unknown country "x"; did you mean "fr"?',
    ],
    [
      'unknown-field',
      { subject: 'field', given: 'x', scope: 'country "de"', expected: 'iban' },
      'unknown field "x" for country "de"; known: iban',
    ],
    ['bad-json', { place: '/a', subject: 'b', expected: 'c' }, '/a: b must be c'],
  ] as const)('renders %s with %j', (code, facts, message) => {
    const problem = new Problem(code, facts);
    expect(problem.message).toBe(message);
    const { subject, expected, suggestion, place } = problem;
    expect({ subject, expected, suggestion, place }).toMatchObject(
      Object.fromEntries(Object.entries(facts).filter(([name]) => !['given', 'scope'].includes(name))),
    );
  });

  it('with other facts is rendered again, its places from the outermost in', () => {
    const problem = new Problem('bad-setting', { subject: 'PORT', expected: 'a number', given: 'x' });
    expect(problem.with({ subject: '--port' }).message).toBe('--port must be a number, not "x"');
    const inner = new Problem('too-large', 'over 9 levels').with({ place: 'b' });
    expect(inner.with({ place: 'a', kind: 'unknown' })).toMatchObject({
      code: 'too-large',
      kind: 'unknown',
      place: 'a: b',
      message: 'a: b: over 9 levels',
    });
  });

  it.each([
    ['unknown-country', 'unknown'],
    ['missing-part', 'unknown'],
    ['unknown-table', 'bad'],
    ['too-large', 'bad'],
    ['unresolved-request', 'unresolved'],
  ] as const)('%s has the kind %s', (code, kind) => expect(new Problem(code, 'x').kind).toBe(kind));

  it('with an unknown name in a query is a bad value', () => {
    const look = () => {
      throw new Problem('unknown-country', { subject: 'country', given: 'x' });
    };
    expect(() => asBad(look)).toThrow(expect.objectContaining({ kind: 'bad', code: 'unknown-country' }));
  });

  it('is known by another copy of the program, a class that extends it by itself alone', () => {
    const copied = { [Symbol.for('specimen-data.Problem')]: true };
    class Narrow extends Problem {}
    expect(copied instanceof Problem).toBe(true);
    expect(copied instanceof Narrow).toBe(false);
    expect(new Narrow('bad-json', 'narrow') instanceof Narrow).toBe(true);
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
