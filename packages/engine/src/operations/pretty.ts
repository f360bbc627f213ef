import type { Out } from '../kernel/bytes.ts';

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE, SPACE] = [0x22, 0x5c, 0x2c, 0x3a, 10, 32];
const [OPEN_LIST, OPEN_RECORD, CLOSE_LIST, CLOSE_RECORD] = [0x5b, 0x7b, 0x5d, 0x7d];

/**
 * Writes compact JSON with line breaks, as `JSON.stringify(value, null, 2)` would, in blocks of any size. It works
 * on bytes, so names keep their order and memory is constant.
 */
export class Pretty {
  #depth = 0;
  #quoted = false;
  #escaped = false;
  /** True if a list or record was just opened, so that it may still be empty. */
  #opened = false;

  /** Writes the next bytes of the compact text. */
  put(out: Out, at: number, json: Uint8Array, length: number): number {
    let to = at;
    for (let i = 0; i < length; i++) {
      const byte = json[i] as number;
      if (this.#quoted) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#quoted = false;
      } else to = this.#between(out, to, byte);
      if (to > out.limit) out.room(to);
      out.bytes[to++] = byte;
      if (this.#quoted) continue;
      if (byte === COMMA) to = this.#line(out, to);
      else if (byte === COLON) out.bytes[to++] = SPACE;
    }
    return to;
  }

  /** Writes line breaks and spaces before a byte outside a text. */
  #between(out: Out, at: number, byte: number): number {
    const closing = byte === CLOSE_LIST || byte === CLOSE_RECORD;
    if (closing) this.#depth--;
    const to = this.#opened !== closing ? this.#line(out, at) : at;
    this.#opened = byte === OPEN_LIST || byte === OPEN_RECORD;
    if (this.#opened) this.#depth++;
    if (byte === QUOTE) this.#quoted = true;
    return to;
  }

  #line(out: Out, at: number): number {
    const width = 2 * this.#depth;
    out.room(at, width + 1);
    out.bytes[at] = NEWLINE;
    out.bytes.fill(SPACE, at + 1, at + 1 + width);
    return at + 1 + width;
  }
}
