import { describe, expect, it } from 'vitest';
import { bitCount, edits, find, lettersOf, nearest, suggestion, suggestionOrAll } from './find.ts';
import { Problem } from './problem.ts';

const mapOf = (...names: string[]) => new Map(names.map((name) => [name, name.length]));

describe('find', () => {
  const table = mapOf('iban', 'bic', 'taxId');

  it.each([
    ['iban', 4],
    ['IBAN', 4],
    ['taxId', 5],
  ])('finds %s', (name, entry) => expect(find(table, name, 'unknown-field')).toBe(entry));

  it('finds an entry that is false or nothing', () => {
    expect(find(new Map([['a', 0]]), 'A', 'unknown-field')).toBe(0);
    expect(find(new Map([['a', null]]), 'a', 'unknown-field')).toBe(null);
  });

  it.each([
    [7, 'bad', 'field must be a string, not 7'],
    [['iban'], 'bad', 'field must be a string, not an array'],
    ['ibn', 'unknown', 'unknown field "ibn"; did you mean "iban"?'],
    ['IBN', 'unknown', 'unknown field "IBN"; did you mean "iban"?'],
    ['zzz', 'unknown', 'unknown field "zzz"; known: iban, bic, taxId'],
  ] as const)('says what is wrong with %j', (name, kind, message) => {
    const caught = thrown(() => find(table, name, 'unknown-field'));
    expect(caught).toMatchObject({ kind, message });
  });

  it('says that there is nothing to find', () =>
    expect(() => find(new Map(), 'uuid', 'unknown-type')).toThrow('unknown type "uuid"; known: none'));

  it('throws the kind of problem that it is told', () =>
    expect(thrown(() => find(table, 'zzz', 'unknown-field', { kind: 'unresolved' })).kind).toBe(
      'unresolved',
    ));

  it('lists what is known up to 16 names', () => {
    const names = Array.from({ length: 17 }, (_, i) => `name${String.fromCharCode(97 + i)}`);
    expect(thrown(() => find(mapOf(...names.slice(1)), 'x', 'unknown-field')).message).toMatch(
      /; known: nameb, .*, nameq$/,
    );
    expect(thrown(() => find(mapOf(...names), 'x', 'unknown-field')).message).toBe('unknown field "x"');
  });
});

describe('suggestion', () => {
  it.each([
    ['ibna', '; did you mean "iban"?'],
    ['TAXDI', '; did you mean "taxId"?'],
    ['zzz', ''],
    // A name that is longer than a known one: the longest known name of at least three letters that it begins with.
    ['TaxIdentification', '; did you mean "taxId"?'],
    ['taxonomy', '; did you mean "tax"?'],
    ['nonsense', ''],
  ])('of %s is %j', (name, text) => expect(suggestion(name, ['tax', 'iban', 'taxId', 'no'])).toBe(text));
});

describe('nearest', () => {
  it.each([
    // One edit is always allowed, then a third of the letters of what is known.
    ['ax', ['ab'], 'ab'],
    ['xy', ['ab'], undefined],
    ['abcxx', ['abcde'], undefined],
    ['abcdxx', ['abcdef'], 'abcdef'],
    ['abcxxx', ['abcdef'], undefined],
    ['xxxdefghi', ['abcdefghi'], 'abcdefghi'],
    ['xxxxefghi', ['abcdefghi'], undefined],
    // Missing and additional letters count too.
    ['abcd', ['abcdef'], 'abcdef'],
    ['abc', ['abcdef'], undefined],
    ['abcdefgh', ['abcdef'], 'abcdef'],
    ['abcdefghi', ['abcdef'], undefined],
    // The nearest name wins; of two that are equally near, the first.
    ['abcdef', ['abcdxx', 'abcdex', 'abcdey'], 'abcdex'],
    ['abcdef', ['abcdex', 'abcdef', 'abcdey'], 'abcdef'],
    // Known names may contain capitals. A very long name has no suggestion.
    ['taxid', ['taxId'], 'taxId'],
    ['x'.repeat(40), ['x'.repeat(39)], 'x'.repeat(39)],
    ['x'.repeat(41), ['x'.repeat(41)], undefined],
    ['a', [], undefined],
  ])('to %s among %j is %s', (name, known, near) => expect(nearest(name, known)).toBe(near));
});

describe('edits', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['abc', 'abd', 1],
    ['abc', 'abcd', 1],
    ['abc', 'bc', 1],
    ['aa', 'aaa', 1],
    ['abab', 'ab', 2],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['xaby', 'xbay', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['intention', 'execution', 5],
    ['abcdef', 'fedcba', 5],
    ['abxcd', 'bayc', 3],
  ])('of %j to %j are %i, there and back', (one, other, count) => {
    expect(edits(one, other)).toBe(count);
    expect(edits(other, one)).toBe(count);
    expect(edits(one, other, count)).toBe(count);
    if (count > 0) expect(edits(one, other, count - 1)).toBeGreaterThanOrEqual(count);
  });

  it('agree with the definition for all words of three letters', () => {
    const words = [...allOf('abc', 3), 'ab', 'ba', ''];
    for (const one of words) {
      for (const other of words) expect(edits(one, other), `${one} ${other}`).toBe(byDefinition(one, other));
    }
  });
});

function thrown(work: () => unknown): Problem {
  try {
    work();
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
  throw new Error('nothing was thrown');
}

function allOf(alphabet: string, length: number): string[] {
  if (length === 0) return [''];
  return allOf(alphabet, length - 1).flatMap((word) => [...alphabet].map((letter) => word + letter));
}

/** Optimal string alignment, straight from its definition. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const least = Math.min(
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + same,
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
  );
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return swapped ? Math.min(least, byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1) : least;
}

it('holds the letters of a word as a set, each once', () => {
  expect(bitCount(lettersOf(''))).toBe(0);
  expect(bitCount(lettersOf('banana'))).toBe(3);
  expect(lettersOf('iban')).toBe(lettersOf('nabi'));
  expect(lettersOf('iban') & ~lettersOf('libanon')).toBe(0);
});

it('names all where none is near', () => {
  expect(suggestionOrAll('cvs', ['csv', 'json'])).toBe('; did you mean "csv"?');
  expect(suggestionOrAll('yaml', ['csv', 'json'])).toBe('; known: csv, json');
  expect(suggestionOrAll('yaml', [])).toBe('; known: none');
});
