import type { Value } from '../../draw/source.ts';
import type { Random } from '../../kernel/random.ts';
import type { Document } from './document.ts';
import type { Guesses } from './guesses.ts';
import type { Subschema } from './keywords.ts';
import type { Setting, Try, ValuePlace } from './tries.ts';

/** The services that generators of single types use. */
export interface Maker {
  readonly document: Document;
  readonly setting: Setting;
  readonly guesses: Guesses;
  /** Generates a value that satisfies all schemas; `from` is the number of the first try. */
  make(schemas: readonly Subschema[], at: ValuePlace, from?: number): Value;
  /** Returns the minimum nesting of values that satisfy all schemas. */
  heightOf(schemas: readonly Subschema[]): number;
  /** Returns the random stream of a value. */
  random(tried: Pick<Try, 'at' | 'attempt'>, name?: string): Random;
}
