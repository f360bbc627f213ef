import { type Column, Source } from '../draw/source.ts';
import { type SqlColumn, sqlType } from '../formats/sql.ts';
import { type Out, putDecimal, putInt, putPiece, Text } from '../kernel/bytes.ts';
import { dayAt, putDay, REFERENCE } from '../kernel/day.ts';
import type { RowKey } from '../kernel/random.ts';
import type { Mix } from './mix.ts';

/** A table: so many rows, each a pure function of the seed and its number. */
export interface Table {
  readonly name: string;
  readonly columns: readonly SqlColumn[];
  readonly count: number;
  /** Made for one seed: of a row that it is opened at, only the number counts. */
  readonly source: Source;
}

/** What tables are made for. */
export interface Setup {
  readonly mix: Mix;
  /** The rows of the main table. */
  readonly size: number;
  readonly seed: string;
}

/** Tables that belong together. */
export interface Dataset {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** The table whose rows are counted. */
  readonly main: string;
  /** How each table is made, each after those it refers to. */
  readonly tables: Readonly<Record<string, (setup: Setup) => Table>>;
}

/** A column of a table, and what it refers to. */
export type TableColumn = Column & { readonly ref?: string };

/** A table whose first column is its key; `open` moves to a row. */
export function table(
  name: string,
  count: number,
  open: (row: number) => void,
  columns: readonly TableColumn[],
): Table {
  return {
    name,
    count,
    columns: columns.map((column, i) => ({
      name: column.key,
      type: sqlType(column),
      ...(i === 0 ? { key: true } : {}),
      ...(column.ref ? { ref: column.ref } : {}),
      optional: column.blank !== undefined,
    })),
    source: new TableSource(name, columns, open),
  };
}

/** Rows that are found by their number alone: their seed is known. */
class TableSource extends Source {
  readonly #open: (row: number) => void;

  constructor(name: string, nodes: readonly Column[], open: (row: number) => void) {
    super(name, { kind: 'record', nodes }, [{ open: (row) => open(row.index) }]);
    this.#open = open;
  }

  override openAt(_: RowKey, index: number): void {
    this.#open(index);
  }
}

/** A whole number from 0 up. */
export function number(key: string, value: () => number): Column {
  return { key, kind: 'number', whole: true, plain: true, put: (out, at) => putInt(out, at, value()) };
}

/** The number of a row of another table, from 0; nothing where it is negative. */
export function reference(key: string, ref: string, row: () => number, optional = false): TableColumn {
  return {
    ...number(key, () => row() + 1),
    ref,
    ...(optional ? { blank: () => row() < 0 } : {}),
  };
}

/** A day by its serial number. */
export function day(key: string, serial: () => number): Column {
  return {
    key,
    kind: 'text',
    date: true,
    plain: true,
    put: (out, at) => putDayText(out, at, serial()),
  };
}

/** The ten characters of each day in three words, made when it is first written; the last day is the reference date. */
const days = new Int32Array(3 * (REFERENCE.serial + 1));

function putDayText(out: Out, at: number, serial: number): number {
  const { view } = out;
  const from = 3 * serial;
  if (days[from] === 0) {
    putDay(out, at, dayAt(serial));
    for (let i = 0; i < 3; i++) days[from + i] = view.getInt32(at + 4 * i, true);
    return at + 10;
  }
  view.setInt32(at, days[from] as number, true);
  view.setInt32(at + 4, days[from + 1] as number, true);
  view.setInt32(at + 8, days[from + 2] as number, true);
  return at + 10;
}

/** An amount in the smallest unit of a country's currency. */
export function money(key: string, units: () => number, country: { readonly decimals: number }): Column {
  return {
    key,
    kind: 'number',
    plain: true,
    put: (out, at) => putDecimal(out, at, units(), country.decimals),
  };
}

/** One of some texts, none of which needs escaping. */
export function word(key: string, text: () => Text): Column {
  return { key, kind: 'text', plain: true, put: (out, at) => putPiece(out, at, text()) };
}

/** Texts by name, encoded once. */
export function texts<Name extends string>(names: readonly Name[]): Readonly<Record<Name, Text>> {
  return Object.fromEntries(names.map((name) => [name, new Text(name)])) as Record<Name, Text>;
}
