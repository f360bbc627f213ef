import type { Value } from '../../draw/source.ts';
import type { Random, RowKey } from '../../kernel/random.ts';
import type { Country } from '../../model.ts';
import type { JsonSchema } from '../operation.ts';
import type { World } from '../spec.ts';
import type { Where } from '../steering.ts';
import type { Document } from './document.ts';
import type { Subschema } from './keywords.ts';
import type { People } from './people.ts';

/** How many values a row may hold, those inside of others included. */
export const MOST_VALUES = 50_000;

/** Where in a row a value is made. */
export interface At {
  /** The name of its random streams. */
  readonly path: string;
  /** The property that holds it, and the object that the property is of. */
  readonly name: string;
  readonly owner: string;
  /** The names of all properties of that object. */
  readonly beside: readonly string[];
  /** Who else than the main person it speaks of. */
  readonly other: string | undefined;
  readonly people: People;
  readonly key: RowKey;
  /** How many lists it is inside of. */
  readonly level: number;
  readonly depth: number;
}

/** One try of a value: what its parts demand, and which try it is. */
export interface Try {
  readonly at: At;
  readonly parts: readonly JsonSchema[];
  readonly attempt: number;
  /** Whether only what must be there is made, so that the value comes to an end. */
  readonly lean: boolean;
  /** Whether what may be absent is, where it cannot be made. */
  readonly isSparing: boolean;
}

/** What rows are made of besides their schema. */
export interface Setting {
  readonly world: World;
  readonly country: Country;
  readonly where: Where | undefined;
  /** How likely it is that what may be left out or null is so. */
  readonly blank: number;
}

/** What the makers of each type ask of the whole. */
export interface Maker {
  readonly document: Document;
  readonly setting: Setting;
  /** A value that satisfies all of some schemas; the first try is the one of that number. */
  make(schemas: readonly Subschema[], at: At, from?: number): Value;
  /** How deep values that satisfy all of some schemas are nested at the least. */
  heightOf(schemas: readonly Subschema[]): number;
  /** A stream of a value's own. */
  random(tried: Pick<Try, 'at' | 'attempt'>, name?: string): Random;
  /** The texts that the name of a value speaks of, likeliest first or some specs first; after some tries those of others, then none. */
  guesses(tried: Try, isFirst?: (spec: string) => boolean): Iterable<string>;
  /** Those of them that are facts of the person and the country. */
  known(tried: Try): readonly string[];
  /** The text of a spec, and after it the other ways to write it. */
  forms(spec: string, tried: Try): Iterable<string>;
  /** The text of a spec. */
  text(spec: string, tried: Try): string;
  /** Where an item of a list is made: another person's, with streams of its own. */
  itemAt(at: At, index: number): At;
}
