import { CsvReader, type CsvRow } from 'specimen-data/surface';

/** A pasted text as rows of cells; blank lines are none. */
interface Pasted {
  readonly rows: readonly CsvRow[];
  /** Whether it ends within quotes. */
  readonly isUnclosed: boolean;
}

export function readPasted(text: string): Pasted {
  const reader = new CsvReader({ tabs: 'quoted' });
  const rows = [...reader.read(text), ...reader.end()];
  return { rows: rows.filter(isFilled), isUnclosed: reader.isUnclosed };
}

function isFilled({ cells: [first = '', ...others] }: CsvRow): boolean {
  return others.length > 0 || first.trim() !== '';
}

/** Whether rows are meant as a table: several, the first with more than one cell. */
export function isTable({ rows }: Pasted): boolean {
  return rows.length > 1 && (rows[0]?.cells.length ?? 0) > 1;
}

/** What keeps rows from being a table: quotes that are not closed, or a row with more or fewer cells than the header. */
export function tableFault({ rows, isUnclosed }: Pasted): string | undefined {
  if (isUnclosed) return 'This is no table: it ends within quotes.';
  const width = rows[0]?.cells.length ?? 0;
  const odd = rows.find(({ cells }) => cells.length !== width);
  if (!odd) return undefined;
  const { line, cells } = odd;
  return `This is no table: line ${line} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header ${width}.`;
}

/** Which column has a word in its name; the first where none has. */
export function columnOf(word: string, names: readonly string[]): number {
  const words = names.map((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return Math.max(
    0,
    words.findIndex((parts) => parts.includes(word.toLowerCase())),
  );
}

/** Cells as a text that is read as a table again. */
export function csvOf(rows: readonly (readonly string[])[], between = ','): string {
  const written = (cell: string) => (/[",\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => `${cells.map(written).join(between)}\r\n`).join('');
}
