import { type Escape, Escapes, escapeSpan, type Format } from './format.ts';
import { lineFormat, rewritten } from './lines.ts';

const ESCAPED: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\\': '\\\\' };

const cell = (text: string) => text.replace(/[\t\n\\]/g, (character) => ESCAPED[character] as string);

const ESCAPES = new Escapes(cell);
const escaping: Escape = (out, from, to) => escapeSpan(out, from, to, ESCAPES);

/** Cells separated by tabs, as databases load them: LF, a header, no quotes, null as an empty cell. */
export const tsv: Format = lineFormat({
  key: 'tsv',
  type: 'text/tab-separated-values; charset=utf-8',
  between: '\t',
  end: '\n',
  cell,
  escaping,
  list: (steps) => steps.map((step) => rewritten(step, { cell, escaping })),
});
