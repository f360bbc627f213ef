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

/** A reader for the XML the service writes: rows of elements, `field name="…"` for other names. */
export function parseXml(text: string): Record<string, string>[] {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<rows>';
  if (!text.startsWith(head) || !text.endsWith('</rows>\n')) throw new Error('no rows element');
  const body = text.slice(head.length, -'</rows>\n'.length);
  return [...body.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    Object.fromEntries(
      [...(row as string).matchAll(/<(?:field name="([^"]*)"|([\w.-]+))>([^<]*)<\/(?:field|\2)>/g)].map(([, quoted, name, value]) => [
        unescapeXml(quoted ?? (name as string)),
        unescapeXml(value as string),
      ]),
    ),
  );
}

function unescapeXml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(#\d+|\w+);/g, (_, entity: string) =>
    entity.startsWith('#') ? String.fromCodePoint(Number(entity.slice(1))) : (named[entity] as string),
  );
}
