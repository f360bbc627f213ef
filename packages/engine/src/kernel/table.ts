import { Text } from './bytes.ts';

/** A row of a text table: each column's cell, empty cells absent. */
export type Cells<Column extends string> = Readonly<Partial<Record<Column, Text>>>;

/** Reads a table of lines with cells parted by `|`, in the order of the columns. */
export function table<Column extends string>(columns: string, lines: string): readonly Cells<Column>[] {
  const keys = columns.split(' ') as Column[];
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const row: Partial<Record<Column, Text>> = {};
      const cells = line.trim().split('|');
      if (cells.length > keys.length) throw new Error(`table row with too many cells: ${line}`);
      keys.forEach((key, i) => {
        if (cells[i]) row[key] = new Text(cells[i]);
      });
      return row;
    });
}
