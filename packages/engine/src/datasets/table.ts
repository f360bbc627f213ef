import { type Column, Source } from '../draw/source.ts';
import { type CellRow, CellWriter, type Label, label } from '../formats/line.ts';
import { type SqlColumn, sqlType } from '../formats/sql.ts';
import { Out } from '../kernel/bytes.ts';
import type { Day } from '../kernel/day.ts';
import type { RowKey } from '../kernel/random.ts';
import type { Mix } from './mix.ts';

/** A table. Each row is a pure function of the seed and the row's number. */
export interface Table {
  readonly name: string;
  /** Its name in a database, if that differs. */
  readonly into?: string;
  readonly columns: readonly SqlColumn[];
  readonly count: number;
  /** The source for one seed. When it is opened, only the number of the row counts. */
  readonly source: Source;
}

/** The input of tables. */
export interface Setup {
  readonly mix: Mix;
  /** Number of rows of the main table. */
  readonly size: number;
  readonly seed: string;
  /** The as-of date of the rows. */
  readonly asOf: Day;
}

/** Tables that belong together. */
export interface Dataset {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** The table whose rows `size` counts. */
  readonly main: string;
  /** The makers of tables, each after those it refers to. */
  readonly tables: Readonly<Record<string, (setup: Setup) => Table>>;
}

/** The declaration of a column. Rows write their cells themselves, in the order of the columns. */
interface TableColumn extends Pick<Column, 'key' | 'kind' | 'date' | 'whole' | 'plain'> {
  readonly ref?: string;
  /** True if a row may have no value here. A column of a person uses `blank` instead. */
  readonly optional?: boolean;
  readonly blank?: Column['blank'];
}

/** Writes the cells of a row in order. */
export type WriteCells = (out: Out, at: number, line: CellWriter, row: number) => number;

/** Returns a table whose first column is its key; `write` writes the cells of a row. */
export function table(
  name: string,
  count: number,
  columns: readonly TableColumn[],
  write: WriteCells,
): Table {
  return {
    name,
    count,
    columns: columns.map((column, i) => ({
      name: column.key,
      type: sqlType(column),
      ...(i === 0 ? { key: true } : {}),
      ...(column.ref ? { ref: column.ref } : {}),
      optional: isOptional(column),
    })),
    source: new TableSource(name, columns, write),
  };
}

function isOptional({ optional = false, blank }: TableColumn): boolean {
  return optional || blank !== undefined;
}

/** A source for one seed, whose rows write their cells themselves. */
class TableSource extends Source {
  readonly row: TableRow;

  constructor(name: string, columns: readonly TableColumn[], write: WriteCells) {
    const row = new TableRow(columns.length, write);
    const nodes = columns.map((column, i): Column => {
      const { key, kind, date, whole, plain } = column;
      const blank = isOptional(column) ? { blank: () => row.isEmpty(i) } : {};
      return { key, kind, date, whole, plain, put: (out, at) => row.put(out, at, i), ...blank };
    });
    super(name, { kind: 'record', nodes }, [row]);
    this.row = row;
  }

  override openAt(_: RowKey, index: number): void {
    this.row.index = index;
  }
}

/** The current row. Its cells are stored for callers that read single columns. */
class TableRow implements CellRow {
  index = 0;
  readonly #write: WriteCells;
  readonly #kept = new Out();
  /** The end of each cell in the stored row. */
  readonly #ends: Int32Array;
  #keptIndex = -1;

  constructor(count: number, write: WriteCells) {
    this.#ends = new Int32Array(count);
    this.#write = write;
  }

  open({ index }: RowKey): void {
    this.index = index;
  }

  cells(out: Out, at: number, line: CellWriter): number {
    return this.#write(out, at, line, this.index);
  }

  isEmpty(cell: number): boolean {
    return this.#from(cell) === this.#ends[cell];
  }

  put(out: Out, at: number, cell: number): number {
    const first = this.#from(cell);
    const { view } = this.#kept;
    const length = (this.#ends[cell] as number) - first;
    out.room(at, length);
    for (let i = 0; i < length; i += 4) out.view.setInt32(at + i, view.getInt32(first + i, true), true);
    return at + length;
  }

  /** Returns the start of a cell. */
  #from(cell: number): number {
    if (this.#keptIndex !== this.index) this.#keep();
    return cell === 0 ? 0 : (this.#ends[cell - 1] as number) + 1;
  }

  #keep(): void {
    const end = this.cells(this.#kept, 0, PARTED);
    const { bytes } = this.#kept;
    for (let at = 0, cell = 0; at < end; at++) if (bytes[at] === END) this.#ends[cell++] = at;
    this.#keptIndex = this.index;
  }
}

/** Separator after each cell; no text contains it. */
const END = 0;
const PARTED = new CellWriter({
  between: String.fromCharCode(END),
  nothing: '',
  escaping: (_, __, to) => to,
});

/** Declares a column of whole numbers from 0 up. */
export function number(key: string): TableColumn {
  return { key, kind: 'number', whole: true, plain: true };
}

/** Declares a column with the number of a row in another table. */
export function reference(key: string, ref: string, optional = false): TableColumn {
  return { ...number(key), ref, optional };
}

export function day(key: string, optional = false): TableColumn {
  return { key, kind: 'text', date: true, plain: true, optional };
}

/** Declares a column of numbers with decimals. */
export function decimal(key: string): TableColumn {
  return { key, kind: 'number', plain: true };
}

/** Declares a column of fixed texts, none of which needs escaping. */
export function word(key: string): TableColumn {
  return { key, kind: 'text', plain: true };
}

/** Returns texts by name, encoded once. */
export function texts<Name extends string>(names: readonly Name[]): Readonly<Record<Name, Label>> {
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, Label>;
}
