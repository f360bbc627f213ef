import type { RowKey } from '../../kernel/random.ts';
import type { Country } from '../../model.ts';
import type { World } from '../../spec/spec.ts';
import type { Where } from '../../spec/steering.ts';
import type { JsonSchema } from '../operation.ts';
import type { RowPeople } from './people.ts';

/** Maximum number of values in a row, nested ones included. */
export const MOST_VALUES = 50_000;

/** The place of a value in a row. */
export interface ValuePlace {
  /** The name of its random streams. */
  readonly path: string;
  /** The property of the value, and the object that has the property. */
  readonly name: string;
  readonly owner: string;
  /** The names of all properties of that object. */
  readonly beside: readonly string[];
  /** The other party that it describes, if not the main person. */
  readonly other: string | undefined;
  readonly people: RowPeople;
  readonly key: RowKey;
  /** Number of lists around it. */
  readonly level: number;
  readonly depth: number;
}

/** One try of a value: its parts, and the number of the try. */
export interface Try {
  readonly at: ValuePlace;
  readonly parts: readonly JsonSchema[];
  readonly attempt: number;
  /** True if only required values are generated, so that the value ends. */
  readonly lean: boolean;
  /** True if optional values that cannot be generated are omitted. */
  readonly isSparing: boolean;
}

/** The input of rows besides their schema. */
export interface Setting {
  readonly world: World;
  readonly country: Country;
  readonly where: Where | undefined;
  /** Probability that an optional value is omitted or null. */
  readonly blank: number;
}
