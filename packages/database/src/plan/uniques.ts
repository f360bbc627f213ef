import { roomOf as roomIn, type TableField, type World } from 'specimen-data/surface';
import type { SchemaTable } from '../schema.ts';
import { valuesOf } from './here.ts';
import { isPosition } from './numbers.ts';
import { makeCertain } from './references.ts';
import type { Link, Shape } from './shape.ts';
import { wordsOf } from './words.ts';

/** A table whose fields may still change. */
export interface OpenTable {
  readonly world: World;
  readonly shape: Shape;
  /** What tables are called in the definition. */
  nameOf(table: SchemaTable): string;
  readonly fields: Map<string, TableField>;
}

/**
 * Sees to it that columns which together have no values twice do so: by one of them that is unique alone, by a number among
 * the parent's rows, or as a list that the definition tells. Returns these lists.
 */
export function uniquesOf(open: OpenTable): readonly (readonly string[])[] {
  const { shape, fields } = open;
  const { table, parent } = shape;
  const groups: string[][] = [];
  const sets = [table.primaryKey, ...table.uniques].filter((set) => set.every((name) => fields.has(name)));
  for (const set of sets) {
    if (set.length < 2 || isSettled(open, set, groups)) continue;
    const ofParent = parent?.key.columns.every((name) => set.includes(name)) ? parent : undefined;
    const own = shape.links.filter(({ target }) => target === shape).flatMap(({ key }) => key.columns);
    const rest = set.filter((name) => !ofParent?.key.columns.includes(name) && !own.includes(name));
    if (ofParent && rest.length === 0) {
      shape.per = { least: Math.min(1, shape.per.least), most: 1 };
      continue;
    }
    if (ofParent && numbered(open, rest, ofParent)) continue;
    if (counted(open, rest) || madeUnique(open, rest)) continue;
    // A column keeps rows apart in one list only; where lists share one, a code of its own does it.
    const isShared = sets.some(
      (other) => other !== set && other.length > 1 && other.some((name) => rest.includes(name)),
    );
    if (isShared && codedApart(open, rest)) continue;
    // What the parent tells is the same in all its rows.
    const told = ofParent ? [] : (parent?.key.columns ?? []);
    const free = rest.filter(
      (name) =>
        !groups.flat().includes(name) && !told.includes(name) && fields.get(name)?.const === undefined,
    );
    if (free.length === 0) continue;
    for (const name of free) tellApart(open, name);
    const room = roomTogether(open, free);
    if (ofParent) {
      const most = Math.max(1, Math.min(shape.per.most, room));
      shape.per = { least: Math.min(shape.per.least, most), most };
      groups.push([...ofParent.key.columns, ...free]);
    } else {
      if (parent && room < shape.rows * 3) widen(open, free);
      const wide = roomTogether(open, free);
      const isNumbered = [...fields.values()].some(({ type }) => type?.startsWith('nth:'));
      if (parent && wide < shape.rows * 1.5 && !isNumbered) {
        makeCertain(parent.target);
        delete shape.parent;
      }
      shape.rows = Math.max(1, Math.min(shape.rows, wide));
      groups.push(free);
    }
  }
  return groups;
}

/** Whether something is known to keep a set of columns apart already. */
function isSettled(
  { shape, fields }: OpenTable,
  set: readonly string[],
  groups: readonly (readonly string[])[],
): boolean {
  const { parent, per } = shape;
  if (set.some((name) => fields.get(name)?.unique || /^(sequence|uuid)/.test(fields.get(name)?.type ?? '')))
    return true;
  if (parent && per.most === 1 && parent.key.columns.every((name) => set.includes(name))) return true;
  return groups.some((group) => group.every((name) => set.includes(name)));
}

/** A whole number that counts the parent's rows. */
function numbered(
  { shape: { table, links }, nameOf, fields }: OpenTable,
  rest: readonly string[],
  parent: Link,
): boolean {
  const linked = new Set(links.flatMap(({ key }) => key.columns));
  const whole = rest.filter((name) => {
    const column = table.columns.find((each) => each.name === name);
    return column?.type.kind === 'integer' && !linked.has(name);
  });
  const position = whole.find((name) => isPosition(wordsOf(name), table.name));
  if (position === undefined) return false;
  fields.set(position, { name: position, type: `nth:${nameOf(parent.target.table)}` });
  return true;
}

/** A whole number that is known for nothing else goes on from row to row. */
function counted({ shape: { table, links }, fields }: OpenTable, names: readonly string[]): boolean {
  const linked = new Set(links.flatMap(({ key }) => key.columns));
  const found = names.find((name) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    const isWide = type?.kind === 'integer' && type.bits > 16 && !linked.has(name);
    return isWide && fields.get(name)?.type === 'int:1,1000';
  });
  if (found !== undefined) fields.set(found, { name: found, type: 'sequence' });
  return found !== undefined;
}

/** One of the columns that can be unique by itself without becoming another thing. */
function madeUnique({ world, fields, shape }: OpenTable, names: readonly string[]): boolean {
  for (const name of names) {
    const field = fields.get(name) as TableField;
    const { type = '', most } = field;
    const isOwn =
      field.pattern !== undefined ||
      /\.(email|username|phone|id|iban|account|passport|card|sku|vat|registration)$|^(slug|string|digits|isbn|ean|vin|imei|mac)/.test(
        type,
      );
    if (!isOwn || most !== undefined || shape.links.some(({ key }) => key.columns.includes(name))) continue;
    const { name: _, blank: __, ...making } = field;
    if (!valuesOf(world, { ...making, unique: true }) || roomIn(world, making) < shape.rows * 3) continue;
    fields.set(name, { ...field, unique: true });
    return true;
  }
  return false;
}

/** Makes a text a code that no other row has. */
function codedApart({ shape: { table, links, rows }, fields }: OpenTable, names: readonly string[]): boolean {
  const linked = new Set(links.flatMap(({ key }) => key.columns));
  const coded = names.find((name) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    return type?.kind === 'text' && !linked.has(name) && 36 ** Math.min(type.most ?? 8, 8) > rows * 10;
  });
  if (coded === undefined) return false;
  const type = table.columns.find((column) => column.name === coded)?.type as { readonly most?: number };
  fields.set(coded, { name: coded, pattern: '*'.repeat(Math.min(type.most ?? 8, 8)), unique: true });
  return true;
}

/** Turns a field into one whose values can be numbered, if it refers to nothing. */
function tellApart({ shape, fields, world }: OpenTable, name: string): void {
  const field = fields.get(name) as TableField;
  const { blank: _, after: __, within: ___, map: ____, same: _____, ...rest } = field;
  if (shape.links.some(({ key }) => key.columns.includes(name))) {
    fields.set(name, rest);
    return;
  }
  const column = shape.table.columns.find((each) => each.name === name);
  const { type = '' } = field;
  if (type.startsWith('bool')) fields.set(name, { name, type: 'enum:true,false' });
  else if (field.values) fields.set(name, { name, type: `enum:${field.values.join(',')}` });
  else if (/^(date|datetime)/.test(type))
    fields.set(name, { name, type: type.includes(':') ? type : `${type}:2023,2025` });
  else if (/^enum:.*=/.test(type)) fields.set(name, { name, type: type.replace(/=[0-9.]+(?=,|$)/g, '') });
  else if (valuesOf(world, withoutName({ ...rest, unique: true })) && rest.most === undefined)
    fields.set(name, rest);
  else if (column?.type.kind === 'text')
    fields.set(name, { name, pattern: '*'.repeat(Math.min(column.type.most ?? 8, 8)) });
  else fields.set(name, { name, type: 'int:1,1000' });
}

/** Gives a text so many values that all rows of all parents have their own. */
function widen({ shape: { table }, fields }: OpenTable, names: readonly string[]): void {
  for (const name of names) {
    const column = table.columns.find((each) => each.name === name);
    if (column?.type.kind === 'text' && fields.get(name)?.pattern !== undefined)
      fields.set(name, { name, pattern: '*'.repeat(Math.min(column.type.most ?? 8, 8)) });
  }
}

function withoutName({ name: _, ...making }: TableField): Omit<TableField, 'name'> {
  return making;
}

/** How many different values columns have together, at the least. */
function roomTogether({ world, shape, fields }: OpenTable, names: readonly string[]): number {
  let room = 1;
  const counted = new Set<Link>();
  for (const name of names) {
    const link = shape.links.find(({ key }) => key.columns.includes(name));
    if (link && !counted.has(link))
      room *= link.target.parent ? Math.max(1, Math.floor(link.target.rows * 0.5)) : link.target.rows;
    if (link) counted.add(link);
    else room *= roomOf(world, fields.get(name) as TableField);
  }
  return room;
}

function roomOf(world: World, { type = '', pattern }: TableField): number {
  const [key = '', params = ''] = type.split(':');
  const parts = params.split(',');
  if (pattern !== undefined) return roomIn(world, { pattern });
  if (key === 'int') return Number(parts[1]) - Number(parts[0]) + 1;
  if (key === 'enum') return parts.length;
  if (key === 'date' || key === 'datetime') return (Number(parts[1]) - Number(parts[0]) + 1) * 365;
  return key === 'word' ? 500 : 10_000;
}
