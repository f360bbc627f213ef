import type { TableField } from 'specimen-data/surface';
import type { SchemaTable } from '../schema.ts';
import type { Link, Shape } from './shape.ts';
import { singular, wordsOf } from './words.ts';

/** The fields of a table that refer to others, by column, and why. */
export function referencesOf(
  shape: Shape,
  nameOf: (table: SchemaTable) => string,
): ReadonlyMap<string, { readonly field: TableField; readonly why: string }> {
  const { table, links, parent } = shape;
  const fields = new Map<string, { readonly field: TableField; readonly why: string }>();
  const usual = new Set<Shape>();
  const first = parent ? [parent, ...links.filter((link) => link !== parent)] : links;
  for (const link of first) {
    const { key, target, later, unique, nullable } = link;
    const isTold = fields.size > 0 && key.columns.some((name) => fields.has(name));
    const isAbove = link !== parent && isAncestor(shape, target);
    const ancestor = isAbove && !usual.has(target) && repeats(link) && !isApart(shape, link);
    const role = usual.has(target) || (isAbove && !ancestor) ? roleOf(link, shape) : undefined;
    if (!usual.has(target)) usual.add(target);
    const same =
      link === parent || ancestor || later || unique || target === shape
        ? undefined
        : sameParent(shape, link, usual);
    if (link !== parent && ((same && !nullable) || target.rows < FEW)) makeCertain(target);
    for (const [i, name] of key.columns.entries()) {
      const column = table.columns.find((each) => each.name === name);
      if (!column || fields.has(name)) continue;
      const other = nameOf(target.table);
      const isSelf = target === shape;
      if (isSelf && !column.nullable) {
        fields.set(name, {
          field: { name, type: 'sequence' },
          why: 'refers to its own row: it cannot be null',
        });
        continue;
      }
      fields.set(name, {
        field: {
          name,
          type: `${other}.${key.refersTo[i]}`,
          ...(role === undefined ? {} : { row: role }),
          ...(same === undefined ? {} : { same: nameOf(same.table) }),
          ...(later ? { later: true } : {}),
          ...(unique && link !== parent ? { unique: true } : {}),
          ...(column.nullable ? { blank: isSelf ? 0.2 : 0.1 } : {}),
        },
        why: isTold
          ? 'foreign key, of the same row as others'
          : isSelf
            ? 'foreign key: an earlier row'
            : 'foreign key',
      });
    }
  }
  return fields;
}

/** Whether a reference to what the parent refers to is the same one: `customer_id` of an order's items, no `author_id`. */
function repeats({ key, target, unique }: Link): boolean {
  const stem = wordsOf(key.columns.at(-1) ?? '').filter((word) => word !== 'id');
  const name = wordsOf(target.table.name);
  const isNamed =
    stem.length > 0 && stem.join() === [...name.slice(0, -1), singular(name.at(-1) ?? '')].join();
  return (
    !unique &&
    (key.columns.length > 1 ||
      (isNamed && !/^(user|member|person|author|employee|staff|contact)$/.test(stem.join(''))))
  );
}

/** Whether the reference keeps rows apart, together with others: it cannot be what the parent tells. */
function isApart({ table }: Shape, { key }: Link): boolean {
  return [table.primaryKey, ...table.uniques].some(
    (set) => set.length > key.columns.length && key.columns.every((name) => set.includes(name)),
  );
}

/** What tells a second reference to a table from the first: the column's words without `id`. */
function roleOf({ key }: Link, { table }: Shape): string {
  const words = key.columns.map((name) =>
    wordsOf(name)
      .filter((word) => word !== 'id')
      .join('_'),
  );
  return words.at(-1) || `${table.name}_${key.columns.join('_')}`;
}

/** A table that the one referred to is of, and that this row belongs or refers to already. */
function sameParent(shape: Shape, { target }: Link, usual: ReadonlySet<Shape>): Shape | undefined {
  const other = target.parent?.target;
  if (!other || target.parent?.later || other.isLookup) return undefined;
  return usual.has(other) || isAncestor(shape, other) ? other : undefined;
}

/** Tables of fewer rows might by chance have none. */
const FEW = 20;

/** Lets every parent have at least one row, and those of few rows theirs. */
export function makeCertain(target: Shape): void {
  if (target.per.least === 0) target.per = { least: 1, most: Math.max(1, target.per.most) };
  const above = target.parent?.target;
  if (above && above.rows < FEW) makeCertain(above);
}

export function isAncestor(shape: Shape, target: Shape): boolean {
  for (let at = shape.parent?.target; at; at = at.parent?.target) if (at === target) return true;
  return false;
}
