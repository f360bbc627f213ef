import { Cursor, partsOf } from './cursor.ts';
import { type Token, Tokens } from './tokens.ts';

/** Partition key of a table. */
export interface PartitionKey {
  readonly method: 'range' | 'list' | 'hash';
  /** Column names; undefined for an expression. */
  readonly columns: readonly (string | undefined)[];
  /** True if the key is the year of the column. */
  readonly isYear: boolean;
  /** The key as written. */
  readonly text: string;
}

export interface Value {
  readonly text: string;
  readonly isText: boolean;
}

/** Rows that a partition accepts: any, listed values, or a half-open range; `strange` if it is not understood. */
export type Bound =
  | { readonly kind: 'any' | 'strange' }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | {
      readonly kind: 'range';
      /** One value for each column; undefined for no limit. */
      readonly from: readonly (Value | undefined)[];
      readonly to: readonly (Value | undefined)[];
    };

export function valueText({ text, isText }: Value): string {
  return isText ? `'${text.replaceAll("'", "''")}'` : text;
}

/** Returns a cursor over a text from a PostgreSQL catalogue. */
export function cursorOver(sql: string): Cursor {
  const source = new Tokens(sql, 'postgres');
  const tokens: Token[] = [];
  for (let token = source.next(); token; token = source.next()) tokens.push(token);
  return new Cursor({ tokens, source }, true);
}

/** Reads the text after PARTITION BY, such as `RANGE (created_at)`. */
export function readKey(cursor: Cursor): PartitionKey {
  const word = cursor.move().word;
  const method = word === 'RANGE' ? 'range' : word === 'LIST' ? 'list' : 'hash';
  if (method === 'hash') return { method, columns: [], isYear: false, text: word };
  cursor.pass('COLUMNS');
  const inside = cursor.inside();
  const parts = partsOf(inside);
  const columns = parts.map((part) => {
    const [first, second] = isOrdered(part) ? part.slice(2) : part;
    const isName = first?.kind === 'name' || (first?.kind === 'word' && !/^[(:]/.test(second?.word ?? ''));
    if (!first || !isName) return undefined;
    return first.kind === 'word' && cursor.folds ? first.text.toLowerCase() : first.text;
  });
  const isYear = parts[0]?.[0]?.word === 'YEAR' && isOrdered(parts[0]);
  return { method, columns, isYear, text: `${word} (${cursor.textOf(inside)})` };
}

/** Returns true if a part is a monotonic function of a column: `YEAR(created_at)`. */
function isOrdered([first, second]: readonly Token[]): boolean {
  return second?.word === '(' && ORDERED.has(first?.word ?? '');
}

const ORDERED = new Set(['YEAR', 'TO_DAYS', 'UNIX_TIMESTAMP']);

/** Reads `FOR VALUES …` or `DEFAULT`. */
export function readBound(cursor: Cursor): Bound {
  if (cursor.take('DEFAULT')) return { kind: 'any' };
  cursor.expect('FOR');
  cursor.expect('VALUES');
  if (cursor.take('WITH')) {
    cursor.inside();
    return { kind: 'any' };
  }
  if (cursor.take('IN')) {
    const values = valuesIn(cursor);
    const isKnown = values?.every((value) => value !== undefined);
    return isKnown ? { kind: 'list', values } : { kind: 'strange' };
  }
  cursor.expect('FROM');
  const from = valuesIn(cursor);
  cursor.expect('TO');
  const to = valuesIn(cursor);
  return from && to ? { kind: 'range', from, to } : { kind: 'strange' };
}

/** Reads literals in parentheses. Casts are ignored, and so is null, which no row needs. */
function valuesIn(cursor: Cursor): readonly (Value | undefined)[] | undefined {
  const parts = partsOf(cursor.inside()).filter(([first]) => first?.word !== 'NULL');
  const values = parts.map((part) =>
    /^M(IN|AX)VALUE$/.test(part[0]?.word ?? '') ? undefined : literalIn(part),
  );
  return values.includes(null) ? undefined : (values as readonly (Value | undefined)[]);
}

/** Returns a literal with its sign, a cast or the key's function; null for anything else. */
export function literalIn(tokens: readonly Token[]): Value | null {
  const text = tokens.find(({ kind }) => kind === 'text');
  if (text && (isOrdered(tokens) || tokens.every(({ word }) => word !== '(')))
    return { text: text.text, isText: true };
  const [first, second] = tokens;
  if (first?.kind === 'number') return { text: first.text, isText: false };
  if (first?.word === '-' && second?.kind === 'number') return { text: `-${second.text}`, isText: false };
  return /^(TRUE|FALSE)$/.test(first?.word ?? '') ? { text: (first as Token).text, isText: false } : null;
}
