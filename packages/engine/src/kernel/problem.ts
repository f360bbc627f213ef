/** What went wrong, for what the caller can mend. `bad` value, `unknown` name, `unresolved` request. */
export type ProblemKind = 'bad' | 'unknown' | 'unresolved';

const MARK = Symbol.for('specimen-data.Problem');

/** The one error for what the caller can mend; the message says what would be right. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly kind: ProblemKind,
    message: string,
  ) {
    super(message);
  }

  /** A program may hold two copies, one loaded as a module and one as CommonJS: the problems of each are of both. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one is asked for its own.
    return super[Symbol.hasInstance](value) || (this === Problem && MARK in Object(value));
  }

  /** By which other copies know it. */
  [MARK](): void {}
}

/** In a body or a query a name that is not known is a bad value, not a missing page. */
export function asBad<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
}

/** A caller's value as it may stand in a message: quoted, control characters escaped, not over 60 characters. */
export function shown(value: unknown): string {
  const text = Array.isArray(value)
    ? 'an array'
    : typeof value === 'object' && value
      ? 'an object'
      : String(value);
  // No character is cut in two.
  const short = text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, '')}...` : text;
  if (typeof value !== 'string') return short;
  // JSON leaves the later control characters as they are.
  return JSON.stringify(short).replace(
    /[\u007f-\u009f]/g,
    (char) => `\\u00${char.charCodeAt(0).toString(16)}`,
  );
}
