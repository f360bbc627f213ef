import {
  ALPHANUMERIC,
  BLOCKS,
  CODEWORDS_PER_BLOCK,
  type Correction,
  dataCodewords,
  dataModules,
} from './tables.ts';

/** Codewords of a symbol, in the order in which they are placed, and its version. */
export interface Codewords {
  readonly version: number;
  readonly bytes: Uint8Array;
}

const VERSIONS = 40;

/** Encodes a text with error correction; undefined where no symbol can hold it. */
export function codewordsOf(text: string, correction: Correction): Codewords | undefined {
  const isAlphanumeric = [...text].every((character) => ALPHANUMERIC.includes(character));
  const data = isAlphanumeric ? undefined : utf8(text);
  let bits: number[] = [];
  for (let version = 1; version <= VERSIONS; version++) {
    // The count is wider from these versions on.
    if (version === 1 || version === 10 || version === 27)
      bits = data ? bitsOfBytes(data, version) : bitsOfAlphanumeric(text, version);
    const capacity = dataCodewords(version, correction);
    if (bits.length <= capacity * 8)
      return { version, bytes: interleaved(padded(bits, capacity), version, correction) };
  }
  return undefined;
}

/** A text as UTF-8. */
function utf8(text: string): number[] {
  return [...text].flatMap((character) => {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) return [code];
    const trail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800) return [0xc0 | (code >> 6), trail(0)];
    if (code < 0x10000) return [0xe0 | (code >> 12), trail(6), trail(0)];
    return [0xf0 | (code >> 18), trail(12), trail(6), trail(0)];
  });
}

/** The number of UTF-8 among extended channel interpretations. Source: AIM ITS/04-023. */
const UTF_8 = 26;

/**
 * Mode indicator 0100, the count, the bytes. What is not ASCII is announced as UTF-8 by mode 0111: scanners guess otherwise.
 * Source: ISO/IEC 18004:2015, 7.4.2 and 7.4.5.
 */
function bitsOfBytes(data: readonly number[], version: number): number[] {
  const bits: number[] = [];
  if (data.some((byte) => byte > 0x7f)) {
    put(bits, 7, 4);
    put(bits, UTF_8, 8);
  }
  put(bits, 4, 4);
  put(bits, data.length, version < 10 ? 8 : 16);
  for (const byte of data) put(bits, byte, 8);
  return bits;
}

/** Mode indicator 0010, the count, pairs of characters in eleven bits. Source: ISO/IEC 18004:2015, 7.4.4. */
function bitsOfAlphanumeric(text: string, version: number): number[] {
  const bits: number[] = [];
  put(bits, 2, 4);
  put(bits, text.length, version < 10 ? 9 : version < 27 ? 11 : 13);
  for (let i = 0; i < text.length; i += 2) {
    const first = ALPHANUMERIC.indexOf(text[i] as string);
    const second = text[i + 1];
    if (second === undefined) put(bits, first, 6);
    else put(bits, first * 45 + ALPHANUMERIC.indexOf(second), 11);
  }
  return bits;
}

function put(bits: number[], value: number, length: number): void {
  for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
}

/** Bytes of the bits, with the terminator and pad codewords. Source: ISO/IEC 18004:2015, 7.4.9 and 7.4.10. */
function padded(bits: number[], capacity: number): Uint8Array {
  put(bits, 0, Math.min(4, capacity * 8 - bits.length));
  put(bits, 0, (8 - (bits.length % 8)) % 8);
  const bytes = new Uint8Array(capacity);
  const used = bits.length / 8;
  for (let i = 0; i < bits.length; i++)
    bytes[i >> 3] = ((bytes[i >> 3] as number) << 1) | (bits[i] as number);
  for (let i = used; i < capacity; i++) bytes[i] = (i - used) % 2 === 0 ? 0xec : 0x11;
  return bytes;
}

/** Splits data into blocks and interleaves these and their error correction. Source: ISO/IEC 18004:2015, 7.6. */
function interleaved(data: Uint8Array, version: number, correction: Correction): Uint8Array {
  const count = BLOCKS[correction][version - 1] as number;
  const perBlock = CODEWORDS_PER_BLOCK[correction][version - 1] as number;
  const total = Math.floor(dataModules(version) / 8);
  const short = count - (total % count);
  const length = Math.floor(total / count) - perBlock;
  const divisor = generator(perBlock);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const to = from + length + (i < short ? 0 : 1);
    const block = data.subarray(from, to);
    from = to;
    return { block, check: remainder(block, divisor) };
  });
  const bytes = new Uint8Array(total);
  let at = 0;
  for (let i = 0; i <= length; i++)
    for (const { block } of blocks) if (i < block.length) bytes[at++] = block[i] as number;
  for (let i = 0; i < perBlock; i++) for (const { check } of blocks) bytes[at++] = check[i] as number;
  return bytes;
}

/** Product in the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  return a === 0 || b === 0
    ? 0
    : (POWERS[((LOGARITHMS[a] as number) + (LOGARITHMS[b] as number)) % 255] as number);
}

const POWERS = /* @__PURE__ */ powersOfTwo();
const LOGARITHMS = /* @__PURE__ */ logarithmsOf(POWERS);

function powersOfTwo(): Uint8Array {
  const powers = new Uint8Array(255);
  let value = 1;
  for (let i = 0; i < 255; i++) {
    powers[i] = value;
    value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
  }
  return powers;
}

function logarithmsOf(powers: Uint8Array): Uint8Array {
  const logarithms = new Uint8Array(256);
  for (let i = 0; i < powers.length; i++) logarithms[powers[i] as number] = i;
  return logarithms;
}

/** Coefficients of the generator polynomial without the leading one. Source: ISO/IEC 18004:2015, annex A. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let i = 0; i < degree; i++) {
    const root = POWERS[i] as number;
    for (let j = 0; j < degree; j++)
      coefficients[j] = multiply(coefficients[j] as number, root) ^ (coefficients[j + 1] ?? 0);
  }
  return coefficients;
}

/** Remainder of the data polynomial: the error correction codewords. */
function remainder(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const { length } = divisor;
  const rest = new Uint8Array(length);
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[length - 1] = 0;
    for (let i = 0; i < length; i++) rest[i] = (rest[i] as number) ^ multiply(divisor[i] as number, factor);
  }
  return rest;
}
