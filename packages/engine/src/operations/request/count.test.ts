import { describe, expect, it } from 'vitest';
import { countIn } from './count.ts';
import { tokensOf } from './tokens.ts';

function count(query: string): number | undefined {
  return countIn(tokensOf(query, () => new Set())).n;
}

describe('how many a request asks for', () => {
  it.each([
    ['5 ibans', 5],
    ['ibans', undefined],
    ['ibans, 25 of them', 25],
    ['five ibans', 5],
    ['五个 iban', 5],
    ['十二名 iban', 12],
    ['二十 iban', 20],
    ['三十五 iban', 35],
    ['五五 iban', undefined],
    ['خمسة iban', 5],
    ['due iban', 2],
    ['iban due', undefined],
    ['0 ibans', 0],
    ['5x iban', 5],
    ['x5 iban', 5],
    ['iban x 10', 10],
    ['2k ibans', 2000],
    ['1,000 ibans', 1000],
    ['9999999 ibans', 9_999_999],
    ['12345678 ibans', undefined],
    ['5y ibans', undefined],
    ['a5 ibans', undefined],
    ['5 10 ibans', 5],
    ['a dozen ibans', 12],
    ['two dozen ibans', 24],
    ['half a dozen ibans', 6],
    ['half dozen ibans', 6],
    ['half the dozen ibans', 12],
    ['a hundred ibans', 100],
    ['three hundred ibans', 300],
    ['five thousand ibans', 5000],
    ['3 hundred ibans', 300],
    ['twenty five ibans', 25],
    ['twenty ten ibans', 20],
    ['ninety nine ibans', 99],
    ['ten five ibans', 10],
    ['twelve five ibans', 12],
    ['twenty ibans', 20],
    ['25 5 ibans', 25],
    ['a couple of ibans', 2],
    ['cinco ibans', 5],
    ['fünf IBANs', 5],
    ['dix ibans', 10],
    ['16 digit card', undefined],
    ['16 digit card, 3 of them', 3],
    ['18 years old, 4 times', 4],
    ['ISO 13616 iban', undefined],
    ['born in 1980', undefined],
    ['born in 1980, 2 ibans', 2],
    ['in, 5 ibans', 5],
    ['in five ibans', 5],
    ['in x5 ibans', 5],
    ['version five', 5],
    ['constructor ibans', undefined],
    ['toString', undefined],
    ['page 2 of ibans', undefined],
    ['ibans with seed 42', undefined],
    ['seed 42 ibans', 42],
    ['more than 5 ibans', 6],
    ['fewer than 5 ibans', 4],
    ['no more than 5 ibans', 5],
    ['a person with 2 cards', undefined],
    ['a list with 2 cards', 2],
    ['10% of ibans', undefined],
    ['1 000 ibans', 1000],
    ['', undefined],
  ])('%j: %s', (query, expected) => expect(count(query)).toBe(expected));

  it('leaves out numbers that are part of a name', () => {
    const tokens = tokensOf('m3 5 ibans 7', () => new Set());
    for (const token of tokens.slice(0, 3)) token.used = true;
    expect(countIn(tokens)).toEqual({ n: 7 });
  });
});
