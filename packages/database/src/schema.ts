/** The tables of a database, as declared by its schema file or by the database itself. */
export interface Schema {
  readonly tables: readonly SchemaTable[];
}

/** A table and all rules for its rows. */
export interface SchemaTable {
  /** Name as the database stores it: without quotes, in its own case. */
  readonly name: string;
  /** Namespace, if it is not the usual one. */
  readonly namespace?: string;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Conditions of its checks, as written. */
  readonly checks: readonly string[];
  readonly comment?: string;
  /** Rules that an error of the database can name; a schema file has none. */
  readonly constraints?: readonly NamedConstraint[];
}

/** A named rule of a database. */
export interface NamedConstraint {
  readonly name: string;
  /** Columns that it reads. */
  readonly columns: readonly string[];
  /** Condition of a check, as written. */
  readonly check?: string;
}

export interface SchemaColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Type as the schema writes it: `numeric(12,2)`. */
  readonly declared: string;
  readonly nullable: boolean;
  /** Set if the database can fill the column itself, so that it may or must be omitted. */
  readonly filled?: 'default' | 'identity' | 'generated';
  /** The default, as written. */
  readonly default?: string;
  readonly comment?: string;
}

/** Values that a column can hold, in a form common to all dialects. */
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
  /** Any other type: the column is null or gets its default. */
  | { readonly kind: 'other' };

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly namespace?: string;
  readonly refersTo: readonly string[];
  /** True if the database can check it at the end of the transaction. */
  readonly deferrable: boolean;
}
