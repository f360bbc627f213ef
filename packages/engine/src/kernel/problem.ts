import { type ProblemCode, type ProblemKind, problemKindOf } from './problemCodes.ts';

export type { ProblemCode, ProblemKind } from './problemCodes.ts';

/** The facts of a problem, from which its message is rendered. */
export interface ProblemFacts {
  /** The subject of the error: the name of a parameter, or the kind of thing that is unknown. */
  readonly subject?: string | undefined;
  /** The value that the caller gave. */
  readonly given?: unknown;
  /** A description of valid values; for an unknown name, the known names. */
  readonly expected?: string | undefined;
  /** The known name nearest to the given one. */
  readonly suggestion?: string | undefined;
  /** The owner of the names: `country "de"`. */
  readonly scope?: string | undefined;
  /** The place in a document; it stands before the message. */
  readonly place?: string | undefined;
  /** The kind, if it differs from the kind of the code. */
  readonly kind?: ProblemKind | undefined;
}

const MARK = Symbol.for('specimen-data.Problem');

/**
 * The one error for what the caller can correct. Its message says what is wrong and what would be right.
 *
 *     new Problem('bad-parameter', { subject: 'n', expected: 'a whole number', given })
 *     new Problem('contradiction', 'give either a validator or a spec')
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly subject: string | undefined;
  readonly given: unknown;
  readonly expected: string | undefined;
  readonly suggestion: string | undefined;
  readonly place: string | undefined;
  readonly #sentence: string | undefined;
  readonly #facts: ProblemFacts;

  constructor(code: ProblemCode, facts: ProblemFacts);
  constructor(code: ProblemCode, sentence: string, facts?: ProblemFacts);
  constructor(
    readonly code: ProblemCode,
    said: string | ProblemFacts,
    more: ProblemFacts = {},
  ) {
    const [sentence, facts] = typeof said === 'string' ? [said, more] : [undefined, said];
    const message = sentence ?? rendered(code, facts);
    super(facts.place === undefined ? message : `${facts.place}: ${message}`);
    this.kind = facts.kind ?? problemKindOf(code);
    this.subject = facts.subject;
    this.given = facts.given;
    this.expected = facts.expected;
    this.suggestion = facts.suggestion;
    this.place = facts.place;
    this.#sentence = sentence;
    this.#facts = facts;
  }

  /** Returns the same problem with some facts changed. A further place stands before the existing one. */
  with(changes: ProblemFacts): Problem {
    const { place } = this;
    const inner =
      changes.place !== undefined && place !== undefined ? `${changes.place}: ${place}` : undefined;
    const facts = { ...this.#facts, ...changes, ...(inner === undefined ? {} : { place: inner }) };
    return this.#sentence === undefined
      ? new Problem(this.code, facts)
      : new Problem(this.code, this.#sentence, facts);
  }

  /** A program may hold two copies of this class, one as an ES module and one as CommonJS; each recognises the other's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass must check its own instances.
    return super[Symbol.hasInstance](value) || (this === Problem && MARK in Object(value));
  }

  /** Marks a problem for other copies of this class. */
  [MARK](): void {}
}

/** Returns the message that follows from the facts. */
function rendered(code: ProblemCode, facts: ProblemFacts): string {
  const { subject, expected, suggestion, scope } = facts;
  if (code.startsWith('unknown-')) {
    const known = expected === undefined ? '' : `; known: ${expected}`;
    const near = suggestion === undefined ? known : `; did you mean "${suggestion}"?`;
    return `unknown ${subject} ${shown(facts.given)}${scope === undefined ? '' : ` for ${scope}`}${near}`;
  }
  if (code === 'missing-parameter') return `${subject} is required: ${expected}`;
  return `${subject} must be ${expected}${'given' in facts ? `, not ${shown(facts.given)}` : ''}`;
}

/** Runs `look`. An unknown name in a query or a body is a bad value, not a missing page. */
export function asBad<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw error instanceof Problem ? error.with({ kind: 'bad' }) : error;
  }
}

/** Returns a caller's value for a message: quoted, control characters escaped, at most 60 characters. */
export function shown(value: unknown): string {
  const text = Array.isArray(value)
    ? 'an array'
    : typeof value === 'object' && value
      ? 'an object'
      : String(value);
  // Never splits a surrogate pair.
  const short = text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, '')}...` : text;
  if (typeof value !== 'string') return short;
  // JSON does not escape the later control characters.
  return JSON.stringify(short).replace(
    /[\u007f-\u009f]/g,
    (char) => `\\u00${char.charCodeAt(0).toString(16)}`,
  );
}
