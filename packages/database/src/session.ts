import type { Progress } from '@specimen/runtime/progress';
import type { Dialect, Rows } from 'specimen-data/internal';
import type { Schema, SchemaColumn, SchemaTable } from './schema.ts';

/** A connection to one database inside one transaction. `fill` needs nothing else, so it does not know the database. */
export interface Session {
  readonly dialect: Dialect;
  readSchema(): Promise<Schema>;
  /** Runs a query. Each row is a list of its values as text. */
  query(sql: string): Promise<readonly (readonly (string | null)[])[]>;
  /** Writes a value as SQL of the type of a column. */
  literal(value: string | null, column: SchemaColumn): string;
  /** Runs work. If it throws, everything that it changed is undone. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** Adds rows to some columns of a table. */
  load(target: LoadTarget, rows: Rows, progress?: Progress): Promise<void>;
  /** Creates an empty temporary table with the columns of a query for as long as the work takes; passes its name. */
  withTemporary<T>(query: string, work: (name: string) => Promise<T>): Promise<T>;
  /** Sets columns of a table to the values of a temporary table whose key columns match. */
  updateFrom(update: Update): Promise<void>;
  /** Adds the rows of temporary tables to several tables whose references are checked when all are there. */
  insertTogether(parts: readonly InsertPart[]): Promise<void>;
  /** Lets references that can wait be checked at the end of the transaction. */
  deferConstraints(): Promise<void>;
  /** Checks the references that waited. */
  checkConstraints(): Promise<void>;
  /** Sets the counters of a table behind its greatest values, so that the next insert by somebody else succeeds. */
  advanceCounters(table: SchemaTable): Promise<void>;
  /** Converts an error of this database to a refusal; undefined for an error that no other row could avoid. */
  refusalOf(error: unknown): Refusal | undefined;
}

/** The columns that rows are loaded into, in the order of the rows' values. */
export interface LoadTarget {
  /** The quoted name of the table. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns among them that hold arrays. */
  readonly arrays: ReadonlySet<string>;
}

export interface InsertPart {
  readonly table: SchemaTable;
  readonly columns: readonly string[];
  /** The name of the temporary table that holds the rows. */
  readonly from: string;
}

export interface Update {
  readonly table: SchemaTable;
  /** The name of the temporary table. */
  readonly from: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** The kinds of rule that a database can refuse a row for. */
export type RefusalKind =
  | 'null'
  | 'unique'
  | 'check'
  | 'reference'
  | 'length'
  | 'value'
  | 'exclusion'
  | 'right'
  | 'trigger'
  /** The plan itself cannot be compiled. */
  | 'plan'
  | 'other';

/** The database's refusal of a row. */
export interface Refusal {
  readonly kind: RefusalKind;
  /** The reason in the words of the database, on one line. */
  readonly reason: string;
  /** The table that refused the row; a trigger may write to another table than the one that is loaded. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** The number of the refused row, from 1. */
  readonly row?: number;
}
