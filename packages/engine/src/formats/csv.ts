import { isBranch, isList, type ListNode } from '../draw/source.ts';
import type { Out } from '../kernel/bytes.ts';
import { Escapes, escapeSpan, type Format, type FormatStep } from './format.ts';
import { lineFormat, rewritten } from './lines.ts';

const double = (text: string) => text.replaceAll('"', '""');
const QUOTES = new Escapes(double);
const DOUBLED = {
  cell: double,
  escaping: (out: Out, from: number, to: number) => escapeSpan(out, from, to, QUOTES),
};

/** RFC 4180: CRLF, a header, quotes only where needed, null as an empty cell. */
export const csv: Format = lineFormat({
  key: 'csv',
  type: 'text/csv; charset=utf-8',
  between: ',',
  end: '\r\n',
  cell: (text) => (/[",\r\n]/.test(text) ? `"${double(text)}"` : text),
  escaping: escapeCsv,
  list: (steps, list) => [quote(list), ...steps.map((step) => rewritten(step, DOUBLED)), quote(list)],
});

/** A list needs quotes if its JSON contains a quote or a comma. */
function quote({ item, count }: ListNode): FormatStep {
  const bare = !isBranch(item) && !isList(item) && item.kind !== 'text' && item.plain;
  return {
    before: '',
    put(out, at) {
      if (count() < (bare ? 2 : 1)) return at;
      out.bytes[at] = 34;
      return at + 1;
    },
  };
}

function escapeCsv(out: Out, from: number, to: number): number {
  const { bytes, view } = out;
  for (let i = from; i < to; i += 4) {
    if (!isSpecial(view.getInt32(i, true))) continue;
    for (let k = i; k < i + 4 && k < to; k++) {
      const byte = bytes[k] as number;
      if (byte === 34 || byte === 44 || byte === 10 || byte === 13) return quoted(out, from, to);
    }
  }
  return to;
}

function quoted(out: Out, from: number, to: number): number {
  out.room(to, 2);
  out.bytes.copyWithin(from + 1, from, to);
  out.bytes[from] = 34;
  const end = escapeSpan(out, from + 1, to + 1, QUOTES);
  out.bytes[end] = 34;
  return end + 1;
}

/** Returns a value with the top bit of each byte set that is a quote, a comma or a line break, or may be one. */
function isSpecial(word: number): boolean {
  const quote = word ^ 0x22222222;
  const comma = word ^ 0x2c2c2c2c;
  const low = (word - 0x0e0e0e0e) & ~word;
  return ((low | ((quote - 0x01010101) & ~quote) | ((comma - 0x01010101) & ~comma)) & 0x80808080) !== 0;
}
