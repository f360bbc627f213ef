import { expect, it } from 'vitest';
import { countOf, numbersIn } from './numbers.ts';
import { tokensOf } from './tokens.ts';

it.each([
  ['5', 5],
  ['007', undefined],
  ['x5x', 5],
  ['2k', 2000],
  ['x2k', 2000],
  ['two', 2],
  ['fünfundzwanzig', undefined],
  ['funfundzwanzig', 25],
  ['zevenentwintig', 27],
  ['undzwanzig', undefined],
  ['k', undefined],
  ['x', undefined],
  ['', undefined],
  ['5kk', undefined],
  ['__proto__', undefined],
])('the number %j is %s', (word, expected) => expect(countOf(word)).toBe(expected));

it.each([
  ['twenty five', [25]],
  ['twenty-one', [21]],
  ['one hundred twenty', [120]],
  ['a hundred and one', [101]],
  ['two thousand five hundred', [2500]],
  ['two thousand and five', [2005]],
  ['five hundred and twelve', [512]],
  ['two dozen', [24]],
  ['treinta y cinco', [35]],
  ['vingt et un', [21]],
  ['dix-huit', [18]],
  ['dix huit', [10, 8]],
  ['twenty and thirty', [20, 30]],
  ['twenty, five', [20, 5]],
  ['20 5', [20, 5]],
  ['30 hundred', [3000]],
  ['a score of', [20]],
  ['credit score', []],
  ['one of two', [2]],
  ['30 세', [30]],
])('the numbers of %j are %j', (query, expected) =>
  expect(numbersIn(tokensOf(query, () => new Set())).map(({ meaning }) => meaning)).toEqual(expected),
);
