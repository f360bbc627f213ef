/**
 * Splits bytes into lines, a character for each byte; a line that is too long is cut. A file whose first line is longer than
 * `unbroken` characters has no line ends: each record has that many characters.
 */
export class LineReader {
  #line = '';
  #number = 0;
  #width: number | undefined;
  readonly #take: (line: string, number: number) => void;

  constructor(take: (line: string, number: number) => void, unbroken?: number) {
    this.#take = take;
    this.#width = unbroken;
  }

  write(bytes: Uint8Array): void {
    let start = this.#width === undefined ? 0 : this.#cut(bytes, this.#width);
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      this.#append(bytes.subarray(start, end));
      this.#close();
      start = end + 1;
    }
    this.#append(bytes.subarray(start));
  }

  /** Takes records without line ends, and returns where the rest begins. */
  #cut(bytes: Uint8Array, width: number): number {
    let start = 0;
    while (bytes.length - start > width - this.#line.length) {
      const end = start + width - this.#line.length;
      const isBroken = this.#number === 0 && isLineEnd(bytes[end]);
      if (isBroken || bytes.subarray(start, end).includes(LINE_FEED)) {
        this.#width = undefined;
        break;
      }
      this.#append(bytes.subarray(start, end));
      this.#close();
      start = end;
    }
    return start;
  }

  end(): void {
    if (this.#line !== '') this.#close();
  }

  #append(bytes: Uint8Array): void {
    const room = LONGEST_LINE - this.#line.length;
    if (room > 0) this.#line += String.fromCharCode(...bytes.subarray(0, room));
  }

  #close(): void {
    const line = this.#line;
    this.#line = '';
    this.#number++;
    this.#take(line.endsWith('\r') ? line.slice(0, -1) : line, this.#number);
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Characters of a line that are kept. No format has lines half as long. */
const LONGEST_LINE = 2_000;
