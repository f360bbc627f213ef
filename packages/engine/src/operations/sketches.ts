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

/** A column as defined. */
export type SketchColumn = TableField & { readonly name: string };

/** A table as defined. */
export interface Sketch {
  readonly name: string;
  readonly into?: string;
  readonly columns: readonly SketchColumn[];
  readonly named: ReadonlyMap<string, SketchColumn>;
  readonly key: string | undefined;
  /** Lists of columns whose values are unique together. */
  readonly unique: readonly (readonly string[])[];
  /** The number of its first row, and later numbers that are skipped, in ascending order. */
  readonly from: number;
  readonly without: readonly number[];
  readonly rows?: number;
  readonly of?: string;
  readonly per?: Length;
}

/** A type that refers to another table: `orders.id`, `sum:items.amount`, `count:items`, `nth:orders`. */
export interface Reference {
  readonly kind: 'column' | 'sum' | 'count' | 'nth';
  readonly table: string;
  readonly column: string;
}

/** Reads a type that may refer to another table. */
export function referenceOf(type: unknown, tables: ReadonlyMap<string, Sketch>): Reference | undefined {
  const parsed = parseFieldType(String(type ?? ''));
  if ('table' in parsed) return parsed;
  return parsed.kind === 'member' && tables.has(parsed.owner)
    ? { kind: 'column', table: parsed.owner, column: parsed.name }
    : undefined;
}

/** Returns the column that a value follows: of another table, or of its own. */
export function baseOf(after: string, table: string, tables: ReadonlyMap<string, Sketch>): Reference {
  const reference = referenceOf(after, tables);
  return reference?.kind === 'column' ? reference : { kind: 'column', table, column: after };
}

/** Returns the listed values of a column; empty for a column of another kind. */
export function givenIn(column: SketchColumn | undefined): readonly unknown[] {
  const type = parseFieldType(column?.type ?? '');
  if (type.kind === 'enum') return type.choices.map(({ value }) => value);
  return column?.values ?? (column?.const === undefined ? [] : [column.const]);
}

/** The seed of all rows, and the conditions on their people. */
export interface Seeded {
  readonly seed: string;
  readonly asOf?: Day | undefined;
  readonly where?: Where | undefined;
}

/** The tables of a definition: their references, their order and their numbers of rows. */
export class Sketches {
  readonly seed: string;
  readonly asOf: Day | undefined;
  readonly where: Where | undefined;
  readonly tables: ReadonlyMap<string, Sketch>;
  /** Each table after those it refers to. */
  readonly ordered: readonly Sketch[];
  readonly #counts = new Map<string, number>();
  readonly #children = new Map<string, Children>();
  readonly #keys = new Map<string, string | undefined>();
  /** The cost of resolved columns, and the columns being resolved, by `table.column`. */
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

  /** Returns the number of rows of a table. */
  count(name: string): number {
    let count = this.#counts.get(name);
    if (count === undefined) {
      const { rows } = this.find(name, name);
      count = rows ?? (this.children(name) as Children).total;
      this.#counts.set(name, count);
    }
    return count;
  }

  /** Returns a table's rows by parent, if it has a parent. */
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

  /** Returns the key of a table's rows. */
  keyTo(name: string): RowKey {
    return new RowKey('').under(new RowKey(this.seed, this.asOf), nameOf(`dataset/${name}`));
  }

  /**
   * Returns the primary key: the named column; otherwise the first column, or if its values may repeat, the first
   * whose values cannot.
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

  /**
   * Returns the reason why values of a column may repeat, if they may, and whether its type numbers rows, such as
   * sequence and uuid.
   */
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

  /** Returns true if a column identifies the parent, and the parent has at most one row here. */
  isSingle(name: string, { type, row }: SketchColumn): boolean {
    const { of, per } = this.find(name, name);
    const reference = referenceOf(type, this.tables);
    if (reference?.kind !== 'column' || row !== undefined || reference.table !== of || per?.most !== 1)
      return false;
    return this.tellsApart(of, reference.column);
  }

  /** Returns true if the values of a column are unique. */
  tellsApart(table: string, column: string): boolean {
    return column === this.keyOf(table) || this.#column(table, column).unique === true;
  }

  /** Returns the key that a column refers to: `customers.id`. */
  refOf({ named }: Sketch, name: string): string | undefined {
    const column = named.get(name);
    const reference = column && referenceOf(column.type, this.tables);
    if (reference?.kind !== 'column' || column?.later) return undefined;
    if (reference.column !== this.keyOf(reference.table)) return undefined;
    return `${reference.table}.${reference.column}`;
  }

  /** Returns the number of values that one value of a column depends on, including its own. */
  workOf(table: string, column: string): number {
    return this.#follow(table, column).work;
  }

  /** Returns the number of values that a row depends on. */
  rowWork(table: string): number {
    return this.find(table, table).columns.reduce((sum, { name }) => sum + this.workOf(table, name), 0);
  }

  /** Returns the column at the end of a chain of references; undefined if its texts are changed on the way. */
  originOf(table: string, column: string): SketchColumn | undefined {
    const found = this.#column(table, column);
    if (found.map || found.most !== undefined) return undefined;
    const reference = found.after === undefined ? referenceOf(found.type, this.tables) : undefined;
    return reference?.kind === 'column' ? this.originOf(reference.table, reference.column) : found;
  }

  /** Returns tables in an order in which each comes after those it needs. */
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

  /** Resolves the dependencies of a column, once. A circular dependency and a missing column are problems. */
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

  /** Refuses a reference that the table cannot have. */
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

  /** Returns the references of a column and of objects in it; `table` is its own table. */
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

/** Returns the number of rows for which values suffice, if none repeats, is null or an object. */
function roomIn(values: readonly unknown[]): number {
  const known = new Set(values.filter((value) => typeof value !== 'object'));
  return known.size === values.length ? known.size : 0;
}

/** The number of values that one value depends on, and the length of the longest chain. */
interface Effort {
  readonly work: number;
  readonly depth: number;
}

/** Maximum length of a chain of references; each is a recursive call. */
const DEEPEST = 100;

function tooDeep(place: string): Problem {
  return new Problem(
    'too-large',
    `${shown(place)} depends on over ${DEEPEST} columns, each computed from the next; use fewer`,
  );
}
