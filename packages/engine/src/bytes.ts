/**
 * A growing block of UTF-8 bytes. A writer takes the position and returns the next one. Between two
 * writes at least `ROOM` bytes are free; who writes more asks for it with `room`.
 */
export class Out {
  bytes: Uint8Array;
  #limit: number;

  constructor(size = 4 * ROOM) {
    this.bytes = new Uint8Array(size);
    this.#limit = size - ROOM;
  }

  /** Makes sure that `need` bytes and `ROOM` more are free from `at` on. */
  room(at: number, need = 0): void {
    if (at + need <= this.#limit) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, at + need + 2 * ROOM));
    grown.set(this.bytes.subarray(0, at));
    this.bytes = grown;
    this.#limit = grown.length - ROOM;
  }
}

/** More than any field of a country needs. */
export const ROOM = 4096;

/** A piece of text with its bytes, encoded once. */
export class Text {
  readonly bytes: Uint8Array;
  /** Whether every format can hold the text as it is. */
  readonly plain: boolean;

  constructor(readonly text: string) {
    this.bytes = encode(text);
    this.plain = isPlain(text);
  }
}

/** Whether no character of the text is special in JSON, CSV or XML. */
export function isPlain(text: string): boolean {
  return !/["\\,&<>\u0000-\u001f\u007f\ufffe\uffff]/.test(text);
}

export function encode(text: string): Uint8Array {
  const out = new Out(text.length * 3 + ROOM);
  return out.bytes.slice(0, putText(out, 0, text));
}

/** Every runtime has it; the engine's types know neither Node nor the DOM. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder();

/** The text of a span of bytes. Short ASCII, the usual case, is read without the decoder's overhead. */
export function decode(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 24) return decoder.decode(bytes.subarray(from, to));
  let text = '';
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte > 127) return decoder.decode(bytes.subarray(from, to));
    text += ASCII[byte];
  }
  return text;
}

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

export function putBytes(out: Out, at: number, piece: Uint8Array): number {
  const { bytes } = out;
  const { length } = piece;
  if (length > 48) {
    if (length > ROOM / 2) out.room(at, length);
    out.bytes.set(piece, at);
    return at + length;
  }
  for (let i = 0; i < length; i++) bytes[at + i] = piece[i] as number;
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

/** Tens and ones of 0 to 99, so that two digits cost one look-up. */
const PAIRS = Uint8Array.from({ length: 200 }, (_, i) => 48 + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));

/** Writes a number from 0 to 99 as two digits. */
export function putTwo(out: Out, at: number, n: number): number {
  out.bytes[at] = PAIRS[n * 2] as number;
  out.bytes[at + 1] = PAIRS[n * 2 + 1] as number;
  return at + 2;
}

/** Writes a whole number below 10^15 with at least `width` digits. */
export function putInt(out: Out, at: number, n: number, width = 1): number {
  const { bytes } = out;
  let rest = n;
  let length = width;
  for (let limit = 10 ** width; rest >= limit; limit *= 10) length++;
  for (let i = at + length - 1; i >= at; i--) {
    const next = Math.floor(rest / 10);
    bytes[i] = 48 + rest - next * 10;
    rest = next;
  }
  return at + length;
}

/** Writes `units / 10^decimals` as JSON writes numbers: no trailing zeros, no bare point. */
export function putDecimal(out: Out, at: number, units: number, decimals: number): number {
  if (units < 0) {
    out.bytes[at] = 45;
    return putDecimal(out, at + 1, -units, decimals);
  }
  const scale = 10 ** decimals;
  const whole = Math.floor(units / scale);
  let part = units - whole * scale;
  let to = putInt(out, at, whole);
  if (part === 0) return to;
  let width = decimals;
  while (part % 10 === 0) {
    part /= 10;
    width--;
  }
  out.bytes[to++] = 46;
  return putInt(out, to, part, width);
}
