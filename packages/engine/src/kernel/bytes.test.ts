import { describe, expect, it } from 'vitest';
import {
  decode,
  isPlain,
  Out,
  Piece,
  putDecimal,
  putGroups,
  putInt,
  putPiece,
  putText,
  putTwo,
  ROOM,
  Text,
} from './bytes.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Returns the text that a writer writes, and checks the position that it returns. */
function written(write: (out: Out, at: number) => number): string {
  const out = new Out();
  const end = write(out, putText(out, 0, '>>'));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(out.bytes.subarray(2, end));
}

// The bounds of UTF-8 sequences of one, two, three and four bytes, and lone surrogates at the bounds of their
// range.
const TEXTS = [
  '',
  'a',
  'plain',
  '\u0000\u007f',
  '\u0080\u07ff',
  '\u0800\ud7ff\ue000\uffff',
  '\u{10000}\u{10ffff}',
  'Łódź 東京 😀!',
  '\ud800',
  '\udbffx',
  'x\udc00\udfff',
  '\ud83d😀\ude00',
  '\ufeffmark',
];

const LONG = ['x'.repeat(ROOM), '東'.repeat(ROOM), '😀'.repeat(ROOM), `é${'x'.repeat(ROOM / 6)}`];

describe('Out', () => {
  it('has room from the start, and grows only when it must', () => {
    const out = new Out();
    const { bytes } = out;
    expect(out.limit).toBe(bytes.length - ROOM);
    out.room(out.limit);
    out.room(out.limit - 100, 100);
    expect(out.bytes).toBe(bytes);
    out.room(out.limit - 100, 101);
    expect(out.bytes.length).toBe(bytes.length * 2);
  });

  it.each([
    [2 * ROOM, ROOM + 1, 0],
    [2 * ROOM, 100, 50 * ROOM],
    [ROOM, 0, 0],
    [ROOM, 1, 0],
  ])('of %i bytes has room after %i for %i and for a write', (size, at, need) => {
    const out = new Out(size);
    const before = putText(out, 0, 'before');
    out.room(at, need);
    expect(out.bytes.length - at - need).toBeGreaterThanOrEqual(ROOM);
    expect(out.limit).toBe(out.bytes.length - ROOM);
    expect(out.view.byteLength).toBe(out.bytes.length);
    expect(out.view.buffer).toBe(out.bytes.buffer);
    expect(decode(out.bytes, 0, Math.min(before, at))).toBe('before'.slice(0, at));
  });

  it('keeps what was written, however often it grows', () => {
    const out = new Out();
    const piece = new Piece('Grüße, 12345');
    let at = 0;
    for (let i = 0; i < 5000; i++) {
      out.room(at);
      at = putInt(out, putPiece(out, at, piece), i);
    }
    const text = Array.from({ length: 5000 }, (_, i) => `Grüße, 12345${i}`).join('');
    expect(decode(out.bytes, 0, at)).toBe(text);
  });
});

describe('putText', () => {
  it.each(TEXTS)('encodes %j as every encoder does', (text) => {
    const out = new Out();
    const end = putText(out, 1, text);
    expect([...out.bytes.subarray(1, end)]).toEqual([...encode(text)]);
  });

  it.each(LONG)('asks for the room that a long text needs', (text) => {
    const out = new Out(ROOM);
    const end = putText(out, ROOM - 10, text);
    expect(Buffer.compare(out.bytes.subarray(ROOM - 10, end), encode(text))).toBe(0);
    expect(out.bytes.length - end).toBeGreaterThanOrEqual(ROOM);
  });

  it('asks for none for a short text', () => {
    const out = new Out(ROOM);
    const { bytes } = out;
    putText(out, 0, 'x'.repeat(Math.floor(ROOM / 6)));
    expect(out.bytes).toBe(bytes);
  });
});

describe('Piece', () => {
  it.each([...TEXTS, ...LONG])('is the UTF-8 of its text', (text) => {
    const piece = new Piece(text);
    const utf8 = encode(text);
    expect(piece.length).toBe(utf8.length);
    // A short text needs only `word0` and `word1`.
    expect(piece.words.length).toBe(utf8.length > 16 ? Math.ceil(utf8.length / 8) : 0);
    expect(Buffer.compare(piece.bytes, utf8)).toBe(0);
    expect(piece.bytes).toBe(piece.bytes);
  });

  it.each(['', 'a', 'ab', 'abc', 'abcd', 'abcde', '東京'])('is written where it is told: %s', (text) =>
    expect(written((out, at) => putPiece(out, at, new Piece(text)))).toBe(text),
  );

  it.each(['', 'a', 'abc', 'abcd', 'abcde'])('leaves at most sixteen stray bytes behind %j', (text) => {
    const out = new Out();
    out.bytes.fill(255);
    const end = putPiece(out, 8, new Piece(text));
    expect([...out.bytes.subarray(end + 16, end + 33)]).toEqual(new Array(17).fill(255));
    expect([...out.bytes.subarray(0, 8)]).toEqual(new Array(8).fill(255));
  });

  it('asks for room when it is long, and only then', () => {
    const out = new Out(ROOM);
    const { bytes } = out;
    putPiece(out, 0, new Piece('x'.repeat(ROOM / 2)));
    expect(out.bytes).toBe(bytes);
    const long = 'y'.repeat(ROOM / 2 + 1);
    const end = putPiece(out, ROOM - 3, new Piece(long));
    expect(decode(out.bytes, ROOM - 3, end)).toBe(long);
    expect(out.bytes.length - end).toBeGreaterThanOrEqual(ROOM);
  });
});

describe('isPlain', () => {
  it.each(['', 'Łódź', "O'Neill", ' ~!#;', '\u0080', '\ufffd', '😀'])('is true of %j', (text) => {
    expect(isPlain(text)).toBe(true);
    expect(new Text(text)).toMatchObject({ text, plain: true });
  });

  it.each(['"', '\\', ',', '&', '<', '>', '\u0000', '\u001f', '\u007f', '\ufffe', '\uffff'])(
    'is false of a text with %j',
    (special) => {
      expect(isPlain(`a${special}b`)).toBe(false);
      expect(new Text(special).plain).toBe(false);
    },
  );
});

describe('decode', () => {
  it('reads ASCII of every length, and no byte around it', () => {
    const text = '0123456789abcdefghijklmnop\u007f';
    const bytes = encode(text);
    for (let from = 0; from < 3; from++) {
      for (let to = from; to <= bytes.length; to++)
        expect(decode(bytes, from, to)).toBe(text.slice(from, to));
    }
  });

  it.each([
    'é',
    'abcé',
    'abcdé',
    'éabcd',
    '東',
    '東京都 千代田区',
    '\ufeffa',
    '\ufeff and something longer',
    'ÿabc',
  ])('reads %j', (text) => {
    const bytes = encode(`x${text}x`);
    expect(decode(bytes, 1, bytes.length - 1)).toBe(text);
  });
});

describe('numbers', () => {
  it.each([0, 7, 10, 42, 99])('writes %i as two digits', (n) =>
    expect(written((out, at) => putTwo(out, at, n))).toBe(String(n).padStart(2, '0')),
  );

  it.each([
    [0, 1, '0'],
    [9, 1, '9'],
    [10, 1, '10'],
    [99, 1, '99'],
    [9999, 1, '9999'],
    [10_000, 1, '10000'],
    [123_456_789, 1, '123456789'],
    [999_999_999_999_999, 1, '999999999999999'],
    [7, 4, '0007'],
    [42, 9, '000000042'],
    [100_000_003, 5, '100000003'],
    [12_345, 5, '12345'],
    [100_000, 5, '100000'],
  ])('writes %i with at least %i digits', (n, width, text) =>
    expect(written((out, at) => putInt(out, at, n, width))).toBe(text),
  );

  it('writes every number of four digits', () => {
    const numbers = Array.from({ length: 10_000 }, (_, n) => n);
    const out = new Out(50_000);
    let at = 0;
    for (const n of numbers) at = putInt(out, at, n, 4);
    expect(decode(out.bytes, 0, at)).toBe(numbers.map((n) => String(n).padStart(4, '0')).join(''));
  });

  it('writes one digit unless it is told', () => expect(written((out, at) => putInt(out, at, 3))).toBe('3'));

  it.each([
    [0, 2, '0'],
    [5, 2, '0.05'],
    [50, 2, '0.5'],
    [100, 2, '1'],
    [12_345, 2, '123.45'],
    [-1250, 2, '-12.5'],
    [-1, 3, '-0.001'],
    [1_000_001, 6, '1.000001'],
    [42, 0, '42'],
    [1_230_000, 6, '1.23'],
    [1_500, 3, '1.5'],
    [2_147_483_647, 2, '21474836.47'],
    [2_147_483_648, 2, '21474836.48'],
  ])('writes %i over ten to the %i as JSON does', (units, decimals, text) =>
    expect(written((out, at) => putDecimal(out, at, units, decimals))).toBe(text),
  );

  it.each([
    [0, 2],
    [5, 2],
    [50, 2],
    [1250, 2],
    [1234, 2],
    [-120, 2],
    [1500, 3],
    [2 ** 40, 2],
  ])('leaves a byte behind %i of %i decimals', (units, decimals) => {
    const out = new Out();
    const to = putDecimal(out, 3, units, decimals, 44);
    expect(decode(out.bytes, 3, to + 1)).toBe(`${units / 10 ** decimals},`);
  });
});

describe('putGroups', () => {
  it.each([
    ['DE89370400440532013000', 4, 4, 'DE89 3704 0044 0532 0130 00'],
    ['12345678', 2, 3, '12 345 678'],
    ['123', 3, 3, '123'],
    ['', 2, 2, ''],
  ])('parts %s', (text, first, size, out) => {
    const bytes = new Uint8Array(100);
    bytes.set(encode(`${text}9`), 40);
    const end = putGroups(bytes, 40, 40 + text.length, 5, { first, size });
    expect(decode(bytes, 5, end)).toBe(out);
  });
});
