import { Problem } from 'specimen-data';

/** Limits for several messages together. */
export interface Limits {
  readonly bytes: number;
  readonly rows: number;
  /** Milliseconds of work. */
  readonly time: number;
}

/** Of one HTTP request, whatever number of messages it holds; one call always fits. */
const REQUEST: Limits = { bytes: 2_097_152, rows: 400, time: 500 };

/** Of a client that has the server for itself. */
export const NO_LIMITS: Limits = {
  bytes: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  time: Number.POSITIVE_INFINITY,
};

/**
 * The remaining budget of several messages. Calls draw from it in order, refused calls included: the first
 * are answered as if alone, and those that come when it is used up are refused at once.
 */
export class Budget {
  readonly #left: { bytes: number; rows: number; time: number };
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits = REQUEST) {
    this.#left = { ...limits };
  }

  /** Number of bytes that may still be written. */
  get bytes(): number {
    return this.#left.bytes;
  }

  /** Does the work when that of the messages before is done, unless they have used everything up. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#left.bytes > 0 && this.#left.rows > 0 && this.#left.time > 0) return work();
      throw this.usedUp();
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** Takes rows before they are made. */
  takeRows(rows: number): void {
    if (rows > this.#left.rows) throw this.usedUp();
    this.#left.rows -= rows;
  }

  /** Takes what was written and how long it took. */
  take({ bytes = 0, time = 0 }: { readonly bytes?: number; readonly time?: number }): void {
    this.#left.bytes -= bytes;
    this.#left.time -= time;
  }

  usedUp(): Problem {
    return new Problem(
      'too-large',
      'the messages of this request ask for too much together; send this one in a request of its own',
    );
  }
}
