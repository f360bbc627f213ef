/** The rows of a CSV, each by its header's names. */
export function parseCsv(text: string): Record<string, string>[] {
  const { header, rows } = parseCsvRows(text);
  return rows.map((row) => byName(header, row));
}

function byName(header: readonly string[], row: readonly string[]): Record<string, string> {
  if (row.length !== header.length) throw new Error(`${row.length} cells under ${header.length} names`);
  return Object.fromEntries(header.map((name, i) => [name, row[i] as string]));
}

/** A reader for TSV: LF, a header, `\\t`, `\\n` and `\\\\` for what cannot stand in a cell. */
export function parseTsv(text: string): Record<string, string>[] {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const [header = [], ...rows] = text
    .slice(0, -1)
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/\\(.)/g, (_, letter: string) => UNESCAPED[letter] as string)),
    );
  return rows.map((row) => byName(header, row));
}

const UNESCAPED: Record<string, string> = { t: '\t', n: '\n', '\\': '\\' };

/** The rows of an XML, each text by its element's name. */
export function parseXml(text: string): Record<string, string>[] {
  return parseXmlRows(text).map((row) =>
    Object.fromEntries(
      row.map(([name, value]) => {
        if (typeof value !== 'string') throw new Error(`${name} is no text`);
        return [name, value];
      }),
    ),
  );
}

function unescapeXml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(#\d+|\w+);/g, (_, entity: string) =>
    entity.startsWith('#') ? String.fromCodePoint(Number(entity.slice(1))) : (named[entity] as string),
  );
}

/** A value of the XML that the service writes: text, null, or the elements of a record. */
export type XmlValue = string | null | readonly XmlElement[];
export type XmlElement = readonly [name: string, value: XmlValue];

/** `Name` of XML 1.0, without the colon that belongs to namespaces. */
const START =
  'A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
const TAG = new RegExp(
  `<([${START}][${START}\\-.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}-\\u{2040}]*)(?: name="([^"<]*)")?( null="true"/)?>`,
  'uy',
);

/** A strict reader for that XML, whatever the names: the elements of each row, records inside rows too. */
export function parseXmlRows(text: string): readonly (readonly XmlElement[])[] {
  let at = 0;
  const fail = (what: string) => new Error(`${what} at ${JSON.stringify(text.slice(at, at + 60))}`);
  const expectText = (literal: string) => {
    if (!text.startsWith(literal, at)) throw fail(`no ${literal}`);
    at += literal.length;
  };
  const element = (): XmlElement => {
    TAG.lastIndex = at;
    const [tag, name, quoted, nil] = TAG.exec(text) ?? [];
    if (tag === undefined || name === undefined) throw fail('no element');
    if (quoted !== undefined && name !== 'field') throw fail('a name on another element than field');
    at += tag.length;
    const key = quoted === undefined ? name : unescapeXml(quoted);
    if (nil) return [key, null];
    const value = text[at] === '<' && text[at + 1] !== '/' ? elements() : plain();
    expectText(`</${name}>`);
    return [key, value];
  };
  const elements = (): XmlElement[] => {
    const found: XmlElement[] = [];
    while (!text.startsWith('</', at)) found.push(element());
    return found;
  };
  const plain = (): string => {
    const end = text.indexOf('<', at);
    const raw = text.slice(at, end);
    if (/[\u0000-\u0008\u000b-\u001f\ufffe\uffff>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(raw))
      throw fail('a character that XML forbids');
    at = end;
    return unescapeXml(raw);
  };
  expectText('<?xml version="1.0" encoding="UTF-8"?>\n<rows>');
  const rows = elements().map(([name, value]) => {
    if (name !== 'row') throw fail('no row');
    return typeof value === 'object' && value !== null ? value : [];
  });
  expectText('</rows>\n');
  if (at !== text.length) throw fail('text behind the end');
  return rows;
}

/** A strict reader for CSV: the header and the cells, whatever the names. */
export function parseCsvRows(text: string): {
  header: readonly string[];
  rows: readonly (readonly string[])[];
} {
  const lines: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex;
    const [, quoted, bare, end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`no cell at ${JSON.stringify(text.slice(from, from + 40))}`);
    if (quoted !== undefined && !/[",\r\n]/.test(quoted)) throw new Error(`needless quotes around ${quoted}`);
    row.push(quoted === undefined ? (bare as string) : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(row);
    row = [];
  }
  const [header = [], ...rows] = lines;
  for (const { length } of rows)
    if (length !== header.length) throw new Error(`${length} cells under ${header.length} names`);
  return { header, rows };
}
