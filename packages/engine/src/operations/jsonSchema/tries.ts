import type { RowKey } from '../../kernel/random.ts';
import type { Country } from '../../model.ts';
import type { World } from '../../spec/spec.ts';
import type { Where } from '../../spec/steering.ts';
import type { JsonSchema } from '../operation.ts';
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
