/** Splits bytes into lines, a character for each byte; a line that is too long is cut. */
export class LineReader {
  #line = '';
  #number = 0;
  readonly #take: (line: string, number: number) => void;

  constructor(take: (line: string, number: number) => void) {
    this.#take = take;
  }

  write(bytes: Uint8Array): void {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      this.#append(bytes.subarray(start, end));
      this.#close();
      start = end + 1;
    }
    this.#append(bytes.subarray(start));
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

const LINE_FEED = 10;

/** Characters of a line that are kept. No format has lines half as long. */
const LONGEST_LINE = 2_000;
