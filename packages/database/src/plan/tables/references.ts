import type { TableField } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import { singular, wordsOf } from '../columns/words.ts';
import { ancestors, type Link, type Shape } from './shape.ts';

/** A field that refers to another table, with the reason. */
export interface Reference {
  readonly field: TableField;
  readonly why: string;
}

/** Returns the fields of a table that refer to others, by column. */
export function referencesOf(
  shape: Shape,
  nameOf: (table: SchemaTable) => string,
): ReadonlyMap<string, Reference> {
  const { links, parent } = shape;
  const fields = new Map<string, Reference>();
  const usual = new Set<Shape>();
  for (const link of parent ? [parent, ...links.filter((each) => each !== parent)] : links) {
    const { key, target, later, unique, nullable } = link;
    const { role, same } = rowOf(shape, link, usual);
    const isTold = key.columns.some((name) => fields.has(name));
    usual.add(target);
    if (link !== parent && ((same && !nullable) || target.rows < FEW)) makeCertain(target);
    const making = {
      ...(role === undefined ? {} : { row: role }),
      ...(same === undefined ? {} : { same: nameOf(same.table) }),
      ...(later ? { later } : {}),
      ...(unique && link !== parent ? { unique } : {}),
    };
    for (const [i, name] of key.columns.entries()) {
      const column = shape.table.columns.find((each) => each.name === name);
      if (!column || fields.has(name)) continue;
      const type = `${nameOf(target.table)}.${key.refersTo[i]}`;
      const reference = target === shape ? toOwnTable : toOther;
      const { field, why } = reference(column, { type, ...making }, isTold);
      const { blank: _, ...whole } = field;
      // If only some columns of a composite key are null, the key refers to nothing, which `MATCH FULL` forbids.
      fields.set(name, { field: key.columns.length > 1 && isOpen(shape, key) ? whole : field, why });
    }
  }
  return fields;
}

/** Returns true if all columns of a reference are nullable. */
function isOpen({ table }: Shape, { columns }: Link['key']): boolean {
  return columns.every((name) => table.columns.find((column) => column.name === name)?.nullable);
}

type Making = Omit<TableField, 'name'>;

/** Returns a reference to an earlier row of the same table, or to the row itself if it is required. */
function toOwnTable({ name, nullable }: SchemaColumn, making: Making, isTold: boolean): Reference {
  if (!nullable)
    return { field: { name, type: 'sequence' }, why: 'refers to its own row: it cannot be null' };
  return {
    field: { name, ...making, blank: 0.2 },
    why: isTold ? TOLD : 'foreign key: an earlier row',
  };
}

function toOther({ name, nullable }: SchemaColumn, making: Making, isTold: boolean): Reference {
  return {
    field: { name, ...making, ...(nullable ? { blank: 0.1 } : {}) },
    why: isTold ? TOLD : 'foreign key',
  };
}

const TOLD = 'foreign key, of the same row as others';

/** Returns the row to refer to, if it is not the usual one, and the table it belongs to. */
function rowOf(
  shape: Shape,
  link: Link,
  usual: ReadonlySet<Shape>,
): { readonly role: string | undefined; readonly same: Shape | undefined } {
  const { target, later, unique } = link;
  const isParent = link === shape.parent;
  const isAbove = !isParent && isAncestor(shape, target);
  const isParents = isAbove && !usual.has(target) && repeats(shape, link) && !isApart(shape, link);
  const isOther = usual.has(target) || (isAbove && !isParents);
  const isFree = isParent || isParents || later || unique || target === shape;
  return {
    role: isOther ? roleOf(link, shape) : undefined,
    same: isFree ? undefined : sameParent(shape, link, usual),
  };
}

/**
 * Returns true if a reference repeats one of the parent: `customer_id` of an order's items, or the column by which the
 * parent itself refers to that table, but not `author_id`.
 */
function repeats(shape: Shape, { key, target, unique }: Link): boolean {
  const stem = wordsOf(key.columns.at(-1) ?? '').filter((word) => word !== 'id');
  const name = wordsOf(target.table.name);
  const isNamed =
    stem.length > 0 && stem.join() === [...name.slice(0, -1), singular(name.at(-1) ?? '')].join();
  const isSame = [...ancestors(shape)].some(({ links }) =>
    links.some((link) => link.target === target && link.key.columns.join() === key.columns.join()),
  );
  return (
    !unique &&
    (key.columns.length > 1 ||
      ((isNamed || isSame) && !/^(user|member|person|author|employee|staff|contact)$/.test(stem.join(''))))
  );
}

/** Returns true if a reference is part of a key, so that it cannot be the one of the parent. */
function isApart({ table }: Shape, { key }: Link): boolean {
  return [table.primaryKey, ...table.uniques].some(
    (set) => set.length > key.columns.length && key.columns.every((name) => set.includes(name)),
  );
}

/** Returns the role that distinguishes a second reference to a table from the first: the words of the column without `id`. */
function roleOf({ key }: Link, { table }: Shape): string {
  const words = key.columns.map((name) =>
    wordsOf(name)
      .filter((word) => word !== 'id')
      .join('_'),
  );
  return words.at(-1) || `${table.name}_${key.columns.join('_')}`;
}

/** Returns a table that the target belongs to and that this row already belongs or refers to. */
function sameParent(shape: Shape, { target }: Link, usual: ReadonlySet<Shape>): Shape | undefined {
  const other = target.parent?.target;
  if (!other || target.parent?.later || other.isLookup) return undefined;
  return usual.has(other) || isAncestor(shape, other) ? other : undefined;
}

/** A table with fewer rows might have none by chance. */
const FEW = 20;

/** Gives every parent at least one row, also those parents that have few rows themselves. */
export function makeCertain(target: Shape): void {
  if (target.per.least === 0) target.per = { least: 1, most: Math.max(1, target.per.most) };
  const above = target.parent?.target;
  if (above && above.rows < FEW) makeCertain(above);
}

function isAncestor(shape: Shape, target: Shape): boolean {
  return [...ancestors(shape)].includes(target);
}
