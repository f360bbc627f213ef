import { Problem } from './problem.ts';
import { decimalText, wholePairs } from './text.ts';

declare const crypto: { getRandomValues(into: Uint32Array): Uint32Array };

/** A seed as a caller writes it. */
export type Seed = string | number;

/** Returns the text of a seed. A number equals its decimal string. */
export function seedText(seed: unknown): string {
  const text = typeof seed === 'number' && Number.isFinite(seed) ? decimalText(seed) : seed;
  // A header returns the seed, and no encoding can express half of a surrogate pair.
  if (typeof text === 'string' && text !== '' && isShort(text)) return wholePairs(text);
  throw new Problem('bad-parameter', {
    subject: 'seed',
    expected: 'a string of 1 to 256 characters',
    given: seed,
  });
}

const LONGEST = 256;

/** Counts characters, because some are two UTF-16 units. */
function isShort(text: string): boolean {
  return text.length <= LONGEST || (text.length <= 2 * LONGEST && [...text].length <= LONGEST);
}

/** Returns a random seed: the only result of the engine that is not reproducible. */
export function freshSeed(): string {
  if (drawn === pool.length) {
    crypto.getRandomValues(pool);
    drawn = 0;
  }
  return next() + next() + next();
}

/** One system call for many seeds, because a call costs more than a row. */
const pool = new Uint32Array(384);
let drawn = pool.length;

function next(): string {
  return (pool[drawn++] as number).toString(36);
}
