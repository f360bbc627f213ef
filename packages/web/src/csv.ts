/** A text as rows of cells: RFC 4180, parted by what its first line has most of. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const sign = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${sign}\\r\\n]*)(${sign}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [, value = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (cell.lastIndex === 0) break;
    if (end.includes('\n') && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

/** Whether a text is a table: several lines with the same number of cells, more than one. */
export function isTable(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
}
