import { decodeUtf8 } from './utf8.ts';
/**
 * A growing block of UTF-8 bytes. A writer takes the position and returns the next one; it may leave
 * up to sixteen stray bytes behind it. Between two writes at least `ROOM` bytes are free; a longer write
 * calls `room` first.
 */
export class Out {
  bytes: Uint8Array;
  view: DataView;
  /** Last position at which a write may start without a call of `room`. */
  limit: number;
  /** Extra cost, in byte equivalents, that counts against `stop`. */
  work = 0;

  constructor(size = 4 * ROOM) {
    this.bytes = new Uint8Array(size);
    this.view = new DataView(this.bytes.buffer);
    this.limit = size - ROOM;
  }

  /** Ensures that `need` bytes and `ROOM` more are free from `at` on. */
  room(at: number, need = 0): void {
    if (at + need <= this.limit) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, at + need + 2 * ROOM));
    grown.set(this.bytes.subarray(0, at));
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
    this.limit = grown.length - ROOM;
  }
}

/** More bytes than any field of a country needs. */
export const ROOM = 4096;

/**
 * Text that is written often, as UTF-8 in eight-byte words for copying. No word is a NaN, whose bits V8 might
 * change: its last byte would be 255, which UTF-8 does not use, or 127 after the first byte of a longer character.
 */
export class Piece {
  readonly length: number;
  /** Bytes 0 to 7 and 8 to 15, padded with zeros. Only this file and compiled rows read them. */
  readonly word0: number;
  readonly word1: number;
  /** All words of a longer piece. */
  readonly words: Float64Array;
  #bytes: Uint8Array | undefined;

  constructor(text: string) {
    this.length = putText(scratch, 0, text);
    const { view } = scratch;
    scratch.bytes.fill(0, this.length, this.length + 16);
    this.word0 = view.getFloat64(0, true);
    this.word1 = view.getFloat64(8, true);
    this.words = this.length > 16 ? new Float64Array((this.length + 7) >> 3) : NO_WORDS;
    for (let i = 0; i < this.words.length; i++) this.words[i] = view.getFloat64(i * 8, true);
  }

  /** The text as bytes. */
  get bytes(): Uint8Array {
    if (!this.#bytes) {
      putPiece(scratch, 0, this);
      this.#bytes = scratch.bytes.slice(0, this.length);
    }
    return this.#bytes;
  }
}

const NO_WORDS = new Float64Array(0);

/** Scratch block in which pieces are encoded. */
const scratch = new Out();

/** A piece that remembers its text. */
export class Text extends Piece {
  /** True if no format needs to escape the text. */
  readonly plain: boolean;
  /** Result of the last function that `perCell` applied, and that function. */
  made: unknown;
  maker: unknown;

  constructor(readonly text: string) {
    super(text);
    this.plain = isPlain(text);
    this.made = undefined;
    this.maker = undefined;
  }
}

/** Caches the result of `make` with the text itself: a look-up by its characters would cost more than most values. */
export function perCell<T>(make: (text: string) => T): (cell: Text | undefined) => T {
  return (cell = EMPTY) => {
    if (cell.maker !== make) {
      cell.made = make(cell.text);
      cell.maker = make;
    }
    return cell.made as T;
  };
}

const EMPTY = new Text('');

/** Returns true if no character is special in JSON, CSV or XML. */
export function isPlain(text: string): boolean {
  return !/["\\,&<>\u0000-\u001f\u007f\ufffe\uffff]/.test(text);
}

/** The engine's types include neither Node nor the DOM, and Jest's jsdom environment lacks it. */
declare const TextDecoder:
  | (new (
      label: string,
      options: { ignoreBOM: boolean },
    ) => { decode(bytes: Uint8Array): string })
  | undefined;

const decoder =
  typeof TextDecoder === 'undefined' ? { decode: decodeUtf8 } : new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes a span of bytes. Short ASCII, the usual case, avoids the decoder's overhead. */
export function decode(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 14) return decoder.decode(bytes.subarray(from, to));
  let text = '';
  let all = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const [a, b, c, d] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]] as [
      number,
      number,
      number,
      number,
    ];
    all |= a | b | c | d;
    text += String.fromCharCode(a, b, c, d);
  }
  for (; at < to; at++) {
    const byte = bytes[at] as number;
    all |= byte;
    text += ASCII[byte & 127];
  }
  return all < 128 ? text : decoder.decode(bytes.subarray(from, to));
}

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Writes a piece, eight bytes at a time. A short one is written as two words, which is faster than testing its length. */
export function putPiece(out: Out, at: number, piece: Piece): number {
  const { length, word0, word1 } = piece;
  if (length > 16) return putLong(out, at, piece);
  const { view } = out;
  view.setFloat64(at, word0, true);
  view.setFloat64(at + 8, word1, true);
  return at + length;
}

/** Writes a piece, if there is one. */
export function putOptional(out: Out, at: number, piece: Piece | undefined): number {
  return piece ? putPiece(out, at, piece) : at;
}

export function putLong(out: Out, at: number, { words, length }: Piece): number {
  if (length > ROOM / 2) out.room(at, length);
  const { view } = out;
  for (let i = 0, to = at; i < words.length; i++, to += 8) view.setFloat64(to, words[i] as number, true);
  return at + length;
}

/** Writes text of any length as UTF-8; a lone surrogate becomes U+FFFD, as every encoder does. */
export function putText(out: Out, at: number, text: string): number {
  const { length } = text;
  if (length > ROOM / 6) out.room(at, length * 3);
  const { bytes } = out;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes[at++] = code;
    else if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6);
      bytes[at++] = 0x80 | (code & 63);
    } else if (code >= 0xd800 && code <= 0xdfff) {
      const point = text.codePointAt(i) as number;
      if (point > 0xffff) {
        i++;
        bytes[at++] = 0xf0 | (point >> 18);
        bytes[at++] = 0x80 | ((point >> 12) & 63);
        bytes[at++] = 0x80 | ((point >> 6) & 63);
        bytes[at++] = 0x80 | (point & 63);
      } else at = put3(bytes, at, 0xfffd);
    } else at = put3(bytes, at, code);
  }
  return at;
}

function put3(bytes: Uint8Array, at: number, code: number): number {
  bytes[at] = 0xe0 | (code >> 12);
  bytes[at + 1] = 0x80 | ((code >> 6) & 63);
  bytes[at + 2] = 0x80 | (code & 63);
  return at + 3;
}

/** The four digits of 0 to 9999, each in one little-endian word. A typed array at module level is a constant to V8. */
export const QUADS: Int32Array = /* @__PURE__ */ quadTable();

function quadTable(): Int32Array {
  const table = new Int32Array(10_000);
  for (let high = 0; high < 100; high++) {
    const first = pair(high);
    for (let low = 0; low < 100; low++) table[high * 100 + low] = first | (pair(low) << 16);
  }
  return table;
}

/** Returns the two digits of a number from 0 to 99 in a little-endian word. */
function pair(n: number): number {
  const tens = (n / 10) | 0;
  return (48 + tens) | ((48 + n - tens * 10) << 8);
}

/** Writes a number from 0 to 99 as two digits. */
export function putTwo(out: Out, at: number, n: number): number {
  out.view.setInt16(at, pair(n), true);
  return at + 2;
}

/** Writes a whole number below 10^15 with at least `width` digits. */
export function putInt(out: Out, at: number, n: number, width = 1): number {
  return width === 1 && n < 100_000_000 ? putShort(out, at, n) : putWide(out, at, n, width);
}

/** Writes longer numbers. A separate function, so that V8 inlines the short ones. */
function putWide(out: Out, at: number, n: number, width: number): number {
  let length = width;
  for (let limit = POWERS[width] as number; n >= limit; limit *= 10) length++;
  return putDigits(out, at, n, length);
}

/** Writes a number below 10^8: one or two look-ups, no loop. */
function putShort(out: Out, at: number, n: number): number {
  if (n < 10_000) return putFew(out, at, n);
  const high = (n / 10_000) | 0;
  const to = putFew(out, at, high);
  out.view.setInt32(to, QUADS[n - high * 10_000] as number, true);
  return to + 4;
}

/** Writes a number below 10,000: its four digits without leading zeros. */
function putFew({ view }: Out, at: number, n: number): number {
  // Arithmetic instead of branches, which the processor would mispredict for random numbers.
  const more = ((9 - n) >>> 31) + ((99 - n) >>> 31) + ((999 - n) >>> 31);
  view.setInt32(at, (QUADS[n] as number) >>> (24 - 8 * more), true);
  return at + 1 + more;
}

const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/** Writes exactly `width` digits, four at a time; each block overwrites the stray bytes of the one before. */
export function putDigits(out: Out, at: number, n: number, width: number): number {
  if (width <= 4) {
    out.view.setInt32(at, QUADS[n * (LIFTS[width] as number)] as number, true);
    return at + width;
  }
  const high = width > 8 ? Math.floor(n / 10_000) : (n / 10_000) | 0;
  const to = at + width - 4;
  if (width > 8) putDigits(out, at, high, width - 4);
  else out.view.setInt32(at, QUADS[high * (LIFTS[width - 4] as number)] as number, true);
  out.view.setInt32(to, QUADS[n - high * 10_000] as number, true);
  return to + 4;
}

/** Factors that shift a number of `width` digits to four digits. */
const LIFTS = Int32Array.from({ length: 5 }, (_, width) => 10 ** (4 - width));

/** Copies characters to an earlier position in groups: one of `first`, then of `size`, separated by spaces. */
export function putGroups(
  bytes: Uint8Array,
  from: number,
  end: number,
  at: number,
  { first, size }: { first: number; size: number },
): number {
  let to = at;
  let left = first;
  for (let i = from; i < end; i++) {
    if (left === 0) {
      bytes[to++] = 32;
      left = size;
    }
    bytes[to++] = bytes[i] as number;
    left--;
  }
  return to;
}

/** Writes `units / 10^decimals` as JSON writes numbers: no trailing zeros, no bare point. The byte `behind` follows; the returned position does not count it. */
export function putDecimal(out: Out, at: number, units: number, decimals: number, behind = 0): number {
  const size = Math.abs(units);
  let to = at;
  if (units < 0) out.bytes[to++] = 45;
  return decimals === 2 && size < 2_147_483_648
    ? putHundredths(out, to, size | 0, behind)
    : putParts(out, to, size, decimals, behind);
}

function putParts(out: Out, at: number, units: number, decimals: number, behind: number): number {
  const scale = POWERS[decimals] as number;
  const whole = Math.floor(units / scale);
  let part = units - whole * scale;
  let to = putInt(out, at, whole);
  if (part > 0) {
    let width = decimals;
    for (let tenth = Math.floor(part / 10); tenth * 10 === part; tenth = Math.floor(part / 10)) {
      part = tenth;
      width--;
    }
    out.bytes[to++] = 46;
    to = putInt(out, to, part, width);
  }
  out.bytes[to] = behind;
  return to;
}

/** The usual case, in integer arithmetic: the point and two digits are one word. */
function putHundredths(out: Out, at: number, units: number, behind: number): number {
  const whole = (units / 100) | 0;
  const part = units - whole * 100;
  const to = putShort(out, at, whole);
  const length = HUNDREDTHS_LENGTH[part] as number;
  out.view.setInt32(to, (HUNDREDTHS[part] as number) | (behind << (8 * length)), true);
  return to + length;
}

/** Fractions as text: `.5` for 50, `.05` for 5, nothing for 0. */
const HUNDREDTHS = Int32Array.from({ length: 100 }, (_, part) =>
  part === 0 ? 0 : part % 10 === 0 ? 46 | ((48 + part / 10) << 8) : 46 | (pair(part) << 8),
);
const HUNDREDTHS_LENGTH = Uint8Array.from(HUNDREDTHS, (_, part) =>
  part === 0 ? 0 : part % 10 === 0 ? 2 : 3,
);
