import type { Writable } from 'node:stream';
import type { Pump } from 'specimen-data/surface';

type Terminal = Writable & { readonly columns?: number };

/** How far a long run is, on one line of a terminal: rows, rows a second, bytes, time left. */
export class Progress {
  readonly #stream: Terminal;
  readonly #total: number;
  readonly #begun = performance.now();
  #told = this.#begun;
  #rows = 0;
  #bytes = 0;
  #shown = false;

  /** `total` is how many rows there will be. */
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
    if (now - this.#begun < PATIENCE || now - this.#told < INTERVAL) return;
    this.#told = now;
    this.#shown = true;
    const line = progressLine(this.#rows, this.#total, this.#bytes, (now - this.#begun) / 1000);
    this.#stream.write(`\r${line.slice(0, (this.#stream.columns || 80) - 1)}\u001b[K`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#shown) this.#stream.write('\r\u001b[K');
  }
}

/** Adds what a pump has written, block by block. */
export function watchPump(pump: Pump, progress: Progress | undefined): (block: Uint8Array | string) => void {
  let told = 0;
  return ({ length }) => {
    progress?.addRows(pump.rows - told);
    told = pump.rows;
    progress?.addBytes(length);
  };
}

/** What a run must take before a person is told, and the time between two lines, in milliseconds. */
const PATIENCE = 1000;
const INTERVAL = 200;

/** `[####······] 40% 400,000 of 1,000,000 rows, 210,000/s, 52.1 MB, 3 s left` */
export function progressLine(rows: number, total: number, bytes: number, seconds: number): string {
  const share = total === 0 ? 1 : rows / total;
  const rate = rows / seconds;
  const bar = '#'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, '·');
  const left = rate === 0 ? '' : `, ${duration((total - rows) / rate)} left`;
  return `[${bar}] ${Math.floor(share * 100)}% ${counted(rows)} of ${counted(total)} rows, ${counted(rate)}/s, ${(bytes / 1e6).toFixed(1)} MB${left}`;
}

const WIDTH = 10;

function counted(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
