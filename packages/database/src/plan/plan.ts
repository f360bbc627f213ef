import type { Definition, World } from 'specimen-data/surface';
import type { Schema } from '../schema.ts';

export interface PlanOptions {
  /** What specs can name: the country must be in it. */
  readonly world: World;
  /** The country of people, firms and amounts; us when left out. */
  readonly country?: string | undefined;
  /** The rows of a table that is nobody's child; 100 when left out. */
  readonly rows?: number | undefined;
  /** The rows of some tables by their names. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Tables that get no rows. */
  readonly exclude?: readonly string[] | undefined;
  /** By table, the greatest whole number that its key has in the database: new ones go on after it. */
  readonly last?: Readonly<Record<string, number>> | undefined;
}

/** A definition made from a schema, and how each column came about. */
export interface Plan {
  /** What `dataset FILE` and `fill --plan` take; `tableNames` tells which table of the schema is meant. */
  readonly definition: Definition;
  readonly guesses: readonly Guess[];
}

/** What a column was taken for, and why. */
export interface Guess {
  readonly table: string;
  readonly column: string;
  /** The type in the definition; nothing where the column is left out. */
  readonly meaning: string | undefined;
  readonly why: string;
  /** Whether nothing but its type told what it is: worth a look. */
  readonly unsure: boolean;
}

/** Plans rows for the tables of a schema. */
export function planOf(_schema: Schema, _options: PlanOptions): Plan {
  return { definition: { tables: [] }, guesses: [] };
}
