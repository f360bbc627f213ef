import { Text } from './bytes.ts';

/** A row of a text table: the cell of each column, undefined if it is empty. */
export type TableCells<Column extends string> = {
  readonly [C in Column]?: Text | undefined;
} & {
  /** The row's number, from 0. */
  readonly index: number;
};

/** Reads a table of lines with cells separated by `|`, in the order of the columns. */
export function parseTable<Column extends string>({
  columns,
  rows,
}: {
  readonly columns: string;
  readonly rows: string;
}): readonly TableCells<Column>[] {
  const keys = columns.split(' ') as Column[];
  return rows
    .trim()
    .split('\n')
    .map((line, index) => {
      const row: Record<string, Text | number | undefined> = { index };
      const cells = line.trim().split('|');
      if (cells.length > keys.length) throw new Error(`table row with too many cells: ${line}`);
      // Every row has every column, so that all rows have one object shape.
      keys.forEach((key, i) => {
        row[key] = cells[i] ? new Text(cells[i]) : undefined;
      });
      return row as TableCells<Column>;
    });
}
