import { hostname } from 'node:os';
import { type DestinationStream, destination, pino } from 'pino';

/** Where lines go; pino's destination, or a stand-in of a test. */
export type LogStream = DestinationStream;

/**
 * The log: pino's lines, buffered and written off the request's path. A line for each request tells method, route,
 * status and time, never a value of the query.
 */
export class Log {
  readonly #pino;
  readonly #stream: LogStream;
  readonly #requests: boolean;

  constructor(level: string, stream?: LogStream) {
    this.#stream = stream ?? (level === 'silent' ? NOWHERE : standardOutput());
    this.#pino = pino({ level }, this.#stream);
    this.#requests = this.#pino.isLevelEnabled('info');
  }

  error(error: unknown): void {
    this.#pino.error(error);
  }

  /** The writer of a route's lines; all that is the same in each is made once. */
  route(method: string, route: string): (status: number, took: number) => void {
    if (!this.#requests) return () => {};
    const stream = this.#stream;
    const constant = `,${JSON.stringify({ pid: process.pid, hostname: hostname(), method, route }).slice(1, -1)},"status":`;
    return (status, took) => {
      stream.write(`{"level":30,"time":${Date.now()}${constant}${status},"us":${Math.round(took * 1000)}}\n`);
    };
  }
}

const NOWHERE: LogStream = { write() {} };

/** Written in blocks, at least once a second; when nobody reads it, lines are dropped before memory grows. */
function standardOutput(): LogStream {
  return destination({ dest: 1, sync: false, minLength: 8192, maxLength: 8_388_608, periodicFlush: 1000 });
}
