import {
  type Escape,
  Escapes,
  escapeSpan,
  escapingPut,
  type Format,
  type FormatStep,
  NOTHING,
  RowWriter,
} from './format.ts';
import { linesOf } from './lines.ts';

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' };
const ESCAPES = new Escapes((character) => ESCAPED[character] ?? character);
const escaping: Escape = (out, from, to) => escapeSpan(out, from, to, ESCAPES);

/**
 * Bare values, one per line; a line break in one of many values becomes `\n`, and a null is an empty line. For
 * single values, not for records.
 */
export const raw: Format = {
  key: 'raw',
  type: 'text/plain; charset=utf-8',
  joins: 1,
  frame(source, many) {
    const steps = linesOf(source, many)
      .flat()
      .flatMap(({ put, plain, blank }): FormatStep[] => {
        const value = { before: '', ...(many ? escapingPut({ put, plain }, escaping) : { put }) };
        return [blank ? { blank, instead: '', steps: [value] } : value, { before: '\n' }];
      });
    return { head: NOTHING, between: NOTHING, tail: NOTHING, row: new RowWriter(steps) };
  },
};
