import { describe, expect, it } from 'vitest';
import { Out, putText } from '../kernel/bytes.ts';
import { mod97, mod97Check, mod97Digits, remainder, sealMod97, setTwo, withMod97 } from './mod97.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function outOf(text: string): Out {
  const out = new Out();
  putText(out, 0, text);
  return out;
}

// The IBAN registry's examples: of the United Kingdom, Germany, Malta (letters and zeros) and Norway (the shortest).
const IBANS = [
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

describe('mod97', () => {
  it.each(IBANS)('leaves 1 of %s with its first four characters last', (iban) =>
    expect(mod97(iban.slice(4) + iban.slice(0, 4))).toBe(1),
  );

  it('goes on from the remainder of what stands in front', () => {
    expect(mod97('97')).toBe(0);
    expect(mod97('5', 96)).toBe(965 % 97);
    expect(mod97('MT84', mod97('MALT011000012345MTLCAST001S'))).toBe(1);
  });

  it('is exact for numbers of any length', () => {
    const digits = '9876543210'.repeat(7);
    expect(mod97(digits)).toBe(Number(BigInt(digits) % 97n));
    expect(mod97('9'.repeat(200))).toBe(Number(BigInt('9'.repeat(200)) % 97n));
    expect(mod97('Z'.repeat(60))).toBe(Number(BigInt('35'.repeat(60)) % 97n));
  });
});

describe('remainder', () => {
  it.each([
    ['12345678', 23, 0, 14],
    ['7', 11, 5, 57 % 11],
    ['98765432109876543210', 89, 0, Number(98765432109876543210n % 89n)],
  ])('of %s by %i after %i is %i', (digits, modulus, before, rest) =>
    expect(remainder(digits, modulus, before)).toBe(rest),
  );
});

describe('mod97Digits', () => {
  // ISO 7064's example 794 44; the NIB of the registry's Portuguese IBAN; a remainder that needs a leading zero.
  it.each([
    [['794'], '44'],
    [['0002', '0123', '12345678901'], '54'],
    [['30'], '08'],
  ])('ends %j with %s', (parts, digits) => {
    expect(mod97Digits(...parts)).toBe(digits);
    expect(mod97(parts.join('') + digits)).toBe(1);
  });
});

describe('mod97Check', () => {
  it.each(IBANS)('finds the check digits of %s', (iban) => {
    expect(mod97Check(iban.slice(0, 2))(outOf(iban), 4, iban.length)).toBe(Number(iban.slice(2, 4)));
  });

  it('reads no byte beyond its end, and is exact for long numbers', () => {
    const digits = '9'.repeat(60);
    const rest = Number(BigInt(`${digits}161100`) % 97n);
    expect(mod97Check('GB')(outOf(`7${digits}7`), 1, 61)).toBe(98 - rest);
  });
});

describe('sealMod97', () => {
  it.each([
    ['794__', '79444'],
    ['0002 0123 1234 5678 901__', '0002 0123 1234 5678 90154'],
    ['0002.0123-12345678901/__', '0002.0123-12345678901/54'],
    [`${'9'.repeat(50)}__`, '9'.repeat(50) + mod97Digits('9'.repeat(50))],
  ])('ends the bytes of %s', (before, after) => {
    const bytes = bytesOf(`7${before}7`);
    sealMod97(bytes, 1, bytes.length - 1);
    expect(textOf(bytes)).toBe(`7${after}7`);
  });
});

describe('setTwo', () => {
  it.each([
    [0, '00'],
    [9, '09'],
    [10, '10'],
    [98, '98'],
  ])('writes %i as %s before the end', (number, digits) => {
    const bytes = bytesOf('1__4');
    setTwo(bytes, 3, number);
    expect(textOf(bytes)).toBe(`1${digits}4`);
  });
});

describe('withMod97', () => {
  it('replaces the last two digits', () =>
    expect(withMod97('000201231234567890100')).toBe('000201231234567890154'));
});
