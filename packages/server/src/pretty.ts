const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, OPEN_RECORD, CLOSE_LIST, CLOSE_RECORD] = [0x5b, 0x7b, 0x5d, 0x7d];

/**
 * Writes compact JSON with line breaks, as `JSON.stringify(value, null, 2)` would, in blocks of any size. It reads
 * bytes as characters, so that it minds no encoding, and makes no values, so that names keep their order.
 */
export class Pretty {
  #depth = 0;
  #quoted = false;
  #escaped = false;
  /** Whether a list or record was just opened: whether it is empty is not known yet. */
  #opened = false;

  /** The next block; characters of one byte each. */
  block(json: string): string {
    let text = '';
    let from = 0;
    for (let i = 0; i < json.length; i++) {
      const code = json.charCodeAt(i);
      if (this.#quoted) {
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#quoted = false;
        continue;
      }
      const closing = code === CLOSE_LIST || code === CLOSE_RECORD;
      if (closing) this.#depth--;
      if (this.#opened || closing) {
        text += json.slice(from, i);
        from = i;
        if (this.#opened !== closing) text += this.#line();
        this.#opened = false;
      }
      if (code === QUOTE) this.#quoted = true;
      else if (code === OPEN_LIST || code === OPEN_RECORD) {
        this.#depth++;
        this.#opened = true;
      } else if (code === COMMA || code === COLON) {
        text += json.slice(from, i + 1) + (code === COMMA ? this.#line() : ' ');
        from = i + 1;
      }
    }
    return text + json.slice(from);
  }

  #line(): string {
    return `\n${'  '.repeat(this.#depth)}`;
  }
}
