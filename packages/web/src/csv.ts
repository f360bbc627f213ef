import { CsvReader, type CsvRow } from 'specimen-data/internal';

/** A pasted text as rows of cells, without blank lines. */
interface Pasted {
  readonly rows: readonly CsvRow[];
  /** True if the text ends within quotes. */
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

/** Returns true for several rows of which the first one has more than one cell. */
export function isTable({ rows }: Pasted): boolean {
  return rows.length > 1 && (rows[0]?.cells.length ?? 0) > 1;
}

/** Returns the reason why rows are not a table: an unclosed quote, or a row whose length differs from the header's. */
export function tableFault({ rows, isUnclosed }: Pasted): string | undefined {
  if (isUnclosed) return 'This is not a table: it ends inside quotes.';
  const width = rows[0]?.cells.length ?? 0;
  const odd = rows.find(({ cells }) => cells.length !== width);
  if (!odd) return undefined;
  const { line, cells } = odd;
  return `This is not a table: line ${line} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the header has ${width}.`;
}

/** Returns unique names for the columns of a table. */
export function headerOf({ rows: [header] }: Pasted): readonly string[] {
  const names = header?.cells.map((name, at) => name.trim() || `column ${at + 1}`) ?? [];
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (column ${at + 1})`));
}

/** Returns SQL that declares the table: columns from the header, types from the values. */
export function declaredBy(pasted: Pasted): string {
  const columns = headerOf(pasted).map((name, at) => {
    const cells = pasted.rows.slice(1).map(({ cells }) => cells[at]?.trim() ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const [type = 'text'] = TYPES.find(([, form]) => filled.every((cell) => form.test(cell))) ?? [];
    const isKey = at === 0 && type === 'integer' && new Set(cells).size === cells.length;
    return `"${name.replaceAll('"', '""')}" ${type}${isKey ? ' primary key' : filled.length < cells.length ? '' : ' not null'}`;
  });
  return `create table csv (${columns.join(', ')})`;
}

/** Types by the form of their values. Long numbers, and those that begin with 0, are identifiers. */
const TYPES = [
  ['text', /^$/],
  ['boolean', /^(true|false)$/i],
  ['integer', /^(0|-?[1-9]\d{0,8})$/],
  ['numeric(12,2)', /^-?(0|[1-9]\d{0,8})(\.\d+)?$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['timestamp', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
] as const;

/** Returns the index of the first column whose name contains a word; 0 if there is none. */
export function columnOf(word: string, names: readonly string[]): number {
  const words = names.map((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return Math.max(
    0,
    words.findIndex((parts) => parts.includes(word.toLowerCase())),
  );
}

/** Returns cells as CSV that can be parsed again. */
export function csvOf(rows: readonly (readonly string[])[], between = ','): string {
  const written = (cell: string) => (/[",\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => `${cells.map(written).join(between)}\r\n`).join('');
}
