import { describe, expect, it } from 'vitest';
import { hybridCharacter, hybridDigit, pureCharacter } from './iso7064.ts';

describe('pureCharacter', () => {
  // ISO 7064's examples, python-stdnum's documentation, ORCID's documentation (0000-0002-1694-233X).
  it.each([
    ['0794', 11, 2, '0'],
    ['079', 11, 2, 'X'],
    ['000000021694233', 11, 2, 'X'],
    ['000000021825009', 11, 2, '7'],
    ['G123489654321', 37, 2, 'Y'],
    ['001', 37, 2, '*'],
    ['038', 37, 2, 'A'],
  ])('ends %s in MOD %i-%i with %s', (body, modulus, radix, character) =>
    expect(pureCharacter(body, modulus, radix)).toBe(character),
  );
});

describe('hybridCharacter', () => {
  // ISO 7064's and python-stdnum's examples; the Croatian OIB of stdnum's documentation.
  const DIGITS = ['07945', '794623', '33392005961', '136695976', '1'];

  it.each(DIGITS)('ends %s in MOD 11,10', (number) =>
    expect(hybridCharacter(number.slice(0, -1), 10)).toBe(number.slice(-1)),
  );

  it.each(DIGITS)('ends %s in bytes, whatever stands around', (number) => {
    const bytes = new TextEncoder().encode(`7${number}`);
    expect(hybridDigit(bytes, 1, number.length)).toBe(Number(number.slice(-1)));
  });

  it('ends a text of letters and digits in MOD 37,36', () =>
    expect(hybridCharacter('A12425GABC1234002', 36)).toBe('M'));
});
