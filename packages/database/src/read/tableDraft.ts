import type { ColumnType, ForeignKey, SchemaColumn, SchemaTable } from '../schema.ts';
import type { QualifiedName } from './cursor.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export type ColumnDraft = Mutable<SchemaColumn>;

/** A reference whose columns may default to the key of the other table. */
type ReferenceDraft = Omit<ForeignKey, 'refersTo'> & {
  readonly refersTo: readonly string[] | undefined;
};

/** A table while it is being read. */
export interface TableDraft extends QualifiedName {
  readonly columns: ColumnDraft[];
  primaryKey: readonly string[];
  readonly uniques: (readonly string[])[];
  readonly references: ReferenceDraft[];
  readonly checks: string[];
  comment?: string;
}

/** A named type of a database. */
export interface NamedType {
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Conditions of a domain on `VALUE`. */
  readonly checks: readonly string[];
}

export function newTable(name: QualifiedName): TableDraft {
  return { ...name, columns: [], primaryKey: [], uniques: [], references: [], checks: [] };
}

/** Returns the finished table, with the implications of its key and the omitted columns of references. */
export function finished(
  draft: TableDraft,
  find: (name: QualifiedName) => TableDraft | undefined,
): SchemaTable {
  const { name, namespace, columns, primaryKey, uniques, references, checks, comment } = draft;
  return {
    name,
    ...(namespace === undefined ? {} : { namespace }),
    columns: columns.map((column) =>
      primaryKey.includes(column.name) ? { ...column, nullable: false } : column,
    ),
    primaryKey,
    uniques: distinct(uniques).filter((each) => each.join() !== primaryKey.join()),
    foreignKeys: references.map(({ table, namespace: other, refersTo, ...rest }) => {
      const target = find({ name: table, ...(other === undefined ? {} : { namespace: other }) });
      return {
        ...rest,
        table: target?.name ?? table,
        ...(target?.namespace === undefined ? {} : { namespace: target.namespace }),
        refersTo: refersTo ?? target?.primaryKey ?? [],
      };
    }),
    checks,
    ...(comment === undefined ? {} : { comment }),
  };
}

function distinct(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(lists.map((list) => [list.join('\0'), list])).values()];
}
