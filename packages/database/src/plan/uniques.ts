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
  const groups: (readonly string[])[] = [];
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
    const apart = toldApart(open, free, (ofParent ? shape.per.most : shape.rows) * 3);
    if (apart.length === 0) continue;
    const room = roomTogether(open, apart);
    if (ofParent) {
      const most = Math.max(1, Math.min(shape.per.most, room));
      shape.per = { least: Math.min(shape.per.least, most), most };
      groups.push([...ofParent.key.columns, ...apart]);
    } else {
      if (parent && room < shape.rows * 3) widen(open, apart);
      const wide = roomTogether(open, apart);
      const isNumbered = [...fields.values()].some(({ type }) => type?.startsWith('nth:'));
      if (parent && wide < shape.rows * 1.5 && !isNumbered) {
        makeCertain(parent.target);
        delete shape.parent;
      }
      shape.rows = Math.max(1, Math.min(shape.rows, wide));
      groups.push(apart);
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

/**
 * The columns that keep rows apart: those whose values can be numbered as they are. Where these have less room than is wanted,
 * texts join them: as a list of what they are, or as codes where that is too little as well.
 */
function toldApart(open: OpenTable, names: readonly string[], wanted: number): readonly string[] {
  const { fields } = open;
  const apart: string[] = [];
  const tell = (name: string, field: TableField | undefined) => {
    if (!field) return;
    fields.set(name, field);
    if (!apart.includes(name)) apart.push(name);
  };
  for (const name of names) tell(name, numberable(open, name));
  const texts = names.filter((name) => !apart.includes(name) && textType(open, name));
  for (const make of [listed, coded])
    for (const name of texts) if (roomTogether(open, apart) < wanted) tell(name, make(open, name));
  return names.filter((name) => apart.includes(name));
}

/** A field of the same meaning whose values can be numbered; nothing where there is none. */
function numberable({ shape, fields, world }: OpenTable, name: string): TableField | undefined {
  const field = fields.get(name) as TableField;
  const { blank: _, after: __, within: ___, map: ____, same: _____, ...rest } = field;
  if (shape.links.some(({ key }) => key.columns.includes(name))) return rest;
  const kind = shape.table.columns.find((each) => each.name === name)?.type.kind;
  const { type = '' } = field;
  if (type.startsWith('bool')) return { name, type: 'enum:true,false' };
  if (field.values) return { name, type: `enum:${field.values.join(',')}` };
  if (/^(date|datetime)/.test(type)) return { name, type: type.includes(':') ? type : `${type}:2023,2025` };
  if (/^enum:.*=/.test(type)) return { name, type: type.replace(/=[0-9.]+(?=,|$)/g, '') };
  if (rest.most === undefined && valuesOf(world, withoutName({ ...rest, unique: true }))) return rest;
  if (kind === 'date') return { name, type: 'date:1950,2005' };
  if (kind === 'timestamp') return { name, type: 'datetime:2023,2025' };
  return kind === 'integer' || kind === 'decimal' || kind === 'float' ? wholeOf(name, type) : undefined;
}

/** Whole numbers of a field's range. */
function wholeOf(name: string, type: string): TableField {
  const [, low = '1', high = '1000'] = /^float:(-?[0-9.]+),(-?[0-9.]+)/.exec(type) ?? [];
  return {
    name,
    type: `int:${Math.ceil(Number(low))},${Math.max(Math.ceil(Number(low)), Math.floor(Number(high)))}`,
  };
}

/** A text as one of some values of its own. */
function listed(open: OpenTable, name: string): TableField | undefined {
  const { most = 1e9 } = textType(open, name) ?? {};
  const { blank: _, ...rest } = open.fields.get(name) as TableField;
  const values = valuesOf(open.world, withoutName(rest))?.map(String) ?? [];
  const plain = values.filter(
    (value) => value !== '' && value.length <= most && !/,|=-?[0-9.]+$/.test(value),
  );
  const known = [...new Set(plain)];
  return known.length > 1 ? { name, type: `enum:${known.join(',')}` } : undefined;
}

function coded(open: OpenTable, name: string): TableField {
  const { most = 8 } = textType(open, name) ?? {};
  return { name, pattern: '*'.repeat(Math.min(most, 8)) };
}

function textType({ shape }: OpenTable, name: string): { readonly most?: number } | undefined {
  const type = shape.table.columns.find((each) => each.name === name)?.type;
  return type?.kind === 'text' ? type : undefined;
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
      room *= Math.max(1, rowsOf(link) - (fields.get(name)?.unlike === undefined ? 0 : 1));
    if (link) counted.add(link);
    else room *= roomOf(world, fields.get(name) as TableField);
  }
  return room;
}

/** How many rows there are to refer to, at the least. */
function rowsOf({ target }: Link): number {
  return target.parent ? Math.max(1, Math.floor(target.rows * 0.5)) : target.rows;
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
