import { describe, expect, it } from 'vitest';
import { type WrittenOptions, writtenAs } from './written.ts';

const TAX: WrittenOptions = { written: 'EL ### ###', prefix: ['EL', 'GR'] };
const CARD: WrittenOptions = {
  written: ['@###(#)', '@@###(#)'],
  separators: '()',
  form: /^[A-Z]{1,2}\d{3}(?:\(\d\)|\d)$/i,
};
const HEX: WrittenOptions = { written: '0x{4[0-9a-f]}', exact: true };
const BIRTH: WrittenOptions = { written: '####[-+]##', keeps: '-' };
const REFERENCE: WrittenOptions = {
  written: '{4-9#}',
  form: /^\d{1,3}(?: ?\d{3})+$/,
  print: (number) => number.replace(/(\d)(?=(?:\d{3})+$)/g, '$1 '),
};
const LETTERED: WrittenOptions = { written: ['###[0-9K-MX]', '[XYZ]#####', '{14[A-HJ-Z]}#'] };
const ADDRESS: WrittenOptions = { written: '{2-4#}-{1-3*}-##', keeps: '-' };
const PADDED: WrittenOptions = {
  written: '######',
  form: /^\d{6}$|^\d{3}-\d{1,3}$/,
  alone: (value) => value.replace(/-(\d+)$/, (_, end: string) => end.padStart(3, '0')),
};

describe('what is written', () => {
  it.each([
    ['EL 123 456', '123456', TAX],
    ['gr-123456', '123456', TAX],
    ['123 456', '123456', TAX],
    ['a123(4)', 'A1234', CARD],
    ['AB1234', 'AB1234', CARD],
    ['0x12af', '0x12af', HEX],
    ['1203-45', '1203-45', BIRTH],
    ['1 234 567', '1234567', REFERENCE],
    ['123-7', '123007', PADDED],
  ])('is read: %s as %s', (value, number, options) => expect(writtenAs(options).read(value)).toBe(number));

  it.each([
    ['FR 123 456', TAX],
    ['EL 1234 56', TAX],
    ['A123(4', CARD],
    ['0x12AF', HEX],
    ['120345', BIRTH],
    ['12 34', REFERENCE],
  ])('is refused: %s', (value, options) => expect(writtenAs(options).read(value)).toBeUndefined());
});

describe('a bare number', () => {
  it.each([
    ['123456', 'EL 123 456', TAX],
    ['A1234', 'A123(4)', CARD],
    ['AB1234', 'AB123(4)', CARD],
    ['1234567', '1 234 567', REFERENCE],
  ])('%s is printed %s', (number, printed, options) =>
    expect(writtenAs(options).print(number)).toBe(printed),
  );

  it('is bounded by all pictures, or by its own', () => {
    expect(writtenAs(CARD).bounds()).toEqual([5, 6]);
    expect(writtenAs(CARD).bounds('AB1234')).toEqual([6, 6]);
  });

  it('is short or long by its length, or neither', () => {
    const { sized } = writtenAs({ written: ['###', '{6-8#}'] });
    expect([2, 3, 5, 6, 8, 9].map(sized)).toEqual([
      'short',
      undefined,
      'short',
      undefined,
      undefined,
      'long',
    ]);
  });
});

describe('a reason', () => {
  it.each([
    ['', TAX, 'empty', 'is empty, should be written EL ### ###'],
    ['', HEX, 'empty', 'is empty, should be written 0x****'],
    ['', BIRTH, 'empty', 'is empty, should be written ####-##'],
    ['', LETTERED, 'empty', 'is empty, should be written ###* or @##### or (14 letters)#'],
    ['', REFERENCE, 'empty', 'is empty, should be written (4 to 9 digits)'],
    ['EL 12345', TAX, 'short', 'has 7 characters, should have 8'],
    ['1', REFERENCE, 'short', 'has 1 digit, should have 4 to 9'],
    ['0x12afa', HEX, 'long', 'has 7 characters, should have 6'],
    ['12', LETTERED, 'short', 'has 2 characters, should have 4, 6 or 15'],
    ['12', CARD, 'short', 'has 2 characters, should have 5 or 6'],
    ['1', { written: ['{2-4#}', '{3-6#}', '#######'] }, 'short', 'has 1 digit, should have 2 to 7'],
    ['EL 12a456', TAX, 'characters', 'has "A" at position 5, should be a digit'],
    ['12a456', TAX, 'characters', 'has "A" at position 3, should be a digit'],
    ['0x12ag', HEX, 'characters', 'has "g" at position 6, should be a digit or a to f'],
    ['123Y', LETTERED, 'characters', 'has "Y" at position 4, should be a digit, K to M or X'],
    [
      '12a34-56',
      { written: '{2-6#} ##', keeps: ' ' },
      'characters',
      'has "A" at position 3, should be a digit or a space',
    ],
    ['0a12af', HEX, 'characters', 'has "a" at position 2, should be x'],
    ['12-a7-9b', ADDRESS, 'characters', 'has "B" at position 8, should be a digit'],
    ['12345-a7-90', ADDRESS, 'characters', 'has "5" at position 5, should be -'],
    ['1?', ADDRESS, 'characters', 'has "?", which such a number cannot contain'],
    ['EL1234-56', TAX, 'form', 'is written "EL1234-56", should be written EL ### ###'],
  ])('for %j is told', (value, options, fault, reason) => {
    expect(writtenAs(options).fault(value)).toMatchObject({ fault, reason });
  });
});
