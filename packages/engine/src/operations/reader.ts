import type { Children } from '../datasets/children.ts';
import { type Column, isBranch, isList, type Limit, type Node, type Party } from '../draw/source.ts';
import { decode, Out, putDecimal, putInt } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { type Foreign, Scope } from './schemaSource.ts';
import { type Reference, referenceOf, type Sketches } from './sketches.ts';

/** Reads rows of a table, all columns or one, by itself: it shares nothing with other readers. */
export class Reader {
  readonly nodes: readonly Node[];
  readonly limit: Limit | undefined;
  readonly #key: RowKey;
  readonly #parties: readonly Party[];
  #row = -1;

  constructor(sketches: Sketches, name: string, only?: string) {
    const { columns } = sketches.find(name, name);
    const scope = new Scope(
      sketches.world,
      `dataset/${name}`,
      1,
      sketches.where,
      new ForeignColumns(sketches, name),
    );
    const key = sketches.keyOf(name);
    const chosen = columns
      .filter((column) => only === undefined || column.name === only)
      .map((column) => (column.name === key ? { ...column, unique: true } : column));
    this.nodes = scope.read(chosen, name)();
    this.limit = scope.limit;
    this.#parties = scope.parties;
    this.#key = sketches.keyTo(name);
  }

  open(row: number): void {
    if (row === this.#row) return;
    this.#row = row;
    this.#key.at(row);
    for (const party of this.#parties) party.open(this.#key);
  }
}

/** Columns of a table that come from others: its parent's, those of a row that is drawn once, sums and counts of its own. */
class ForeignColumns implements Foreign {
  readonly #sketches: Sketches;
  readonly #name: string;
  /** The rows referred to, by table: one for each row. */
  readonly #targets = new Map<string, () => number>();
  #row = new RowKey('');

  constructor(sketches: Sketches, name: string) {
    this.#sketches = sketches;
    this.#name = name;
  }

  open(row: RowKey): void {
    this.#row = row;
  }

  /** The column that a type stands for, if it is one of other tables. */
  column(type: string): Column | undefined {
    const reference = referenceOf(type, this.#sketches.tables);
    if (!reference) return undefined;
    return reference.kind === 'column' ? this.#referred(reference) : this.#gathered(reference);
  }

  #referred({ table, column }: Reference): Column {
    const reader = new Reader(this.#sketches, table, column);
    const [node] = reader.nodes as [Node];
    const single = singleOf(node, `${table}.${column}`);
    const target = this.#targetIn(table);
    const { blank, put } = single;
    return {
      ...single,
      put(out, at) {
        reader.open(target());
        return put(out, at);
      },
      ...(blank
        ? {
            blank() {
              reader.open(target());
              return blank();
            },
          }
        : {}),
    };
  }

  #gathered({ kind, table, column }: Reference): Column {
    const children = this.#sketches.children(table) as Children;
    if (kind === 'count')
      return {
        ...{ key: 'count', kind: 'number', whole: true, plain: true },
        put: (out, at) => putInt(out, at, children.countOf(this.#row.index)),
      };
    const reader = new Reader(this.#sketches, table, column);
    const single = singleOf(reader.nodes[0] as Node, `${table}.${column}`);
    if (single.kind !== 'number')
      throw new Problem('bad', `${shown(`${table}.${column}`)} cannot be summed: it is no number`);
    const sum = new DecimalSum();
    return {
      ...{ key: 'sum', kind: 'number', whole: single.whole, plain: true },
      put: (out, at) => {
        const first = children.firstOf(this.#row.index);
        const end = first + children.countOf(this.#row.index);
        sum.clear();
        for (let row = first; row < end; row++) {
          reader.open(row);
          if (!single.blank?.()) sum.add(single);
        }
        return sum.put(out, at);
      },
    };
  }

  /** Which row of a table this one refers to: its own parent, the parent's parent …, otherwise one drawn for it. */
  #targetIn(table: string): () => number {
    let target = this.#targets.get(table);
    if (!target) {
      target = this.#ancestor(table) ?? this.#drawn(table);
      this.#targets.set(table, target);
    }
    return target;
  }

  #ancestor(table: string): (() => number) | undefined {
    const way: Children[] = [];
    for (let name = this.#name; name !== table; ) {
      const { of } = this.#sketches.find(name, name);
      if (of === undefined) return undefined;
      way.push(this.#sketches.children(name) as Children);
      name = of;
    }
    return () =>
      way.reduce((row, children) => {
        children.seek(row);
        return children.parent;
      }, this.#row.index);
  }

  /** The first rows are referred to more often than others. */
  #drawn(table: string): () => number {
    const random = new Random(`dataset/${this.#name}>${table}`);
    const count = this.#sketches.count(table);
    return () => {
      random.start(this.#row);
      return count <= RANKED ? random.rank(count) : random.below(count);
    };
  }
}

/** Ranks are drawn among so many at the most. */
const RANKED = 4096;

function singleOf(node: Node, place: string): Column {
  if (!isBranch(node) && !isList(node)) return node;
  throw new Problem('bad', `${shown(place)} is an object or a list; only single values can be referred to`);
}

/** Adds decimal numbers as they are written, without a rounding. */
class DecimalSum {
  #units = 0;
  #decimals = 0;
  readonly #out = new Out();

  clear(): void {
    this.#units = 0;
    this.#decimals = 0;
  }

  add({ put }: Column): void {
    const text = decode(this.#out.bytes, 0, put(this.#out, 0));
    const point = text.indexOf('.');
    const decimals = point < 0 ? 0 : text.length - point - 1;
    if (decimals > this.#decimals) {
      this.#units *= 10 ** (decimals - this.#decimals);
      this.#decimals = decimals;
    }
    this.#units += Math.round(Number(text) * 10 ** this.#decimals);
  }

  put(out: Out, at: number): number {
    return putDecimal(out, at, this.#units, this.#decimals);
  }
}
