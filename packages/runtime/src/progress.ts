import type { Writable } from 'node:stream';
import type { Pump } from 'specimen-data/internal';

type Terminal = Writable & { readonly columns?: number };

/** Progress of a long run on one line of a terminal: rows, rows a second, bytes, time left. */
export class Progress {
  readonly #stream: Terminal;
  readonly #total: number;
  readonly #start = performance.now();
  #lastLine = this.#start;
  #rows = 0;
  #bytes = 0;
  #shown = false;

  /** `total` is the number of rows of the whole run. */
  constructor(stream: Terminal, total: number) {
    this.#stream = stream;
    this.#total = total;
  }

  addRows(rows: number): void {
    this.#rows += rows;
  }

  addBytes(bytes: number): void {
    this.#bytes += bytes;
    const now = performance.now();
    if (now - this.#start < FIRST_AFTER || now - this.#lastLine < INTERVAL) return;
    this.#lastLine = now;
    this.#shown = true;
    const line = progressLine(this.#rows, this.#total, this.#bytes, (now - this.#start) / 1000);
    this.#stream.write(`\r${line.slice(0, (this.#stream.columns || 80) - 1)}\u001b[K`);
  }

  /** Removes the line. */
  end(): void {
    if (this.#shown) this.#stream.write('\r\u001b[K');
  }
}

/** Returns a function that adds each block a pump has written to the progress. */
export function watchPump(pump: Pump, progress: Progress | undefined): (block: Uint8Array | string) => void {
  let reported = 0;
  return ({ length }) => {
    progress?.addRows(pump.rows - reported);
    reported = pump.rows;
    progress?.addBytes(length);
  };
}

/** Milliseconds before the first line, and between two lines. */
const FIRST_AFTER = 1000;
const INTERVAL = 200;

/** `[####······] 40% 400,000 of 1,000,000 rows, 210,000/s, 52.1 MB, 3 s left` */
export function progressLine(rows: number, total: number, bytes: number, seconds: number): string {
  const share = total === 0 ? 1 : rows / total;
  const rate = rows / seconds;
  const bar = '#'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, '·');
  const left = rate === 0 ? '' : `, ${duration((total - rows) / rate)} left`;
  return `[${bar}] ${Math.floor(share * 100)}% ${withThousands(rows)} of ${withThousands(total)} rows, ${withThousands(rate)}/s, ${(bytes / 1e6).toFixed(1)} MB${left}`;
}

const WIDTH = 10;

function withThousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
