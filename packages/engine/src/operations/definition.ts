import { MISNAMED } from '../data/misnamed.ts';
import type { Table } from '../datasets/table.ts';
import { isBranch, isList, type Node, Source } from '../draw/source.ts';
import { twiceIn } from '../formats/lines.ts';
import { sqlType } from '../formats/sql.ts';
import { suggestion, unknownName } from '../kernel/find.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { RowKey } from '../kernel/random.ts';
import type { World } from '../spec/spec.ts';
import { parseFieldType } from './fieldType.ts';
import { type Caps, refuseUnknownProperties } from './operation.ts';
import { Reader, Readers } from './reader.ts';
import { refuseLong } from './refuseLong.ts';
import { lengthOf, readField, wellFormed, wholeNumber } from './schemaField.ts';
import { columnNames, genericType } from './schemaNames.ts';
import { allFields, countFields } from './schemaSource.ts';
import { type Seeded, type Sketch, Sketches } from './sketches.ts';
import { type ReadTableField, TABLE_FIELD, type TableField } from './tableField.ts';

/** A table of a caller's own dataset. */
export interface TableDefinition {
  readonly name: string;
  /** Number of rows; or `of`, the parent table, and `per`, the number of rows for each of its rows. */
  readonly rows?: number;
  readonly of?: string;
  readonly per?: string | number;
  /**
   * The column that is the primary key. The default is the first column; if its values may repeat, the first that
   * is unique or a generic type with unlimited values, if any.
   */
  readonly key?: string;
  /** Lists of columns whose values are unique together: `[["student_id", "course_id"]]`. */
  readonly unique?: readonly (readonly string[])[];
  /** The table's name in a database, if it cannot be its name here: `sales.date`. */
  readonly into?: string;
  /** The number of its first row; 0 by default. `without` lists numbers that are skipped, in ascending order. */
  readonly from?: number;
  readonly without?: readonly number[];
  readonly fields: readonly TableField[];
}

const PROPERTIES = ['name', 'rows', 'of', 'per', 'key', 'unique', 'into', 'from', 'without', 'fields'];

/** Compiles a caller's tables, each after the tables that it refers to. */
export function compileTables(world: World, tables: unknown, seeded: Seeded, caps: Caps): readonly Table[] {
  if (!Array.isArray(tables) || tables.length === 0)
    throw new Problem(
      'bad-definition',
      'tables must be an array of at least one table such as { "name": "customers", "rows": 10, "fields": [{ "name": "id", "type": "sequence" }] }',
    );
  if (tables.length > caps.items)
    throw new Problem('too-large', `a dataset may have at most ${caps.items} tables`);
  refuseLarge(tables, caps);
  const names = new Set(tables.map((table) => (table as Partial<TableDefinition> | null)?.name));
  const sketches = new Sketches(
    world,
    seeded,
    tables.map((table, i) => sketch(world, table, { place: i + 1, names, caps })),
  );
  let total = 0;
  for (const { name } of sketches.ordered) {
    total += sketches.count(name);
    if (total > caps.records)
      throw new Problem('too-many-rows', `a dataset may have at most ${caps.records} rows in total`);
  }
  for (const { name } of sketches.ordered)
    if (sketches.rowWork(name) > caps.cells)
      throw new Problem(
        'too-large',
        `a row of ${shown(name)} is computed from over ${caps.cells} values of other rows; use fewer sums, or sums over fewer rows`,
      );
  const readers = new Readers(sketches);
  let columns = 0;
  return sketches.ordered.map((each) => {
    const table = tableOf(readers, each);
    columns += table.columns.length;
    if (columns > caps.fields) throw tooMany(caps);
    return table;
  });
}

/** Refuses a definition that would take long to read, before it is read. */
function refuseLarge(tables: readonly unknown[], caps: Caps): void {
  const given = tables as readonly (Partial<TableDefinition> | null)[];
  const columns = given.reduce((sum, table) => {
    const lists = Array.isArray(table?.unique) ? table.unique : [];
    return lists.reduce(
      (all, list) => all + (list?.length ?? 0),
      sum + countFields(table?.fields, caps.fields),
    );
  }, 0);
  if (columns > caps.fields) throw tooMany(caps);
  const fields = given.flatMap((table) => allFields(table?.fields, caps.fields));
  refuseLong(fields, 'dataset', caps);
  const values = fields.reduce(
    (sum, field) => sum + (Array.isArray(field?.values) ? field.values.length : 0),
    0,
  );
  if (values > caps.records)
    throw new Problem('too-large', `a dataset may list at most ${caps.records} values in total`);
}

function tooMany({ fields }: Caps): Problem {
  return new Problem(
    'too-large',
    `a dataset may have at most ${fields} columns in total, including those of records, of objects and in unique`,
  );
}

/** The other tables of a definition, while one is read. */
interface Surroundings {
  /** The table's position among them, from 1. */
  readonly place: number;
  readonly names: ReadonlySet<string | undefined>;
  readonly caps: Caps;
}

/** The context of columns that are read. */
interface Fields {
  readonly what: string;
  readonly names: Surroundings['names'];
  /** True if they belong to the objects of a list. */
  readonly isListed?: boolean;
}

/** Reads columns, including those of objects in them. */
function readFields(
  fields: readonly unknown[],
  { what, names, isListed = false }: Fields,
): readonly ReadTableField[] {
  return fields.map((field, i) => {
    const place = `field ${i + 1} of ${what}`;
    const read = readField(field, place, TABLE_FIELD);
    const { fields: inner } = read;
    const listed = isListed || read.list !== undefined;
    if (listed && isForeign(read, names))
      throw new Problem(
        'bad-definition',
        `${place} cannot be in a list: listed values, and values from other rows or columns, must stand alone`,
      );
    if (Array.isArray(inner)) readFields(inner, { what: place, names, isListed: listed });
    else if (inner !== undefined)
      throw new Problem('bad-definition', `fields of ${place} must be an array of at least one field`);
    return read;
  });
}

/** Returns true if a column depends on another column or table. */
function isForeign({ type = '', values, after }: ReadTableField, names: Surroundings['names']): boolean {
  const parsed = parseFieldType(type);
  const isOfTable = 'table' in parsed || (parsed.kind === 'member' && names.has(parsed.owner));
  return values !== undefined || after !== undefined || isOfTable;
}

/** Reads a table. References are resolved after all tables are read. */
function sketch(world: World, given: unknown, { place, names, caps }: Surroundings): Sketch {
  const table = (typeof given === 'object' && given !== null ? given : {}) as Partial<TableDefinition>;
  const { rows, of, per, key, into, from = 0, fields } = table;
  const what =
    typeof table.name === 'string' && table.name !== '' ? `table ${shown(table.name)}` : `table ${place}`;
  refuseUnknownProperties(table, PROPERTIES, what);
  const name = readName(world, table.name, what);
  if ((rows === undefined) === (of === undefined) || (of === undefined) !== (per === undefined))
    throw new Problem('bad-definition', `${what} must have either rows, or of and per`);
  if (of !== undefined && typeof of !== 'string')
    throw new Problem('bad-definition', `of in ${what} must be the name of a table, not ${shown(of)}`);
  if (!Array.isArray(fields) || fields.length === 0)
    throw new Problem('bad-definition', `${what} needs fields such as { "name": "id", "type": "sequence" }`);
  if (countFields(fields, caps.columns) > caps.columns)
    throw new Problem('too-large', `${what} has over ${caps.columns} columns`);
  const read = readFields(fields, { what, names });
  for (const { type } of read) if (type !== undefined) refuseMisspelt(world, type, names, what);
  const last = (type: string) => {
    const parsed = parseFieldType(type);
    if ('table' in parsed) return parsed.column || parsed.table;
    return parsed.kind === 'member' && names.has(parsed.owner) ? parsed.name || parsed.owner : undefined;
  };
  const columns = columnNames(world, read, last).map((column, i) => ({
    ...(fields[i] as TableField),
    name: column,
  }));
  const named = new Map(columns.map((column) => [column.name, column]));
  if (key !== undefined && !named.has(key))
    throw unknownName('unknown-column', key, named.keys(), { scope: `the key of ${what}`, listed: 1000 });
  if (into !== undefined && typeof into !== 'string')
    throw new Problem('bad-definition', `into of ${what} must be text, not ${shown(into)}`);
  return {
    name,
    ...(into === undefined ? {} : { into }),
    ...{ columns, named, key },
    unique: readUnique(table.unique, [...named.keys()], what),
    from: wholeNumber(from, `from of ${what}`, 0, ENDLESS),
    without: readWithout(table.without, what, caps.records).filter((each) => each >= from),
    ...(of === undefined
      ? { rows: wholeNumber(rows, `rows of ${what}`, 1, Number.MAX_SAFE_INTEGER) }
      : { of, per: lengthOf(per, `per of ${what}`) }),
  };
}

/** Reads the name of a table, which must not look like a type. */
function readName({ countries, types }: World, name: unknown, what: string): string {
  if (typeof name !== 'string' || name === '') throw new Problem('missing-parameter', `${what} needs a name`);
  wellFormed(name, 'name');
  const lower = name.toLowerCase();
  if (lower === 'any' || countries.has(lower) || types.has(lower) || MISNAMED.has(lower))
    throw new Problem(
      'bad-definition',
      `a table cannot be named ${shown(name)}: that is a country or a type`,
    );
  if (name.includes('.') || name.includes(':'))
    throw new Problem(
      'bad-definition',
      `the name ${shown(name)} of a table must not contain a dot or a colon`,
    );
  return name;
}

/** Refuses a type whose owner is no country and resembles a table: `custmers.id`. */
function refuseMisspelt(world: World, type: string, names: Surroundings['names'], what: string): void {
  const owner = type.split('.', 1)[0] as string;
  const lower = owner.toLowerCase();
  if (genericType(type) !== undefined || names.has(owner)) return;
  if (world.named.has(lower) || MISNAMED.has(lower)) return;
  const near = suggestion(
    owner,
    [...names].filter((name) => typeof name === 'string'),
  );
  if (near) throw new Problem('unknown-table', `unknown table ${shown(owner)} in ${what}${near}`);
}

function readUnique(given: unknown, columns: readonly string[], what: string): Sketch['unique'] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || !given.every((group) => Array.isArray(group) && group.length > 0))
    throw new Problem(
      'bad-definition',
      `unique of ${what} must be an array of column lists such as [["a", "b"]], not ${shown(given)}`,
    );
  const known = new Set(columns);
  const strange = given.flat().find((name) => !known.has(name));
  if (strange !== undefined) {
    const near = typeof strange === 'string' ? suggestion(strange, columns) : '';
    throw new Problem('unknown-column', `unknown column ${shown(strange)} in unique of ${what}${near}`);
  }
  const repeated: readonly string[] = given.find((group) => new Set(group).size < group.length) ?? [];
  const twice = repeated.find((name, i) => repeated.indexOf(name) < i);
  if (twice !== undefined)
    throw new Problem('bad-definition', `unique of ${what} names ${shown(twice)} twice in one list`);
  return given;
}

function readWithout(given: unknown, what: string, most: number): readonly number[] {
  if (given === undefined) return [];
  if (Array.isArray(given) && given.length > most)
    throw new Problem('too-large', `without of ${what} may have at most ${most} numbers`);
  if (
    Array.isArray(given) &&
    given.every((each, i) => Number.isSafeInteger(each) && (i === 0 ? each >= 0 : each > given[i - 1]))
  )
    return given;
  throw new Problem(
    'bad-definition',
    `without of ${what} must be whole numbers in ascending order, not ${shown(given)}`,
  );
}

function tableOf(readers: Readers, sketch: Sketch): Table {
  const { sketches } = readers;
  const reader = new Reader(readers, sketch.name);
  const { name } = sketch;
  const count = sketches.count(name);
  const { limit } = reader;
  if (limit && sketch.from + count + sketch.without.length > limit.rows)
    throw new Problem(
      'too-many-rows',
      `${shown(`${name}.${limit.name}`)} has only ${limit.rows} distinct values, too few for ${count} rows`,
    );
  const { conditions } = reader;
  const party = { conditions, open: (row: RowKey) => reader.open(row.index) };
  const key = sketches.keyOf(name);
  const columns = reader.nodes
    .flatMap((node) => flat(node, ''))
    .map(({ name: column, node }) => {
      const ref = sketches.refOf(sketch, column);
      return {
        name: column,
        type: isBranch(node) || isList(node) ? ('json' as const) : sqlType(node),
        ...(column === key ? { key: true } : {}),
        ...(ref ? { ref } : {}),
        optional: node.blank !== undefined,
      };
    });
  const twice = twiceIn(columns.map((column) => column.name));
  if (twice !== undefined)
    throw new Problem(
      'duplicate-name',
      `two columns of table ${shown(name)} would be named ${shown(twice)}; names must differ`,
    );
  const work = Math.min(sketches.rowWork(name) - sketch.columns.length, LONG) * VALUE;
  const source = new Source(name, { kind: 'record', nodes: reader.nodes }, [party], undefined, work);
  return { name, ...(sketch.into === undefined ? {} : { into: sketch.into }), count, columns, source };
}

/** Cost of a value of another row in byte equivalents, and the largest number of values to count. */
const VALUE = 16;
const LONG = 1e6;

/** Returns the columns of a record, flattened as formats of lines have them. */
function flat(node: Node, prefix: string): readonly { readonly name: string; readonly node: Node }[] {
  const name = prefix + node.key;
  return isBranch(node)
    ? node.nodes.flatMap((each) => flat(node.blank ? { ...each, blank: node.blank } : each, `${name}.`))
    : [{ name, node }];
}
