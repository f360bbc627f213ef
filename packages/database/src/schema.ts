/** The tables of a database, as its schema file or the database itself declares them. */
export interface Schema {
  readonly tables: readonly SchemaTable[];
}

/** A table and every rule that its rows must keep. */
export interface SchemaTable {
  /** As the database knows it: without quotes, in the case that it stores. */
  readonly name: string;
  /** The namespace it stands in, where it is not the usual one. */
  readonly namespace?: string;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** The conditions of its checks, as written. */
  readonly checks: readonly string[];
  readonly comment?: string;
  /** The rules of the table that an error of the database can name; a schema file has none. */
  readonly constraints?: readonly NamedConstraint[];
}

/** A rule that the database calls by a name. */
export interface NamedConstraint {
  readonly name: string;
  /** The columns that it reads. */
  readonly columns: readonly string[];
  /** The condition of a check, as written. */
  readonly check?: string;
}

export interface SchemaColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** The type as the schema writes it: `numeric(12,2)`. */
  readonly declared: string;
  readonly nullable: boolean;
  /** Whether the database fills it by itself: it may be left out, or must be. */
  readonly filled?: 'default' | 'identity' | 'generated';
  /** The default, as written. */
  readonly default?: string;
  readonly comment?: string;
}

/** What a column can hold, the same for every dialect. */
export type ColumnType =
  | { readonly kind: 'text'; readonly most?: number; readonly exactly?: number }
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 24 | 32 | 64; readonly unsigned?: boolean }
  | { readonly kind: 'decimal'; readonly precision?: number; readonly scale?: number }
  | {
      readonly kind:
        | 'float'
        | 'boolean'
        | 'date'
        | 'time'
        | 'timestamp'
        | 'uuid'
        | 'json'
        | 'bytes'
        | 'inet'
        | 'interval';
    }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'array'; readonly of: ColumnType }
  /** What has no meaning here: left null or to its default. */
  | { readonly kind: 'other' };

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly namespace?: string;
  readonly refersTo: readonly string[];
  /** Whether the database can check it at the end of the transaction. */
  readonly deferrable: boolean;
}
