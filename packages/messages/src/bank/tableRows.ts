import { blocksOf, type Day, formats, Pump, type Table } from 'specimen-data/internal';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Seed and date on which the rows of a table depend. */
export interface RowsContext {
  readonly seed: string;
  readonly asOf: Day;
}

/** Decodes UTF-8 in pieces. Every runtime has it; the package's types know neither Node nor the DOM. */
declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** Reads rows of a table, generated as they are read. */
export function* rowsOf(
  { source, count }: Table,
  { seed, asOf }: RowsContext,
  { from = 0, to = count }: { readonly from?: number; readonly to?: number } = {},
): Generator<Row, void, undefined> {
  const format = formats.get('ndjson');
  if (!format) throw new Error('no format ndjson');
  const pump = new Pump([{ rows: { source, seed, asOf, offset: from, count: to - from }, format }]);
  const decoder = new TextDecoder();
  let rest = '';
  for (const block of blocksOf(pump)) {
    const lines = (rest + decoder.decode(block, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Row;
  }
}

/** Reads one row. */
export function rowAt(table: Table, context: RowsContext, index: number): Row | undefined {
  if (index < 0 || index >= table.count) return undefined;
  return rowsOf(table, context, { from: index, to: index + 1 }).next().value as Row | undefined;
}

/** Returns the first row whose number in a column is at least `least`; the rows are in the order of the column. */
export function firstRow(
  table: Table,
  context: RowsContext,
  { column, least }: { readonly column: string; readonly least: number },
): number {
  let from = 0;
  let to = table.count;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (Number(rowAt(table, context, middle)?.[column]) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
