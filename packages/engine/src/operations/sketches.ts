import { Children } from '../datasets/children.ts';
import type { Day } from '../kernel/day.ts';
import { suggestionOrAll } from '../kernel/find.ts';
import { FARTHEST } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../kernel/random.ts';
import type { World } from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { parseFieldType } from './fieldType.ts';
import type { Length } from './schemaField.ts';
import { genericType } from './schemaNames.ts';
import { Scope } from './schemaSource.ts';
import type { TableField } from './tableField.ts';

/** A column as its definition tells. */
export type SketchColumn = TableField & { readonly name: string };

/** A table as its definition tells. */
export interface Sketch {
  readonly name: string;
  readonly into?: string;
  readonly columns: readonly SketchColumn[];
  readonly named: ReadonlyMap<string, SketchColumn>;
  readonly key: string | undefined;
  /** Columns that together have no values twice. */
  readonly unique: readonly (readonly string[])[];
  /** The number of its first row, and those after it that are passed over, in ascending order. */
  readonly from: number;
  readonly without: readonly number[];
  readonly rows?: number;
  readonly of?: string;
  readonly per?: Length;
}

/** What a column's type says of another table: `orders.id`, `sum:items.amount`, `count:items`, `nth:orders`. */
export interface Reference {
  readonly kind: 'column' | 'sum' | 'count' | 'nth';
  readonly table: string;
  readonly column: string;
}

/** Reads a type that can be one of another table. */
export function referenceOf(type: unknown, tables: ReadonlyMap<string, Sketch>): Reference | undefined {
  const parsed = parseFieldType(String(type ?? ''));
  if ('table' in parsed) return parsed;
  return parsed.kind === 'member' && tables.has(parsed.owner)
    ? { kind: 'column', table: parsed.owner, column: parsed.name }
    : undefined;
}

/** The column that a value comes after: of another table, or of its own. */
export function baseOf(after: string, table: string, tables: ReadonlyMap<string, Sketch>): Reference {
  const reference = referenceOf(after, tables);
  return reference?.kind === 'column' ? reference : { kind: 'column', table, column: after };
}

/** The values that were given for a column one by one; none where it has other ones. */
export function givenIn(column: SketchColumn | undefined): readonly unknown[] {
  const type = parseFieldType(column?.type ?? '');
  if (type.kind === 'enum') return type.choices.map(({ value }) => value);
  return column?.values ?? (column?.const === undefined ? [] : [column.const]);
}

/** The seed of all rows, and what their people shall be. */
export interface Seeded {
  readonly seed: string;
  readonly asOf?: Day | undefined;
  readonly where?: Where | undefined;
}

/** The tables of a definition: what they refer to, in which order they stand, how many rows they have. */
export class Sketches {
  readonly seed: string;
  readonly asOf: Day | undefined;
  readonly where: Where | undefined;
  readonly tables: ReadonlyMap<string, Sketch>;
  /** Each after those it refers to. */
  readonly ordered: readonly Sketch[];
  readonly #counts = new Map<string, number>();
  readonly #children = new Map<string, Children>();
  readonly #keys = new Map<string, string | undefined>();
  /** What it takes to make the columns that were followed, and those that are being followed, by `table.column`. */
  readonly #efforts = new Map<string, Effort>();
  readonly #way = new Set<string>();

  constructor(
    readonly world: World,
    { seed, asOf, where }: Seeded,
    sketches: readonly Sketch[],
  ) {
    this.seed = seed;
    this.asOf = asOf;
    this.where = where;
    this.tables = new Map(sketches.map((sketch) => [sketch.name, sketch]));
    if (this.tables.size < sketches.length) {
      const twice = sketches.find(({ name }, i) => sketches.findIndex((each) => each.name === name) < i);
      throw new Problem('duplicate-name', `two tables are named ${shown(twice?.name)}; names must differ`);
    }
    this.ordered = this.#order(sketches);
    for (const sketch of sketches) for (const { name } of sketch.columns) this.#follow(sketch.name, name);
  }

  find(name: string, place: string): Sketch {
    const found = this.tables.get(name);
    if (found) return found;
    const near = suggestionOrAll(name, this.tables.keys());
    throw new Problem('unknown-table', `${place} names an unknown table ${shown(name)}${near}`, {
      subject: 'table',
      given: name,
    });
  }

  /** How many rows a table has. */
  count(name: string): number {
    let count = this.#counts.get(name);
    if (count === undefined) {
      const { rows } = this.find(name, name);
      count = rows ?? (this.children(name) as Children).total;
      this.#counts.set(name, count);
    }
    return count;
  }

  /** A table's rows by their parents, where it has a parent. */
  children(name: string): Children | undefined {
    const { of, per } = this.find(name, name);
    if (of === undefined || per === undefined) return undefined;
    let children = this.#children.get(name);
    if (!children) {
      children = this.#countChildren(name, of, per);
      this.#children.set(name, children);
    }
    return children.again();
  }

  #countChildren(name: string, of: string, per: Length): Children {
    const random = new Random(`dataset/${name}*`);
    const key = this.keyTo(of);
    return new Children(this.count(of), (parent) => {
      return per.least + random.start(key.at(parent)).below(per.most - per.least + 1);
    });
  }

  /** The key of a table's rows. */
  keyTo(name: string): RowKey {
    return new RowKey('').under(new RowKey(this.seed, this.asOf), nameOf(`dataset/${name}`));
  }

  /**
   * The primary key: the one named; otherwise the first column, or where values of it would come twice the first whose
   * values never do.
   */
  keyOf(name: string): string | undefined {
    if (!this.#keys.has(name)) this.#keys.set(name, this.#findKey(this.find(name, name)));
    return this.#keys.get(name);
  }

  #findKey({ name, columns, named, key }: Sketch): string | undefined {
    if (key !== undefined) {
      const { repeats } = this.#room(name, named.get(key) as SketchColumn);
      if (repeats === undefined) return key;
      throw new Problem('not-unique', `${shown(`${name}.${key}`)} cannot be the key: ${repeats}`);
    }
    const found = columns.find((column, i) => {
      const { repeats, isNumber } = this.#room(name, column);
      return repeats === undefined && (i === 0 || column.unique || isNumber);
    });
    return found?.name;
  }

  /** Why values of a column would come twice, if they would; whether it is a type that numbers rows, such as sequence and uuid. */
  #room(name: string, column: SketchColumn): { readonly repeats?: string; readonly isNumber?: boolean } {
    try {
      const { from, without } = this.find(name, name);
      const wanted = from + this.count(name) + without.length;
      const tooFew = { repeats: `${shown(column.name)} has too few values for ${wanted} rows` };
      if (referenceOf(column.type, this.tables))
        return column.unique || this.isSingle(name, column)
          ? {}
          : { repeats: `${shown(column.name)} belongs to another table` };
      if (column.list !== undefined || column.blank)
        return { repeats: `${shown(column.name)} is a list or can be null` };
      if (column.values) return roomIn(column.values) < wanted ? tooFew : {};
      const scope = new Scope(this.world, `dataset/${name}`, 1, this.where);
      scope.read([{ ...column, unique: true }], name);
      const { limit } = scope;
      const isGeneric = column.type !== undefined && genericType(column.type) !== undefined;
      return limit && limit.rows < wanted
        ? tooFew
        : { isNumber: isGeneric && (!limit || limit.rows > FARTHEST) };
    } catch (error) {
      if (error instanceof Problem) return { repeats: error.message };
      throw error;
    }
  }

  /** Whether a column is of the row's parent, which has no other row, and tells one parent from another. */
  isSingle(name: string, { type, row }: SketchColumn): boolean {
    const { of, per } = this.find(name, name);
    const reference = referenceOf(type, this.tables);
    if (reference?.kind !== 'column' || row !== undefined || reference.table !== of || per?.most !== 1)
      return false;
    return this.tellsApart(of, reference.column);
  }

  /** Whether no value of a column comes twice. */
  tellsApart(table: string, column: string): boolean {
    return column === this.keyOf(table) || this.#column(table, column).unique === true;
  }

  /** What a column refers to, where that is a key: `customers.id`. */
  refOf({ named }: Sketch, name: string): string | undefined {
    const column = named.get(name);
    const reference = column && referenceOf(column.type, this.tables);
    if (reference?.kind !== 'column' || column?.later) return undefined;
    if (reference.column !== this.keyOf(reference.table)) return undefined;
    return `${reference.table}.${reference.column}`;
  }

  /** How many values it takes to make one of a column, those of other rows that it is made from among them. */
  workOf(table: string, column: string): number {
    return this.#follow(table, column).work;
  }

  /** How many values it takes to make a row. */
  rowWork(table: string): number {
    return this.find(table, table).columns.reduce((sum, { name }) => sum + this.workOf(table, name), 0);
  }

  /** The column that a column repeats, at the end of its references; none where its texts are changed on the way. */
  originOf(table: string, column: string): SketchColumn | undefined {
    const found = this.#column(table, column);
    if (found.map || found.most !== undefined) return undefined;
    const reference = found.after === undefined ? referenceOf(found.type, this.tables) : undefined;
    return reference?.kind === 'column' ? this.originOf(reference.table, reference.column) : found;
  }

  /** Tables in an order in which each comes after those it needs. */
  #order(sketches: readonly Sketch[]): readonly Sketch[] {
    const done = new Set<Sketch>();
    const way = new Set<string>();
    const visit = (sketch: Sketch): void => {
      const { name, of, columns } = sketch;
      if (done.has(sketch)) return;
      if (way.has(name))
        throw new Problem(
          'circular-reference',
          `tables refer to each other in a circle: ${[...way, name].join(' → ')}`,
        );
      way.add(name);
      const needs = columns
        .filter(({ later }) => !later)
        .flatMap((column) => this.#referencesIn(column, name))
        .flatMap(({ kind, table }) => (kind === 'column' && table !== name ? [table] : []));
      for (const need of new Set([...(of === undefined ? [] : [of]), ...needs]))
        visit(this.find(need, `table ${shown(name)}`));
      way.delete(name);
      done.add(sketch);
    };
    for (const sketch of sketches) visit(sketch);
    return [...done];
  }

  /** Follows what a column is made from, once; one that is made from itself is refused, and one that is not there. */
  #follow(table: string, column: string): Effort {
    const here = `${table}.${column}`;
    const known = this.#efforts.get(here);
    if (known) return known;
    if (this.#way.has(here))
      throw new Problem(
        'circular-reference',
        `columns refer to each other in a circle: ${[...this.#way, here].join(' → ')}`,
      );
    const found = this.#column(table, column);
    if (this.#way.size === DEEPEST) throw tooDeep(here);
    this.#way.add(here);
    let [work, depth] = [1, 1];
    for (const reference of this.#referencesIn(found, table)) {
      this.#check(reference, table, here);
      const { kind, table: name, column: other } = reference;
      if (kind !== 'column' && kind !== 'sum') continue;
      const needed = this.#follow(name, other);
      work += (kind === 'sum' ? (this.tables.get(name)?.per?.most ?? 0) : 1) * needed.work;
      depth = Math.max(depth, needed.depth + 1);
    }
    if (depth > DEEPEST) throw tooDeep(here);
    this.#way.delete(here);
    const effort = { work, depth };
    this.#efforts.set(here, effort);
    return effort;
  }

  #column(table: string, column: string): SketchColumn {
    const { named } = this.find(table, `${table}.${column}`);
    const found = named.get(column);
    if (found) return found;
    const names = [...named.keys()];
    const near = suggestionOrAll(column, names);
    throw new Problem(
      'unknown-column',
      `${[...this.#way].at(-1)} names an unknown column ${shown(column)} of ${shown(table)}${near}`,
      { subject: 'column', given: column },
    );
  }

  /** Refuses what a column of a table cannot refer to. */
  #check({ kind, table: name }: Reference, table: string, here: string): void {
    if (kind === 'nth' && this.find(name, here).name !== this.tables.get(table)?.of)
      throw new Problem(
        'bad-definition',
        `${here} numbers the rows per row of ${shown(name)}, which is not the parent of ${shown(table)}`,
      );
    if ((kind === 'count' || kind === 'sum') && this.find(name, here).of !== table)
      throw new Problem(
        'bad-definition',
        `${here} counts or sums ${shown(name)}, which is not a child of ${shown(table)}`,
      );
  }

  /** What a column is made from, or those of an object in it; `table` is the one it stands in. */
  #referencesIn({ type, after, fields = [] }: TableField, table: string): readonly Reference[] {
    const own = referenceOf(type, this.tables);
    const before = after === undefined ? undefined : baseOf(after, table, this.tables);
    return [
      ...(own ? [own] : []),
      ...(before ? [before] : []),
      ...fields.flatMap((field) => this.#referencesIn(field, table)),
    ];
  }
}

/** How many rows values are for, where none comes twice, is null or an object. */
function roomIn(values: readonly unknown[]): number {
  const known = new Set(values.filter((value) => typeof value !== 'object'));
  return known.size === values.length ? known.size : 0;
}

/** How many values it takes to make one of a column, and over how many columns it reaches. */
interface Effort {
  readonly work: number;
  readonly depth: number;
}

/** Over so many columns one may be made from another: each is a step of recursion. */
const DEEPEST = 100;

function tooDeep(place: string): Problem {
  return new Problem(
    'too-large',
    `${shown(place)} depends on over ${DEEPEST} columns, each computed from the next; use fewer`,
  );
}
