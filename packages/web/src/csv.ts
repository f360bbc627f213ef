/** A row of a table: its cells, and the line of the text that it begins in. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A text as rows of cells: RFC 4180, parted by what its first line has most of. Blank lines are none. */
export function rowsOf(text: string): readonly Row[] {
  const sign = signOf(text);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${sign}\\r\\n]*))(${sign}|\\r\\n?|\\n|$)`, 'y');
  const rows: Row[] = [];
  let line = 1;
  let cells: string[] = [];
  let begun = line;
  for (let end: string | undefined; end !== ''; ) {
    const [all = '', quoted, plain = '', found = ''] = cell.exec(text) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += all.split(/\r\n?|\n/).length - 1;
    end = found;
    if (end === sign) continue;
    rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  return rows.filter(({ cells: [first = '', ...others] }) => others.length > 0 || first.trim() !== '');
}

/** What the first line that is not blank has most of. */
function signOf(text: string): string {
  const [first = ''] = /.*\S.*/.exec(text) ?? [];
  return [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
}

/** Whether rows are meant as a table: several, the first with more than one cell. */
export function isTable(rows: readonly Row[]): boolean {
  return rows.length > 1 && (rows[0]?.cells.length ?? 0) > 1;
}

/** What keeps rows from being a table: a row with more or fewer cells than the header. */
export function raggedness(rows: readonly Row[]): string | undefined {
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
