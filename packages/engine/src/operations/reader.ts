import { isColumn, type Limit, type Node, type Party } from '../draw/source.ts';
import type { RowKey } from '../kernel/random.ts';
import { ForeignColumns } from './foreign.ts';
import { Scope } from './schemaSource.ts';
import type { SketchColumn, Sketches } from './sketches.ts';
import { Together } from './together.ts';

/** One reader for each column, shared by all columns that refer to it. */
export class Readers {
  readonly #columns = new Map<string, Reader>();
  readonly #together = new Map<string, Together>();

  constructor(readonly sketches: Sketches) {}

  of(table: string, column: string): Reader {
    const place = `${table}.${column}`;
    let reader = this.#columns.get(place);
    if (!reader) {
      reader = new Reader(this, table, column);
      this.#columns.set(place, reader);
    }
    return reader;
  }

  /** Returns the columns of a table that are unique together, shared by all readers of single columns. */
  together(table: string): Together {
    let together = this.#together.get(table);
    if (!together) {
      together = new Together(this.sketches, table);
      this.#together.set(table, together);
    }
    return together;
  }
}

/**
 * Reads rows of a table, all columns or one. It opens the row in other tables again for each value, because other
 * readers move there too.
 */
export class Reader {
  readonly nodes: readonly Node[];
  readonly limit: Limit | undefined;
  /** The conditions that its personas obey. */
  readonly conditions: readonly string[];
  readonly #key: RowKey;
  readonly #parties: readonly Party[];
  readonly #foreign: ForeignColumns;
  readonly #from: number;
  readonly #without: readonly number[];
  #row = -1;

  constructor(readers: Readers, name: string, only?: string) {
    const { sketches } = readers;
    const { columns, named, unique, from, without } = sketches.find(name, name);
    const isAlone = only !== undefined;
    const together =
      unique.length === 0 ? undefined : isAlone ? readers.together(name) : new Together(sketches, name);
    this.#foreign = new ForeignColumns(sketches, name, {
      reader: (table, column) => readers.of(table, column),
      together,
      isAlone,
    });
    const scope = new Scope(sketches.world, `dataset/${name}`, 1, sketches.where, this.#foreign);
    const key = sketches.keyOf(name);
    const chosen = (isAlone ? [named.get(only) as SketchColumn] : columns).map((column) =>
      column.name === key ? { ...column, unique: true } : column,
    );
    const nodes = scope.read(chosen, name)();
    this.nodes = nodes.map((node) => {
      const found = together?.nodes.get(node.key);
      return found ? this.#settled(found) : node;
    });
    this.limit = scope.limit;
    this.#parties = scope.parties;
    this.conditions = scope.parties.flatMap(({ conditions = [] }) => conditions);
    this.#key = sketches.keyTo(name);
    this.#from = from;
    this.#without = without;
  }

  open(row: number): void {
    if (row === this.#row) return;
    this.#row = row;
    this.#key.at(this.#numberOf(row));
    this.#foreign.seek(row, this.#key);
    for (const party of this.#parties) party.open(this.#key);
  }

  /**
   * Returns a column that is unique together with others; another reader may have moved them, so it moves them
   * back.
   */
  #settled(node: Node): Node {
    if (!isColumn(node)) return node;
    const { put, blank } = node;
    const foreign = this.#foreign;
    return {
      ...node,
      put(out, at) {
        foreign.settle();
        return put(out, at);
      },
      ...(blank
        ? {
            blank() {
              foreign.settle();
              return blank();
            },
          }
        : {}),
    };
  }

  /** Returns the number from which a row is drawn: every skipped number before it moves it on by one. */
  #numberOf(row: number): number {
    const number = this.#from + row;
    const passed = this.#without;
    let [low, high] = [0, passed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((passed[middle] as number) - middle <= number) low = middle + 1;
      else high = middle;
    }
    return number + low;
  }
}
