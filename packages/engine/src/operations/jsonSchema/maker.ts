import type { Value } from '../../draw/source.ts';
import type { Random } from '../../kernel/random.ts';
import type { Document } from './document.ts';
import type { Guesses } from './guesses.ts';
import type { Subschema } from './keywords.ts';
import type { At, Setting, Try } from './tries.ts';

/** What the makers of each type ask of the whole. */
export interface Maker {
  readonly document: Document;
  readonly setting: Setting;
  readonly guesses: Guesses;
  /** A value that satisfies all of some schemas; the first try is the one of that number. */
  make(schemas: readonly Subschema[], at: At, from?: number): Value;
  /** How deep values that satisfy all of some schemas are nested at the least. */
  heightOf(schemas: readonly Subschema[]): number;
  /** A stream of a value's own. */
  random(tried: Pick<Try, 'at' | 'attempt'>, name?: string): Random;
}
