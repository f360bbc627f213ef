import {
  type NumberRange,
  parseFieldType,
  printFieldType,
  distinctRows as roomIn,
  type TableField,
  type World,
} from 'specimen-data/internal';
import { isNumber, neverRepeats, valuesOf } from '../columns/here.ts';
import { isPosition } from '../columns/numbers.ts';
import { numberRange } from '../columns/ranges.ts';
import { wordsOf } from '../columns/words.ts';
import type { Draft } from './draft.ts';
import { makeCertain } from './references.ts';
import type { Link } from './shape.ts';

/** Factor of headroom: drawn values that must differ need three times as many values as rows. */
const SPARE = 3;

/** Length of a code that distinguishes rows. */
const CODE_LENGTH = 8;

/**
 * Makes sets of columns unique: by a column that is unique alone, by a number among the parent's rows, or by a list in the
 * definition. Returns these lists.
 */
export function uniquesOf(draft: Draft): readonly (readonly string[])[] {
  const { table } = draft.shape;
  const groups: (readonly string[])[] = [];
  const sets = [table.primaryKey, ...table.uniques].filter(
    (set) => set.length > 1 && set.every((name) => draft.fields.has(name)),
  );
  for (const set of sets) {
    if (isSettled(draft, set, groups)) continue;
    const others = sets.filter((other) => other !== set).flat();
    const group = settled(draft, set, { others, taken: groups.flat() });
    if (group) groups.push(group);
  }
  return groups;
}

/** Makes a set of columns unique; returns the list that the definition needs for it, if any. */
function settled(
  draft: Draft,
  set: readonly string[],
  { others, taken }: { readonly others: readonly string[]; readonly taken: readonly string[] },
): readonly string[] | undefined {
  const { shape, fields } = draft;
  const parent = shape.parent?.key.columns.every((name) => set.includes(name)) ? shape.parent : undefined;
  const own = shape.links.filter(({ target }) => target === shape).flatMap(({ key }) => key.columns);
  const rest = set.filter((name) => !parent?.key.columns.includes(name) && !own.includes(name));
  if (parent && rest.length === 0) {
    shape.per = { least: Math.min(1, shape.per.least), most: 1 };
    return undefined;
  }
  if (parent && numbered(draft, rest, parent)) return undefined;
  if (counted(draft, rest) || madeUnique(draft, rest)) return undefined;
  // A column belongs to one list only; sets that share a column use a code of their own.
  if (rest.some((name) => others.includes(name)) && codedApart(draft, rest)) return undefined;
  // The parent's columns are the same in all its rows.
  const told = parent ? [] : (shape.parent?.key.columns ?? []);
  const free = rest.filter(
    (name) => !taken.includes(name) && !told.includes(name) && fields.get(name)?.const === undefined,
  );
  const apart = toldApart(draft, free, (parent ? shape.per.most : shape.rows) * SPARE);
  if (apart.length === 0) return undefined;
  return parent ? apartInParent(draft, apart, parent) : apartInTable(draft, apart);
}

/** Limits the rows of a parent to the number of different values. */
function apartInParent(draft: Draft, apart: readonly string[], { key }: Link): readonly string[] | undefined {
  const { shape } = draft;
  const most = Math.max(1, Math.min(shape.per.most, roomTogether(draft, apart)));
  shape.per = { least: Math.min(shape.per.least, most), most };
  return most === 1 ? undefined : [...key.columns, ...apart];
}

/** Limits the rows of the table to the number of different values; if that is too few for its parents, removes the parent. */
function apartInTable(draft: Draft, apart: readonly string[]): readonly string[] {
  const { shape, fields } = draft;
  const { parent } = shape;
  if (parent && roomTogether(draft, apart) < shape.rows * SPARE) widen(draft, apart);
  const room = roomTogether(draft, apart);
  const isNumbered = [...fields.values()].some(({ type = '' }) => parseFieldType(type).kind === 'nth');
  if (parent && room < shape.rows * 1.5 && !isNumbered) {
    makeCertain(parent.target);
    delete shape.parent;
  }
  shape.rows = Math.max(1, Math.min(shape.rows, room));
  return apart;
}

/** Returns true if a set of columns is known to be unique already. */
function isSettled(
  { shape, fields }: Draft,
  set: readonly string[],
  groups: readonly (readonly string[])[],
): boolean {
  const { parent, per } = shape;
  if (set.some((name) => fields.get(name)?.unique || neverRepeats(fields.get(name)?.type))) return true;
  if (parent && per.most === 1 && parent.key.columns.every((name) => set.includes(name))) return true;
  return groups.some((group) => group.every((name) => set.includes(name)));
}

/** Makes a whole number count the parent's rows. */
function numbered(draft: Draft, rest: readonly string[], parent: Link): boolean {
  const { shape, fields, planning } = draft;
  const position = rest.find(
    (name) =>
      draft.column(name)?.type.kind === 'integer' &&
      !draft.isReference(name) &&
      isPosition(wordsOf(name), shape.table.name),
  );
  if (position === undefined) return false;
  fields.set(position, { name: position, type: `nth:${planning.nameOf(parent.target.table)}` });
  return true;
}

/** Makes a whole number without another meaning a sequence. */
function counted(draft: Draft, names: readonly string[]): boolean {
  const found = names.find((name) => {
    const type = draft.column(name)?.type;
    const isWide = type?.kind === 'integer' && type.bits > 16 && !draft.isReference(name);
    return isWide && draft.fields.get(name)?.type === 'int:1,1000';
  });
  if (found !== undefined) draft.fields.set(found, { name: found, type: 'sequence' });
  return found !== undefined;
}

/** Makes one column unique if it can be without changing its meaning. */
function madeUnique(draft: Draft, names: readonly string[]): boolean {
  const { fields, shape } = draft;
  const { world } = draft.planning;
  for (const name of names) {
    const field = fields.get(name) as TableField;
    const { type = '', most } = field;
    const isOwn =
      field.pattern !== undefined ||
      /\.(email|username|phone|id|iban|account|passport|card|sku|vat|registration)$|^(slug|string|digits|isbn|ean|vin|imei|mac)/.test(
        type,
      );
    if (!isOwn || most !== undefined || draft.isReference(name)) continue;
    const { name: _, blank: __, ...making } = field;
    if (!valuesOf(world, { ...making, unique: true }) || roomIn(world, making) < shape.rows * SPARE) continue;
    fields.set(name, { ...field, unique: true });
    return true;
  }
  return false;
}

/** Makes a text a unique code. */
function codedApart(draft: Draft, names: readonly string[]): boolean {
  const { shape, fields } = draft;
  const name = names.find((each) => {
    const type = textType(draft, each);
    return type && !draft.isReference(each) && 36 ** codeLength(type) > shape.rows * 10;
  });
  if (name !== undefined) fields.set(name, { ...coded(draft, name), unique: true });
  return name !== undefined;
}

/**
 * Returns the columns that make rows different: those whose values can be numbered. If these have too few values, texts join
 * them, as lists of their values or as codes.
 */
function toldApart(draft: Draft, names: readonly string[], wanted: number): readonly string[] {
  const { fields } = draft;
  const apart: string[] = [];
  const tell = (name: string, field: TableField | undefined) => {
    if (!field) return;
    fields.set(name, field);
    if (!apart.includes(name)) apart.push(name);
  };
  for (const name of names) tell(name, numberable(draft, name));
  const texts = names.filter((name) => !apart.includes(name) && textType(draft, name));
  for (const make of [listed, coded])
    for (const name of texts) if (roomTogether(draft, apart) < wanted) tell(name, make(draft, name));
  return names.filter((name) => apart.includes(name));
}

/** Returns a field of the same meaning whose values can be numbered, if there is one. */
function numberable(draft: Draft, name: string): TableField | undefined {
  const field = draft.fields.get(name) as TableField;
  const { blank: _, after: __, within: ___, map: ____, same: _____, ...rest } = field;
  if (draft.isReference(name)) return rest;
  const column = draft.column(name);
  const type = parseFieldType(field.type ?? '');
  if (field.values) return { name, type: `enum:${field.values.join(',')}` };
  switch (type.kind) {
    case 'date':
    case 'datetime':
      return { name, type: printFieldType({ ...type, years: type.years ?? { low: 2023, high: 2025 } }) };
    case 'enum':
      if (type.choices.every(({ weight }) => weight === undefined)) break;
      return { name, type: `enum:${type.choices.map(({ value }) => value).join(',')}` };
    case 'generic':
      if (type.key === 'bool') return { name, type: 'enum:true,false' };
  }
  if (rest.most === undefined && valuesOf(draft.planning.world, withoutName({ ...rest, unique: true })))
    return rest;
  if (column?.type.kind === 'date') return { name, type: 'date:1950,2005' };
  if (column?.type.kind === 'timestamp') return { name, type: 'datetime:2023,2025' };
  return column && isNumber(column) ? wholeOf(name, field.type) : undefined;
}

/** Returns whole numbers in the range of a field. */
function wholeOf(name: string, type: string | undefined): TableField {
  const { low, high } = numberRange(type) ?? { low: 1, high: 1000 };
  const first = Math.ceil(low);
  return {
    name,
    type: printFieldType({ kind: 'int', range: { low: first, high: Math.max(first, Math.floor(high)) } }),
  };
}

/** Returns a text as one of its own values. */
function listed(draft: Draft, name: string): TableField | undefined {
  const { most = Number.POSITIVE_INFINITY } = textType(draft, name) ?? {};
  const { blank: _, ...rest } = draft.fields.get(name) as TableField;
  const values = valuesOf(draft.planning.world, withoutName(rest))?.map(String) ?? [];
  const plain = values.filter(
    (value) => value !== '' && value.length <= most && !/,|=-?[0-9.]+$/.test(value),
  );
  const known = [...new Set(plain)];
  return known.length > 1 ? { name, type: `enum:${known.join(',')}` } : undefined;
}

/** Returns a text as a code. */
function coded(draft: Draft, name: string): TableField {
  return { name, pattern: '*'.repeat(codeLength(textType(draft, name) ?? {})) };
}

function codeLength({ most = CODE_LENGTH }: { readonly most?: number }): number {
  return Math.min(most, CODE_LENGTH);
}

function textType(draft: Draft, name: string): { readonly most?: number } | undefined {
  const type = draft.column(name)?.type;
  return type?.kind === 'text' ? type : undefined;
}

/** Gives coded texts enough values for all rows of all parents. */
function widen(draft: Draft, names: readonly string[]): void {
  for (const name of names)
    if (textType(draft, name) && draft.fields.get(name)?.pattern !== undefined)
      draft.fields.set(name, coded(draft, name));
}

function withoutName({ name: _, ...making }: TableField): Omit<TableField, 'name'> {
  return making;
}

/** Returns the minimum number of different combinations of some columns. */
function roomTogether({ planning, shape, fields }: Draft, names: readonly string[]): number {
  let room = 1;
  const counted = new Set<Link>();
  for (const name of names) {
    const link = shape.links.find(({ key }) => key.columns.includes(name));
    if (link && !counted.has(link))
      room *= Math.max(1, rowsOf(link) - (fields.get(name)?.unlike === undefined ? 0 : 1));
    if (link) counted.add(link);
    else room *= roomOf(planning.world, fields.get(name) as TableField);
  }
  return room;
}

/** Returns the minimum number of rows that can be referred to. */
function rowsOf({ target }: Link): number {
  return target.parent ? Math.max(1, Math.floor(target.rows * 0.5)) : target.rows;
}

function roomOf(world: World, { type = '', pattern }: TableField): number {
  if (pattern !== undefined) return roomIn(world, { pattern });
  const parsed = parseFieldType(type);
  switch (parsed.kind) {
    case 'int':
      return sizeOf(parsed.range ?? { low: 0, high: 1000 });
    case 'enum':
      return parsed.choices.length;
    case 'date':
    case 'datetime':
      return sizeOf(parsed.years ?? { low: 2023, high: 2025 }) * 365;
    default:
      return type === 'word' ? 500 : 10_000;
  }
}

function sizeOf({ low, high }: NumberRange): number {
  return high - low + 1;
}
