import type { ForeignKey, Schema, SchemaTable } from '../../schema.ts';
import { checkedOf } from '../checks/limits.ts';
import { entriesFor } from '../columns/lookups.ts';
import { type Subject, subjectOfTable } from '../columns/subjects.ts';
import { bare, singular, wordsOf } from '../columns/words.ts';
import { numberOf, pathOf } from './tableNames.ts';

/** A reference of a table to another one. */
export interface Link {
  readonly key: ForeignKey;
  readonly target: Shape;
  readonly nullable: boolean;
  /** True if no row may be referred to twice. */
  readonly unique: boolean;
  /** True if the reference closes a circle of tables. */
  later: boolean;
}

/** Structure of a table's rows: parent, references, number. */
export interface Shape {
  readonly table: SchemaTable;
  readonly subject: Subject;
  readonly links: Link[];
  readonly excluded: boolean;
  /** Tables that have exactly one row for each row of this one, with the same key. */
  readonly mirrors: Shape[];
  /** Columns that stay null because their reference would close a circle. */
  readonly empty: string[];
  /** True if the rows only name things that other tables refer to. */
  isLookup: boolean;
  /** The reference to the parent table, and the number of rows for each of its rows. */
  parent?: Link;
  per: { least: number; most: number };
  /** Number of rows: exact without a parent, otherwise estimated. */
  rows: number;
}

/** Generates the ancestors of a table, the nearest first. */
export function* ancestors({ parent }: Shape): Generator<Shape, void, undefined> {
  for (let at = parent?.target; at; at = at.parent?.target) yield at;
}

interface ShapeOptions {
  readonly rows: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly exclude: readonly string[];
}

/** Returns the shapes of all tables, each after those it refers to. */
export function shapesOf(schema: Schema, options: ShapeOptions): readonly Shape[] {
  const shapes = new Map(schema.tables.map((table) => [pathKey(table), newShape(table, options)]));
  for (const shape of shapes.values()) shape.links.push(...linksOf(shape, shapes));
  const ordered = breakCircles([...shapes.values()]);
  for (const shape of shapes.values()) dropOwnKeys(shape);
  for (const shape of shapes.values()) shape.isLookup = isLookup(shape, ordered);
  for (const shape of ordered) arrange(shape, options);
  return ordered;
}

function newShape(table: SchemaTable, { exclude }: ShapeOptions): Shape {
  const excluded = exclude.includes(table.name) || exclude.includes(pathOf(table));
  return {
    table,
    subject: subjectOfTable(table),
    links: [],
    mirrors: [],
    empty: [],
    excluded,
    isLookup: false,
    per: { least: 0, most: 4 },
    rows: 1,
  };
}

function linksOf({ table, excluded }: Shape, shapes: ReadonlyMap<string, Shape>): readonly Link[] {
  if (excluded) return [];
  const singles = [table.primaryKey, ...table.uniques].filter(({ length }) => length > 0);
  const found = table.foreignKeys.flatMap((key) => {
    const target = shapes.get(pathKey({ name: key.table, namespace: key.namespace }));
    const columns = key.columns.map((name) => table.columns.find((column) => column.name === name));
    if (
      !target ||
      columns.some((column) => column === undefined) ||
      key.refersTo.length !== key.columns.length
    )
      return [];
    return [
      {
        key,
        target,
        nullable: columns.some((column) => column?.nullable),
        // A superset of a key is unique as well: (tenant_id, id) if id is unique.
        unique: singles.some((columns) => columns.every((name) => key.columns.includes(name))),
        later: false,
      },
    ];
  });
  // If two references share a column, the longer one determines it: (tenant_id, user_id) before tenant_id.
  return found.filter(
    (link) =>
      !found.some(
        (other) =>
          other.key.columns.length > link.key.columns.length &&
          link.key.columns.every((name) => other.key.columns.includes(name)),
      ),
  );
}

/** Marks references that close circles, nullable ones if possible, and orders the tables. */
function breakCircles(shapes: readonly Shape[]): readonly Shape[] {
  const needs = new Map<Shape, Set<Shape>>(shapes.map((shape) => [shape, new Set()]));
  const reaches = (from: Shape, to: Shape): boolean => {
    const seen = new Set([from]);
    for (const shape of seen) {
      if (shape === to) return true;
      for (const next of needs.get(shape) as Set<Shape>) seen.add(next);
    }
    return false;
  };
  const links = shapes.flatMap((shape) => shape.links.map((link) => ({ shape, link })));
  for (const { shape, link } of links.toSorted((a, b) => Number(a.link.nullable) - Number(b.link.nullable))) {
    if (link.target === shape) continue;
    if (reaches(link.target, shape)) link.later = true;
    else needs.get(shape)?.add(link.target);
  }
  const done = new Set<Shape>();
  const left = new Map(shapes.map((shape) => [shape, (needs.get(shape) as Set<Shape>).size]));
  const users = new Map<Shape, Shape[]>(shapes.map((shape) => [shape, []]));
  for (const [shape, targets] of needs) for (const target of targets) users.get(target)?.push(shape);
  const ready = shapes.filter((shape) => left.get(shape) === 0);
  for (const shape of ready) {
    done.add(shape);
    for (const user of users.get(shape) as Shape[]) {
      left.set(user, (left.get(user) as number) - 1);
      if (left.get(user) === 0) ready.push(user);
    }
  }
  return [...done];
}

/**
 * Drops references that close a circle and contain the table's own key, because no other table can determine that key.
 * Nullable columns stay null. If the whole key refers to a table, that table gets exactly one row for each row of this one.
 */
function dropOwnKeys(shape: Shape): void {
  const { primaryKey } = shape.table;
  for (const link of shape.links.filter((each) => each.later)) {
    const { columns } = link.key;
    if (!columns.some((name) => primaryKey.includes(name))) continue;
    const isKey = columns.every((name) => primaryKey.includes(name));
    if (!isKey && !link.nullable) continue;
    shape.links.splice(shape.links.indexOf(link), 1);
    if (isKey) shape.mirrors.push(link.target);
    else shape.empty.push(...columns.filter((name) => isNullable(shape.table, name)));
  }
}

function isNullable({ columns }: SchemaTable, name: string): boolean {
  return columns.find((column) => column.name === name)?.nullable === true;
}

function isLookup(shape: Shape, shapes: readonly Shape[]): boolean {
  const { table, subject, links } = shape;
  const own = bare(singular(table.name.toLowerCase()));
  const named = table.columns.filter(
    ({ name }) =>
      /name|code|title|label|nombre|nom|nome|bezeichnung|nazwa|slug/i.test(name) ||
      bare(name.toLowerCase()) === own,
  );
  if (subject !== undefined || named.length === 0 || links.some(({ target }) => target !== shape))
    return false;
  const isUsed = shapes.some(
    (other) => other !== shape && other.links.some(({ target }) => target === shape),
  );
  return (
    isUsed &&
    (table.columns.length <= 5 || (entriesFor(table.name) !== undefined && table.columns.length <= 8))
  );
}

/** Chooses the parent and the number of rows. The tables it refers to are arranged already. */
function arrange(shape: Shape, { rows, counts }: ShapeOptions): void {
  const { table } = shape;
  const wanted = numberOf(counts, table.name) ?? numberOf(counts, pathOf(table));
  const parent = wanted === undefined && !shape.excluded ? parentOf(shape) : undefined;
  const singles = shape.links.filter(({ unique, target }) => unique && target !== shape);
  if (parent && singles.every((link) => link === parent)) {
    shape.per = parent.target.mirrors.includes(shape) ? { least: 1, most: 1 } : perOf(shape, parent);
    const average = (shape.per.least + shape.per.most) / 2;
    const expected = Math.max(1, Math.round(parent.target.rows * average));
    if (expected <= rows * 12 && expected * 1.5 <= keyRoom(table)) {
      shape.parent = parent;
      shape.rows = expected;
      return;
    }
  }
  const entries = shape.isLookup ? (entriesFor(table.name)?.length ?? 12) : rows;
  shape.rows = wanted ?? (shape.excluded ? 1 : Math.min(rows, entries, keyRoom(table)));
  for (const { target, later } of singles) {
    // The number of rows of a later table is not known yet.
    const most = later ? Math.floor(rows / 10) : target.parent ? Math.floor(target.rows / 2) : target.rows;
    if (wanted === undefined) shape.rows = Math.max(1, Math.min(shape.rows, most));
  }
}

/** Returns the number of rows for which the whole numbers of a key suffice. */
function keyRoom(table: SchemaTable): number {
  const [key = '', ...others] = table.primaryKey;
  const column = table.columns.find(({ name }) => name === key);
  const { least = 1, greatest = Number.MAX_SAFE_INTEGER } = checkedOf(table).limits.get(key) ?? {};
  if (others.length > 0 || column?.type.kind !== 'integer') return Number.MAX_SAFE_INTEGER;
  return Math.max(1, greatest - Math.max(1, least) + 1);
}

/** Returns the table whose rows naturally own these. */
function parentOf(shape: Shape): Link | undefined {
  const { table, links } = shape;
  const name = bare(wordsOf(table.name).join(''));
  const scored = links
    .filter(({ target, nullable, later }) => !nullable && !later && target !== shape && !target.excluded)
    .map((link) => {
      const { key, target, unique } = link;
      const other = wordsOf(target.table.name);
      const stems = [
        bare(other.join('')),
        bare([...other.slice(0, -1), singular(other.at(-1) ?? '')].join('')),
      ];
      const score =
        (stems.some((stem) => stem.length > 2 && name.startsWith(stem)) ? 8 : 0) +
        (key.columns.every((column) => table.primaryKey.includes(column)) ? 4 : 0) +
        (key.columns.length > 1 ? 3 : 0) +
        (unique ? 20 : 0) +
        (target.subject === 'product' ? -3 : 0) -
        (target.isLookup ? 6 : 0);
      return { link, score };
    });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score > -6 ? best.link : undefined;
}

const MANY: readonly (readonly [pattern: RegExp, least: number, most: number])[] = [
  [/item|line|detail|position|entry|entries|leg|stop|step|posten|zeile|ligne|linea/, 1, 4],
  [/address|adresse|direccion|contact|phone|account|konto|cuenta|card|document|payment|zahlung|pago/, 1, 2],
  [/log|history|event|audit|visit|message|reading|transaction|movement|buchung/, 0, 6],
];

function perOf({ table }: Shape, { unique, key }: Link): { least: number; most: number } {
  const { primaryKey } = table;
  const isKey = primaryKey.length > 0 && primaryKey.every((name) => key.columns.includes(name));
  if (unique) return { least: isKey ? 1 : 0, most: 1 };
  const found = MANY.find(([pattern]) => pattern.test(bare(table.name.toLowerCase())));
  return found ? { least: found[1], most: found[2] } : { least: 0, most: 4 };
}

function pathKey({
  name,
  namespace = '',
}: {
  readonly name: string;
  readonly namespace?: string | undefined;
}): string {
  return `${namespace}\0${name}`.toLowerCase();
}
