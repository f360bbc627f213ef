import type { Out } from '../kernel/bytes.ts';
import { type Escape, Escapes, escaped, type Format } from './format.ts';
import { lineFormat } from './lines.ts';

/** RFC 4180: CRLF, a header, quotes only where needed, null as an empty cell. */
export const csv: Format = lineFormat({
  key: 'csv',
  type: 'text/csv; charset=utf-8',
  between: ',',
  end: '\r\n',
  cell: (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
  escaping: escapeCsv,
});

const QUOTES = new Escapes((character) => (character === '"' ? '""' : character));

function escapeCsv(...[out, from, to]: Parameters<Escape>): number {
  for (let i = from; i < to; i++) {
    const byte = out.bytes[i] as number;
    if (byte === 34 || byte === 44 || byte === 10 || byte === 13) return quoted(out, from, to);
  }
  return to;
}

function quoted(out: Out, from: number, to: number): number {
  out.room(to, 2);
  out.bytes.copyWithin(from + 1, from, to);
  out.bytes[from] = 34;
  const end = escaped(out, from + 1, to + 1, QUOTES);
  out.bytes[end] = 34;
  return end + 1;
}
