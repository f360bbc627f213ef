import { Problem } from './problem.ts';

/** Maximum length of a field's name or of a parameter list. */
export const LONGEST_TEXT = 10_000;

/** Largest row number. */
export const FARTHEST = 1_000_000_000;

/** Returns a whole number in a range, read from a number or a string of digits. */
export function readWhole(value: unknown, what: string, min: number, max: number): number {
  const number = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max)
    return number;
  const range = max >= Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new Problem('bad-parameter', { subject: what, expected: `a whole number ${range}`, given: value });
}

/** Returns the given object; throws a problem for anything else. */
export function readObject<T extends object>(value: T, what: string): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Problem('bad-parameter', { subject: what, expected: 'an object', given: value });
}

/** Returns the given string; throws a problem for anything else. */
export function readText(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new Problem('bad-parameter', { subject: what, expected: 'a string', given: value });
}
