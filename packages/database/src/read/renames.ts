import type { QualifiedName } from './cursor.ts';
import type { TableDraft } from './tableDraft.ts';

/** Renames a column of a table, in its rules and in the references of other tables too. */
export function renameColumn(
  table: TableDraft,
  names: { readonly from: string; readonly to: string },
  others: Iterable<TableDraft>,
): void {
  const { from, to } = names;
  const renamed = (list: readonly string[]) => list.map((name) => (name === from ? to : name));
  for (const column of table.columns) if (column.name === from) column.name = to;
  table.primaryKey = renamed(table.primaryKey);
  table.uniques.splice(0, Number.POSITIVE_INFINITY, ...table.uniques.map(renamed));
  table.checks.splice(0, Number.POSITIVE_INFINITY, ...table.checks.map((check) => renamedIn(check, names)));
  changeReferences(table, (each) => ({ ...each, columns: renamed(each.columns) }));
  for (const other of others)
    changeReferences(other, (each) =>
      each.table === table.name ? { ...each, refersTo: each.refersTo && renamed(each.refersTo) } : each,
    );
}

/** Lets references to a table follow its new name. */
export function renameTarget(from: QualifiedName, to: string, tables: Iterable<TableDraft>): void {
  for (const table of tables)
    changeReferences(table, (each) =>
      each.table === from.name && each.namespace === from.namespace ? { ...each, table: to } : each,
    );
}

type Reference = TableDraft['references'][number];

function changeReferences({ references }: TableDraft, change: (reference: Reference) => Reference): void {
  references.splice(0, Number.POSITIVE_INFINITY, ...references.map(change));
}

/** A condition with another name for a column. */
function renamedIn(check: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return check.replace(/"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{M}\p{N}_$]*/gu, (word) =>
    word === from || word === `"${from}"` ? `"${to}"` : word,
  );
}
