import { type Escape, Escapes, escapeSpan, type Format, lineFormat, rewritten } from 'specimen-data/internal';

/**
 * Characters that the text format of COPY escapes (https://www.postgresql.org/docs/current/sql-copy.html). No text can
 * contain the character 0.
 */
const ESCAPED: Readonly<Record<string, string>> = {
  '\0': '\ufffd',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\\': '\\\\',
};

const cell = (text: string) => text.replace(/[\0\t\n\r\\]/g, (character) => ESCAPED[character] as string);
const ESCAPES = new Escapes(cell);
const escaping: Escape = (out, from, to) => escapeSpan(out, from, to, ESCAPES);

/** Format for COPY. A list becomes JSON, or an array literal with braces in the columns of `arrays`. */
export function copyFormat(arrays: ReadonlySet<string> = NONE): Format {
  return lineFormat({
    key: 'copy',
    type: 'text/plain; charset=utf-8',
    between: '\t',
    end: '\n',
    nothing: '\\N',
    cell,
    escaping,
    list(steps, { key }) {
      const written = steps.map((step) => rewritten(step, { cell, escaping }));
      return arrays.has(key) ? [{ before: '{' }, ...written.slice(1, -1), { before: '}' }] : written;
    },
  });
}

const NONE: ReadonlySet<string> = new Set();
