import { distinctRows, type TableDefinition, type TableField } from 'specimen-data/internal';
import { neverRepeats } from '../columns/here.ts';
import type { Planning } from './draft.ts';
import { type Guess, guessesOf } from './guesses.ts';
import type { Shape } from './shape.ts';
import { makeFields } from './tableMaker.ts';
import { uniquesOf } from './uniques.ts';

/** Plans the rows of one table. */
export function planTable(
  shape: Shape,
  planning: Planning,
): { readonly table: TableDefinition; readonly guesses: readonly Guess[] } {
  const { table } = shape;
  const draft = makeFields(shape, planning);
  const unique = uniquesOf(draft);
  if (!shape.parent)
    shape.rows = Math.min(shape.rows, ...[...draft.fields.values()].map((field) => roomFor(planning, field)));
  const name = planning.nameOf(table);
  const fields = table.columns.flatMap((column) => draft.fields.get(column.name) ?? []);
  planning.planned.set(shape, fields);
  const [key] = table.primaryKey.length === 1 ? table.primaryKey : [];
  const { parent, per } = shape;
  return {
    table: {
      name,
      ...(parent
        ? {
            of: planning.nameOf(parent.target.table),
            per: per.least === per.most ? String(per.most) : `${per.least}-${per.most}`,
          }
        : { rows: shape.rows }),
      ...(key !== undefined && draft.fields.has(key) && !isUsualKey(key, fields) ? { key } : {}),
      ...(unique.length > 0 ? { unique } : {}),
      fields,
    },
    guesses: guessesOf(draft, name),
  };
}

/** Returns true if a definition uses that column as the key by default. */
function isUsualKey(key: string, [first]: readonly TableField[]): boolean {
  return first?.name === key && neverRepeats(first.type);
}

/** Returns the number of rows for which a unique field has values. */
function roomFor(
  { world }: Planning,
  { unique, values, type = '', name: _, blank: __, ...rest }: TableField,
): number {
  if (!unique) return Number.MAX_SAFE_INTEGER;
  if (values) return values.length;
  const isOwn = rest.pattern !== undefined || !type.includes('.') || type.split('.')[0]?.length === 2;
  return isOwn ? distinctRows(world, { ...rest, ...(type ? { type } : {}) }) : Number.MAX_SAFE_INTEGER;
}
