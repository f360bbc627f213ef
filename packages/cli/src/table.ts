import { clean } from './io.ts';
import { wrapped } from './wrapped.ts';

type Cells = Readonly<Record<string, unknown>>;

/**
 * Returns an object with a list as text for a terminal: its own values as lines, each list as a table. Undefined for other
 * values.
 */
export function tableOf(value: unknown, width: number, colours: boolean): string | undefined {
  if (!isCells(value)) return undefined;
  const entries = Object.entries(value);
  const lists = entries.filter((entry): entry is [string, readonly Cells[]] => isList(entry[1]));
  if (lists.length === 0) return undefined;
  const own = entries.filter(([key, each]) => key !== 'count' && !isList(each));
  const head = own.map(([key, each]) => `${strong(key, colours)} ${cell(each)}\n`).join('');
  const tables = lists.map(([key, list]) => {
    const title = lists.length > 1 || head ? `\n${strong(`${key}:`, colours)}\n` : '';
    return title + tableText(list, width, colours);
  });
  return head + tables.join('');
}

function isCells(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Cells[] {
  return Array.isArray(value) && value.every(isCells);
}

/**
 * Formats columns under their names. If more than the last column would be cut, prints the cells of each row below each
 * other.
 */
function tableText(list: readonly Cells[], width: number, colours: boolean): string {
  const keys = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const rows = list.map((row) => keys.map((key) => cell(row[key])));
  const widths = keys.map((key, i) =>
    rows.reduce((most, row) => Math.max(most, sizeOf(row[i] ?? key)), sizeOf(key)),
  );
  const name = sizeOf(keys.at(-1) ?? '');
  if (widths.slice(0, -1).reduce((sum, each) => sum + each + 2, name) > width)
    return list.map((row) => block(row, width, colours)).join('\n');
  const line = (cells: readonly string[]) =>
    cut(cells.map((text, i) => text + ' '.repeat((widths[i] as number) - sizeOf(text))).join('  '), width);
  return [strong(line(keys), colours), ...rows.map(line)].map((text) => `${text}\n`).join('');
}

/** Formats a row with at least one line for each cell that is not empty. */
function block(row: Cells, width: number, colours: boolean): string {
  const indent = Math.max(...Object.keys(row).map(sizeOf)) + 2;
  const cells = Object.entries(row).map(([key, value]) => [key, cell(value)] as const);
  return cells
    .filter(([, text]) => text !== '')
    .map(([key, text]) => {
      const lines = wrapped(text, width - indent).join(`\n${' '.repeat(indent)}`);
      return `${strong(key, colours)}${' '.repeat(indent - sizeOf(key))}${lines}\n`;
    })
    .join('');
}

/** Formats a value as a cell; a list of records becomes its length. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isList(value)) return String(value.length);
  if (isCells(value))
    return Object.entries(value)
      .map(([key, each]) => `${clean(key)} ${cell(each)}`)
      .join(', ');
  return clean(Array.isArray(value) ? value.join(' ') : String(value));
}

/** Returns the approximate number of terminal columns of a text; a flag counts as two. */
function sizeOf(text: string): number {
  return [...text].length;
}

function cut(line: string, width: number): string {
  const letters = [...line.trimEnd()];
  return letters.length <= width ? letters.join('') : `${letters.slice(0, width - 1).join('')}…`;
}

function strong(text: string, colours: boolean): string {
  return colours ? `\u001b[1m${text}\u001b[22m` : text;
}
