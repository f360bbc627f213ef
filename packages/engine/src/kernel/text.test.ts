import { describe, expect, it } from 'vitest';
import {
  bare,
  decimalText,
  fold,
  grouped,
  groupedBack,
  isSeparator,
  joinWithOr,
  list,
  percentEncoded,
  remembered,
  replacedAt,
} from './text.ts';

describe('list', () => {
  it('splits at white space; an underscore is a space inside a word', () =>
    expect(list('  Anna Maria_del_Carmen\n\n  Zoë ')).toEqual(['Anna', 'Maria del Carmen', 'Zoë']));
});

describe('either', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A or B'],
    [['A', 'B', 'C'], 'A, B or C'],
  ])('says %j as %j', (words, text) => expect(joinWithOr(words)).toBe(text));
});

describe('bare', () => {
  it.each([
    ['12 345.67-8/9', '123456789'],
    ['123', '123'],
    [' 1', '1'],
    ['1-', '1'],
    ['--', ''],
    ['', ''],
    ['a,b_c', 'a,b_c'],
  ])('makes %j %j', (value, text) => expect(bare(value)).toBe(text));
});

describe('isSeparator', () => {
  it('is true of a space, a hyphen, a dot and a slash, and of nothing else', () => {
    const all = Array.from({ length: 256 }, (_, code) => code);
    expect(String.fromCharCode(...all.filter(isSeparator))).toBe(' -./');
  });
});

describe('grouped', () => {
  it.each([
    ['1234567', [2, 3], ' ', '12 345 67'],
    ['123', [], '-', '123'],
    ['12', [2], '-', '12-'],
  ])('parts %s by %j', (text, sizes, separator, out) => expect(grouped(text, sizes, separator)).toBe(out));
});

describe('groupedBack', () => {
  it.each([
    ['1234567', 3, '1.234.567'],
    ['123456', 3, '123.456'],
    ['123', 3, '123'],
    ['12', 3, '12'],
    ['', 3, ''],
  ])('parts %s by %i from the end', (text, size, out) => expect(groupedBack(text, size, '.')).toBe(out));
});

describe('fold', () => {
  it.each([
    ['Łódź', 'Lodz'],
    ['Müller', 'Muller'],
    ['Nguyễn', 'Nguyen'],
    ['Straße', 'Strasse'],
    ['Æsa Þór', 'AEsa THor'],
    ['O’Neill', "O'Neill"],
    ['Əliyev', 'Eliyev'],
    ['plain', 'plain'],
    ['', ''],
  ])('makes %s %s', (text, out) => expect(fold(text)).toBe(out));

  it.each([
    ['Müller', 'Mueller'],
    ['Ünal', 'Uenal'],
    ['Jürgen Özil Łoś', 'Juergen Oezil Los'],
    ['Ægir', 'AEgir'],
  ])('makes %s %s with letters of its own, their capitals derived', (text, out) =>
    expect(fold(text, { ü: 'ue', ö: 'oe' })).toBe(out),
  );

  it('prefers a capital that is given to one that is derived', () =>
    expect(fold('Çç', { ç: 'ts', Ç: 'CZ' })).toBe('CZts'));
});

it.each([
  [0, 'xbc'],
  [1, 'axc'],
  [2, 'abx'],
])('replaces the character at %i', (at, text) => expect(replacedAt('abc', at, 'x')).toBe(text));

it.each([
  ['a b', 'a%20b'],
  ['😀', '%F0%9F%98%80'],
  ['😀\udc00', '%F0%9F%98%80%EF%BF%BD'],
  ['\ud800😀', '%EF%BF%BD%F0%9F%98%80'],
  ['a\ud800b', 'a%EF%BF%BDb'],
  ['\udc00', '%EF%BF%BD'],
])('encodes %j, halves of characters too', (text, encoded) => expect(percentEncoded(text)).toBe(encoded));

it.each([
  [0, '0'],
  [-1.5, '-1.5'],
  [1e21, '1000000000000000000000'],
  [-1.25e22, '-12500000000000000000000'],
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
])('writes %d in digits', (number, text) => expect(decimalText(number)).toBe(text));

describe('a cache of results', () => {
  const calls: string[] = [];
  const length = remembered((text) => {
    calls.push(text);
    return text.length;
  }, 120);

  it('computes a result once', () => {
    expect([length('a'), length('a')]).toEqual([1, 1]);
    expect(calls).toEqual(['a']);
  });

  it('is emptied when its texts are longer than its bound in total', () => {
    length('b'.repeat(60));
    length('c'.repeat(60));
    calls.length = 0;
    expect([length('a'), length('c'.repeat(60))]).toEqual([1, 60]);
    expect(calls).toEqual(['a']);
  });
});
