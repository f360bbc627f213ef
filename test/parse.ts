/** A strict RFC 4180 reader, for tests: CRLF, a header, quotes only where needed. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const row = rows.at(-1) as string[];
    if (text[at] === '"') {
      let cell = '';
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error('a quote is not closed');
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
      if (!/[",\r\n]/.test(cell)) throw new Error(`needless quotes around ${cell}`);
      row.push(cell);
    } else {
      const [cell] = /^[^,"\r\n]*/.exec(text.slice(at, at + 100_000)) as unknown as [string];
      row.push(cell);
      at += cell.length;
    }
    if (text[at] === ',') at++;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      rows.push([]);
    } else throw new Error(`unexpected ${JSON.stringify(text.slice(at, at + 20))}`);
    if (text[at - 1] === ',' && text.startsWith('\r\n', at)) (rows.at(-1) as string[]).push('');
    if (text[at - 1] === ',' && text.startsWith('\r\n', at)) {
      at += 2;
      rows.push([]);
    }
  }
  const [header = [], ...body] = rows.slice(0, -1);
  return body.map((row) => {
    if (row.length !== header.length) throw new Error(`${row.length} cells under ${header.length} names`);
    return Object.fromEntries(header.map((name, i) => [name, row[i] as string]));
  });
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
  return rows.map((row) => {
    if (row.length !== header.length) throw new Error(`${row.length} cells under ${header.length} names`);
    return Object.fromEntries(header.map((name, i) => [name, row[i] as string]));
  });
}

const UNESCAPED: Record<string, string> = { t: '\t', n: '\n', '\\': '\\' };

/** A reader for the XML the service writes: rows of elements, `field name="…"` for other names. */
export function parseXml(text: string): Record<string, string>[] {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<rows>';
  if (!text.startsWith(head) || !text.endsWith('</rows>\n')) throw new Error('no rows element');
  const body = text.slice(head.length, -'</rows>\n'.length);
  return [...body.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    Object.fromEntries(
      [...(row as string).matchAll(/<(?:field name="([^"]*)"|([\w.-]+))>([^<]*)<\/(?:field|\2)>/g)].map(
        ([, quoted, name, value]) => [unescapeXml(quoted ?? (name as string)), unescapeXml(value as string)],
      ),
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

/** The header and the cells of a CSV, whatever the names. */
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
