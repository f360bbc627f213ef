import type { Progress } from '@specimen/runtime/progress';
import { Problem, type SqlColumn, shown, type Table } from 'specimen-data/internal';

/** Tables to write, each after those it refers to. */
export interface Tables {
  readonly tables: readonly Table[];
  readonly seed: string;
  /** True if existing tables of the same names may be replaced. */
  readonly replace: boolean;
  readonly progress?: Progress | undefined;
}

/** Returns the columns of a table for its declaration. References to tables that are not written are dropped. */
export function declared({ columns }: Table, { tables }: Tables): readonly SqlColumn[] {
  const names = new Set(tables.map(({ name }) => name));
  return columns.map(({ ref, ...column }) =>
    ref !== undefined && names.has(ref.slice(0, ref.indexOf('.'))) ? { ...column, ref } : column,
  );
}

/** Returns the existing tables to replace, each before those it refers to; throws if they must not be replaced. */
export function inTheWay({ tables, replace }: Tables, there: readonly string[]): readonly string[] {
  const known = new Map(there.map((name) => [name.toLowerCase(), name]));
  const names = tables.map(({ name }) => known.get(name.toLowerCase())).filter((name) => name !== undefined);
  if (names.length > 0 && !replace) {
    const list = names.map((name) => shown(name)).join(', ');
    const what = names.length === 1 ? `table ${list} exists` : `tables ${list} exist`;
    throw new Problem('already-exists', `${what} already; use --replace to overwrite`);
  }
  return names.toReversed();
}
