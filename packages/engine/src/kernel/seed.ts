import { Problem } from './problem.ts';
import { decimal, wholePairs } from './text.ts';

declare const crypto: { getRandomValues(into: Uint32Array): Uint32Array };

/** A seed as the caller may give it. */
export type Seed = string | number;

/** The text of a seed: a number is the same as its decimal string. */
export function seedText(seed: unknown): string {
  const text = typeof seed === 'number' && Number.isFinite(seed) ? decimal(seed) : seed;
  // As a header gives it back: half of a surrogate pair is a sign of no encoding.
  if (typeof text === 'string' && text !== '' && isShort(text)) return wholePairs(text);
  throw new Problem('bad-parameter', {
    subject: 'seed',
    expected: 'a string of 1 to 256 characters',
    given: seed,
  });
}

const LONGEST = 256;

/** By characters: some are two units of JavaScript's. */
function isShort(text: string): boolean {
  return text.length <= LONGEST || (text.length <= 2 * LONGEST && [...text].length <= LONGEST);
}

/** A seed that nobody chose; the one thing in the engine that is not the same twice. */
export function freshSeed(): string {
  if (drawn === pool.length) {
    crypto.getRandomValues(pool);
    drawn = 0;
  }
  return next() + next() + next();
}

/** Drawn many at a time, since a draw from the system costs more than a row. */
const pool = new Uint32Array(384);
let drawn = pool.length;

function next(): string {
  return (pool[drawn++] as number).toString(36);
}
