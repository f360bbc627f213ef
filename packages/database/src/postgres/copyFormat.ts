import { type Escape, Escapes, escaped, type Format, lineFormat, rewritten } from 'specimen-data/internal';

/** What the text format of COPY escapes (https://www.postgresql.org/docs/current/sql-copy.html); no text can hold the character 0. */
const ESCAPED: Readonly<Record<string, string>> = {
  '\0': '\ufffd',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\\': '\\\\',
};

const cell = (text: string) => text.replace(/[\0\t\n\r\\]/g, (character) => ESCAPED[character] as string);
const ESCAPES = new Escapes(cell);
const escaping: Escape = (out, from, to) => escaped(out, from, to, ESCAPES);

/** Rows as COPY takes them. A list is JSON; in a column of `arrays` it is an array, which differs by its brackets. */
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
