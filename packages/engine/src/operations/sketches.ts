import { Children } from '../datasets/children.ts';
import { suggestion } from '../kernel/find.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../kernel/random.ts';
import type { Length } from './schemaField.ts';
import { Scope } from './schemaSource.ts';
import type { World } from './spec.ts';
import type { Where } from './steering.ts';
import type { TableField } from './tableField.ts';

/** A column as its definition tells. */
export type SketchColumn = TableField & { readonly name: string };

/** A table as its definition tells. */
export interface Sketch {
  readonly name: string;
  readonly into?: string;
  readonly columns: readonly SketchColumn[];
  readonly key: string | undefined;
  /** Columns that together have no values twice. */
  readonly unique: readonly (readonly string[])[];
  /** The number of its first row, and those that are passed over, in ascending order. */
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
  const [, kind, rest] = /^(?:(sum|count|nth):)?(.*)$/s.exec(String(type ?? '')) as unknown as [
    string,
    string?,
    string?,
  ];
  const dot = (rest as string).indexOf('.');
  const table = dot < 0 ? (rest as string) : (rest as string).slice(0, dot);
  const column = dot < 0 ? '' : (rest as string).slice(dot + 1);
  if (kind === undefined) return dot > 0 && tables.has(table) ? { kind: 'column', table, column } : undefined;
  return { kind: kind as 'sum' | 'count' | 'nth', table, column };
}

/** The column that a value comes after: of another table, or of its own. */
export function baseOf(after: string, table: string, tables: ReadonlyMap<string, Sketch>): Reference {
  const reference = referenceOf(after, tables);
  return reference?.kind === 'column' ? reference : { kind: 'column', table, column: after };
}

/** What rows are made by, beside the definition. */
export interface Making {
  readonly seed: string;
  readonly where?: Where | undefined;
}

/** The tables of a definition: what they refer to, in which order they stand, how many rows they have. */
export class Sketches {
  readonly seed: string;
  readonly where: Where | undefined;
  readonly tables: ReadonlyMap<string, Sketch>;
  /** Each after those it refers to. */
  readonly ordered: readonly Sketch[];
  readonly #counts = new Map<string, number>();
  readonly #keys = new Map<string, string | undefined>();

  constructor(
    readonly world: World,
    { seed, where }: Making,
    sketches: readonly Sketch[],
  ) {
    this.seed = seed;
    this.where = where;
    this.tables = new Map(sketches.map((sketch) => [sketch.name, sketch]));
    if (this.tables.size < sketches.length) {
      const twice = sketches.find(({ name }, i) => sketches.findIndex((each) => each.name === name) < i);
      throw new Problem('bad', `two tables are called ${shown(twice?.name)}; names must differ`);
    }
    this.ordered = this.#order(sketches);
    for (const sketch of sketches) for (const { name } of sketch.columns) this.#follow(sketch.name, name, []);
  }

  find(name: string, place: string): Sketch {
    const found = this.tables.get(name);
    if (found) return found;
    const near = suggestion(name, this.tables.keys()) || `; tables are ${[...this.tables.keys()].join(', ')}`;
    throw new Problem('bad', `${place} names an unknown table ${shown(name)}${near}`);
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
    const random = new Random(`dataset/${name}*`);
    const key = this.keyTo(of);
    return new Children(this.count(of), (parent) => {
      return per.least + random.start(key.at(parent)).below(per.most - per.least + 1);
    });
  }

  /** The key of a table's rows. */
  keyTo(name: string): RowKey {
    return new RowKey('').under(new RowKey(this.seed), nameOf(`dataset/${name}`));
  }

  /** The primary key: the one named, otherwise the first column where no value of it comes twice. */
  keyOf(name: string): string | undefined {
    if (!this.#keys.has(name)) this.#keys.set(name, this.#findKey(this.find(name, name)));
    return this.#keys.get(name);
  }

  #findKey({ name, columns, key }: Sketch): string | undefined {
    const column = columns.find((each) => each.name === (key ?? columns[0]?.name)) as SketchColumn;
    try {
      const scope = new Scope(this.world, `dataset/${name}`, 1, this.where);
      if (referenceOf(column.type, this.tables) || column.values) {
        if (key !== undefined && (column.unique || this.isSingle(name, column))) return key;
        throw new Problem('bad', `${shown(column.name)} is of another table`);
      }
      if (column.list !== undefined || column.blank)
        throw new Problem('bad', `${shown(column.name)} is a list or can be null`);
      scope.read([{ ...column, unique: true }], name);
      if ((scope.limit?.rows ?? Number.POSITIVE_INFINITY) >= this.count(name)) return column.name;
      throw new Problem('bad', `${shown(column.name)} has too few values for ${this.count(name)} rows`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (key === undefined) return undefined;
      throw new Problem('bad', `${shown(`${name}.${key}`)} cannot be the key: ${error.message}`);
    }
  }

  /** Whether a column is of the row's parent, which has no other row. */
  isSingle(name: string, { type, row }: SketchColumn): boolean {
    const { of, per } = this.find(name, name);
    const reference = referenceOf(type, this.tables);
    return reference?.kind === 'column' && row === undefined && reference.table === of && per?.most === 1;
  }

  /** What a column refers to, where that is a key: `customers.id`. */
  refOf({ columns }: Sketch, name: string): string | undefined {
    const column = columns.find((each) => each.name === name);
    const reference = column && referenceOf(column.type, this.tables);
    if (reference?.kind !== 'column' || column?.later) return undefined;
    if (reference.column !== this.keyOf(reference.table)) return undefined;
    return `${reference.table}.${reference.column}`;
  }

  /** Tables in an order in which each comes after those it needs. */
  #order(sketches: readonly Sketch[]): readonly Sketch[] {
    const done: Sketch[] = [];
    const visit = (sketch: Sketch, way: readonly string[]): void => {
      if (done.includes(sketch)) return;
      const here = [...way, sketch.name];
      if (way.includes(sketch.name)) throw new Problem('bad', `tables go in a circle: ${here.join(' → ')}`);
      const needs = sketch.columns
        .filter(({ later }) => !later)
        .flatMap((column) => this.#referencesIn(column, sketch.name))
        .flatMap(({ kind, table }) => (kind === 'column' && table !== sketch.name ? [table] : []));
      for (const name of [...(sketch.of === undefined ? [] : [sketch.of]), ...needs])
        visit(this.find(name, `table ${shown(sketch.name)}`), here);
      done.push(sketch);
    };
    for (const sketch of sketches) visit(sketch, []);
    return done;
  }

  /** Follows what a column is made from; one that is made from itself is refused, and one that is not there. */
  #follow(table: string, column: string, way: readonly string[]): void {
    const here = `${table}.${column}`;
    if (way.includes(here)) throw new Problem('bad', `columns go in a circle: ${[...way, here].join(' → ')}`);
    const sketch = this.find(table, here);
    const found = sketch.columns.find(({ name }) => name === column);
    if (!found) {
      const names = sketch.columns.map(({ name }) => name);
      const near = suggestion(column, names) || `; it has ${names.join(', ')}`;
      throw new Problem(
        'bad',
        `${way.at(-1)} names a column ${shown(column)} that ${shown(table)} does not have${near}`,
      );
    }
    for (const { kind, table: name, column: other } of this.#referencesIn(found, table)) {
      if (kind === 'nth' && this.find(name, here).name !== sketch.of)
        throw new Problem(
          'bad',
          `${here} numbers the rows of each ${shown(name)}, which ${shown(table)} is not of`,
        );
      if ((kind === 'count' || kind === 'sum') && this.find(name, here).of !== table)
        throw new Problem('bad', `${here} counts or sums ${shown(name)}, which is not of ${shown(table)}`);
      if (kind === 'column' || kind === 'sum') this.#follow(name, other, [...way, here]);
    }
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
