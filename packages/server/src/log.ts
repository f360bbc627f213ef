import { type DestinationStream, destination, pino } from 'pino';

/** Where lines go; pino's destination, or a stand-in of a test. */
export type LogStream = DestinationStream;

/** Lines wait until there are so many, or for so many milliseconds. */
const WAITING = 256;
const WAIT = 250;

/**
 * The log, in pino's lines. A request leaves a few numbers; lines are made of them together, later, off its path. A
 * line tells method, route, status and time, never a value of the query.
 */
export class Log {
  readonly #pino;
  readonly #stream: LogStream;
  readonly #requests: boolean;
  /** What the lines of a route have in common. */
  readonly #routes: string[] = [];
  readonly #waiting = {
    route: new Uint16Array(WAITING),
    status: new Uint16Array(WAITING),
    begun: new Float64Array(WAITING),
    took: new Float64Array(WAITING),
  };
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(level: string, stream?: LogStream) {
    this.#stream = stream ?? (level === 'silent' ? NOWHERE : standardOutput());
    this.#pino = pino({ level, base: { pid: process.pid } }, this.#stream);
    this.#requests = this.#pino.isLevelEnabled('info');
  }

  error(error: unknown): void {
    this.#pino.error(error);
  }

  /** The writer of a route's lines: the status, when the request began and how long it took, in milliseconds. */
  route(method: string, route: string): (status: number, begun: number, took: number) => void {
    if (!this.#requests) return () => {};
    const number = this.#routes.push(JSON.stringify({ pid: process.pid, method, route }).slice(1, -1)) - 1;
    const { route: routes, status: statuses, begun: begins, took: takes } = this.#waiting;
    return (status, begun, took) => {
      const at = this.#count;
      routes[at] = number;
      statuses[at] = status;
      begins[at] = begun;
      takes[at] = took;
      this.#count = at + 1;
      if (at + 1 === WAITING) this.flush();
      else this.#timer ??= setTimeout(() => this.flush(), WAIT).unref();
    };
  }

  /** Writes the lines that wait. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { route, status, begun, took } = this.#waiting;
    let lines = '';
    for (let i = 0; i < this.#count; i++) {
      const time = Math.floor(performance.timeOrigin + (begun[i] as number));
      const us = Math.round((took[i] as number) * 1000);
      lines += `{"level":30,"time":${time},${this.#routes[route[i] as number]},"status":${status[i]},"us":${us}}\n`;
    }
    this.#count = 0;
    if (lines !== '') this.#stream.write(lines);
  }
}

const NOWHERE: LogStream = { write() {} };

/** Written in blocks, at least once a second; when nobody reads it, lines are dropped before memory grows. */
function standardOutput(): LogStream {
  return destination({
    dest: 1,
    sync: false,
    minLength: 8192,
    maxWrite: 65_536,
    maxLength: 8_388_608,
    periodicFlush: 1000,
  });
}
