/**
 * Number of steps that reading a schema or generating one row may take by default, about 300 ms of work. One step is about a
 * microsecond: one check of a small value, 100 characters of a text, or 20 tries of a pattern.
 */
export const STEPS = 300_000;

/** Number of characters that are read or copied in one step. */
export const CHARACTERS_PER_STEP = 100;

/** Number of tries of a regular expression in one step. */
export const TRIES_PER_STEP = 20;

/** Counter of the work that a schema causes. The engine has no clock, and steps give the same answer on every machine. */
export class Effort {
  #spent = 0;

  constructor(
    /** Multiple of the default number of steps. */
    readonly multiple = 1,
  ) {}

  get limit(): number {
    return STEPS * this.multiple;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Resets the counter. */
  restart(): void {
    this.#spent = 0;
  }

  /** Counts some steps; returns false if they are beyond the limit. */
  spend(steps: number): boolean {
    this.#spent += steps;
    return this.#spent <= this.limit;
  }
}
