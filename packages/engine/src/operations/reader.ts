import type { Limit, Node, Party } from '../draw/source.ts';
import type { RowKey } from '../kernel/random.ts';
import { ForeignColumns } from './foreign.ts';
import { Scope } from './schemaSource.ts';
import type { Sketches } from './sketches.ts';
import { Together } from './together.ts';

/** Reads rows of a table, all columns or one, by itself: it shares nothing with other readers. */
export class Reader {
  readonly nodes: readonly Node[];
  readonly limit: Limit | undefined;
  readonly #key: RowKey;
  readonly #parties: readonly Party[];
  readonly #foreign: ForeignColumns;
  readonly #from: number;
  readonly #without: readonly number[];
  #row = -1;

  constructor(sketches: Sketches, name: string, only?: string) {
    const { columns, unique, from, without } = sketches.find(name, name);
    const together = unique.length > 0 ? new Together(sketches, name) : undefined;
    this.#foreign = new ForeignColumns(sketches, name, {
      reader: (table, column) => new Reader(sketches, table, column),
      together,
    });
    const scope = new Scope(sketches.world, `dataset/${name}`, 1, sketches.where, this.#foreign);
    const key = sketches.keyOf(name);
    const chosen = columns
      .filter((column) => only === undefined || column.name === only)
      .map((column) => (column.name === key ? { ...column, unique: true } : column));
    const nodes = scope.read(chosen, name)();
    this.nodes = together ? nodes.map((node) => together.nodes.get(node.key) ?? node) : nodes;
    this.limit = scope.limit;
    this.#parties = scope.parties;
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

  /** The number that a row is drawn by: some are passed over. */
  #numberOf(row: number): number {
    let number = this.#from + row;
    for (const passed of this.#without) {
      if (passed > number) break;
      if (passed >= this.#from) number++;
    }
    return number;
  }
}
