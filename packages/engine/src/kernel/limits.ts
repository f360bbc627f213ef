import { Problem, shown } from './problem.ts';

/** The caps of the free interface; the library and the command have none on rows. */
export const LIMITS = {
  rows: 1000,
  offset: 1_000_000_000,
  batch: 50,
  checks: 1000,
  schemaFields: 100,
  /** The longest name of a field, or text of a parameter list. */
  text: 10_000,
} as const;

/** A whole number in a range, from a number or a string of digits. */
export function whole(value: unknown, what: string, min: number, max: number): number {
  const number = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max)
    return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw new Problem('bad', `${what} must be a whole number ${range}, not ${shown(value)}`);
}

/** An object as the caller gave it; anything else is a problem. */
export function object<T extends object>(value: T, what: string): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Problem('bad', `${what} must be an object, not ${shown(value)}`);
}
