import type { Column } from '../draw/source.ts';
import { type Out, Piece, putPiece } from '../kernel/bytes.ts';
import {
  type Escape,
  Escapes,
  escapeSpan,
  type Format,
  type FormatStep,
  NOTHING,
  RowWriter,
} from './format.ts';
import { type Leaf, linesOf } from './lines.ts';

/** The type of a database column. */
type SqlType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'json';

/** A column of CREATE TABLE. */
export interface SqlColumn {
  readonly name: string;
  readonly type: SqlType;
  /** True if it is the primary key. */
  readonly key?: boolean | undefined;
  /** The column it refers to: `table.column`. */
  readonly ref?: string | undefined;
  /** True if it can be null. */
  readonly optional?: boolean | undefined;
}

/** The differences between databases. */
export interface Dialect {
  readonly types: Readonly<Record<SqlType, string>>;
  /** The type of texts in keys and references, if it differs. */
  readonly keyText?: string;
  /** The quote around a name; it is doubled inside one. */
  readonly quote: string;
  /** Replacements of characters that the database, its settings or its client would read differently. */
  readonly escapes?: Readonly<Record<string, string>>;
  /** True if a text with a backslash is written as E'…', with each backslash doubled. */
  readonly escapeStrings?: true;
  /** Statements before the rows. */
  readonly settings?: string;
  /** Rewrites a time that has been written as a text, if the database requires another form. */
  readonly date?: (bytes: Uint8Array, from: number, to: number) => number;
}

const TYPES = {
  text: 'TEXT',
  integer: 'BIGINT',
  decimal: 'NUMERIC',
  boolean: 'BOOLEAN',
  date: 'DATE',
  json: 'JSONB',
} as const;

/**
 * The settings that a file for MySQL needs, whatever the mode of the server: the encoding, backslashes without a meaning of
 * their own, and `||` for texts (https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html). The client must read the file as UTF-8.
 */
const MYSQL_SETTINGS = `-- UTF-8: the command line of MySQL needs --default-character-set=utf8mb4.
SET NAMES utf8mb4;
SET SESSION sql_mode = CONCAT_WS(',', @@SESSION.sql_mode, 'NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT');
`;

/** The databases that have a dialect. */
export const DIALECTS: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  // E'' reads a backslash the same under both settings of standard_conforming_strings.
  ['postgres', { types: TYPES, quote: '"', escapeStrings: true }],
  [
    'mysql',
    {
      types: { ...TYPES, decimal: 'DECIMAL(30,10)', json: 'JSON' },
      keyText: 'VARCHAR(255)',
      quote: '`',
      // The command line of MySQL leaves out a carriage return before a line feed, in texts too.
      escapes: { '\r': "'||CHAR(13 USING utf8mb4)||'" },
      settings: MYSQL_SETTINGS,
      date: writeMysqlTime,
    },
  ],
  [
    'sqlite',
    {
      types: { ...TYPES, integer: 'INTEGER', json: 'TEXT', date: 'TEXT' },
      quote: '"',
      escapes: { '\r': "'||char(13)||'" }, // sqlite3 reads \r\n as a line's end
    },
  ],
]);

/** Options of SQL output. */
export interface SqlOptions {
  /** A key of `DIALECTS`. */
  readonly dialect: string;
  readonly table: string;
  /** True if CREATE TABLE precedes the rows. */
  readonly create?: boolean;
  /** The declared columns; by default they follow from the rows. */
  readonly columns?: readonly SqlColumn[];
}

/** Number of rows in one statement. */
export const ROWS_PER_INSERT = 100;

/** Returns a format of CREATE TABLE and INSERT statements. */
export function sqlFormat({ dialect: key, table, create = true, columns }: SqlOptions): Format {
  const dialect = DIALECTS.get(key) as Dialect;
  return {
    key: 'sql',
    type: 'application/sql; charset=utf-8',
    joins: ROWS_PER_INSERT,
    frame(source, many) {
      const lines = linesOf(source, many);
      const leaves = lines[0] as readonly Leaf[];
      const declared = columns ?? leaves.map(columnOf);
      const { settings = '' } = dialect;
      const start = settings + (create ? createTable(dialect, table, declared) : '');
      const head = start === '' ? NOTHING : new Piece(start);
      const names = leaves.map(({ name }) => quoted(name, dialect)).join(', ');
      const insert = new Piece(`INSERT INTO ${quoted(table, dialect)} (${names}) VALUES\n`);
      const escaping = escapingOf(dialect);
      const steps = lines.flatMap((line, i): FormatStep[] => [
        i === 0 ? { before: '', put: begin(insert) } : { before: ',\n' },
        ...line.flatMap((leaf, k) => cellSteps(leaf, k === 0 ? '(' : ', ', escaping)),
        { before: ')' },
      ]);
      const row = new RowWriter([...steps, { before: '', put: putEnd }]);
      return { head, between: NOTHING, tail: END, row };
    },
  };
}

/** Writes the start of a row: a new statement, or a comma. */
function begin(insert: Piece): (out: Out, at: number, number: number) => number {
  return (out, at, number) => {
    return putPiece(out, at, number % ROWS_PER_INSERT === 1 ? insert : COMMA);
  };
}

/** Ends the statement after its last row. */
function putEnd(out: Out, at: number, number: number): number {
  return number % ROWS_PER_INSERT === 0 ? putPiece(out, at, END) : at;
}

const COMMA = new Piece(',\n');
const END = new Piece(';\n');

/** Returns the statement that creates a table. Tables that it refers to must exist. */
export function createTable(dialect: Dialect, table: string, columns: readonly SqlColumn[]): string {
  const lines = columns.map(({ name, type, key, ref, optional = true }) => {
    const own = (key || ref) && type === 'text' && dialect.keyText;
    return `  ${quoted(name, dialect)} ${own || dialect.types[type]}${key ? ' PRIMARY KEY' : optional ? '' : ' NOT NULL'}`;
  });
  const references = columns.flatMap(({ name, ref }) => {
    return ref === undefined ? [] : [`  ${foreignKey(dialect, name, ref)}`];
  });
  return `CREATE TABLE ${quoted(table, dialect)} (\n${[...lines, ...references].join(',\n')}\n);\n`;
}

/** Returns the constraint of a column that refers to another, `table.column`. */
export function foreignKey(dialect: Dialect, name: string, ref: string): string {
  const dot = ref.indexOf('.'); // the name of a table holds none
  const [table, column] = [ref.slice(0, dot), ref.slice(dot + 1)].map((each) => quoted(each, dialect));
  return `FOREIGN KEY (${quoted(name, dialect)}) REFERENCES ${table} (${column})`;
}

/** Returns the declaration of a column that follows from the rows. */
function columnOf({ name, kind, date, whole }: Leaf): SqlColumn {
  return { name, type: sqlType({ kind, date, whole }) };
}

/** Returns the SQL type of a column's values. */
export function sqlType({ kind, date, whole }: Pick<Column, 'kind' | 'date' | 'whole'>): SqlType {
  if (kind === 'number') return whole ? 'integer' : 'decimal';
  return date ? 'date' : kind;
}

/** Returns a name in quotes. */
export function quoted(name: string, { quote }: Dialect): string {
  return quote + name.replaceAll('\0', '\ufffd').replaceAll(quote, quote + quote) + quote;
}

function cellSteps(leaf: Leaf, before: string, escaping: Escape): FormatStep[] {
  const { put, blank, kind } = leaf;
  const bare = kind === 'number' || kind === 'boolean';
  const steps: FormatStep[] = bare
    ? [{ before: '', put }]
    : [{ before: "'", put, escaping }, { before: "'" }];
  return blank ? [{ before }, { blank, instead: 'NULL', steps }] : [{ before }, ...steps];
}

/** Changes `2023-05-03T16:11:56Z` to `2023-05-03 16:11:56`, the only form that MySQL's DATETIME accepts. */
function writeMysqlTime(bytes: Uint8Array, from: number, to: number): number {
  const isTime =
    to - from === TIME.length && TIME.every((code, i) => matches(bytes[from + i] as number, code));
  if (!isTime) return to;
  bytes[from + 10] = 0x20;
  return to - 1;
}

/** The form of a time; 0 stands for any digit. */
const TIME = [...'0000-00-00T00:00:00Z'].map((sign) => sign.charCodeAt(0));

function matches(code: number, form: number): boolean {
  return form === 0x30 ? code >= 0x30 && code <= 0x39 : code === form;
}

function escapingOf({ escapes, escapeStrings, date }: Dialect): Escape {
  const all = escapesOf(escapes);
  if (date) return (out, from, to) => escapeSpan(out, from, date(out.bytes, from, to), all);
  if (!escapeStrings) return (out, from, to) => escapeSpan(out, from, to, all);
  const doubled = escapesOf({ '\\': '\\\\' });
  return (out, from, to) =>
    hasBackslash(out.bytes, from, to)
      ? withPrefix(out, from, escapeSpan(out, from, to, doubled))
      : escapeSpan(out, from, to, all);
}

function hasBackslash(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i] === BACKSLASH) return true;
  return false;
}

/** Writes an E before the quote that stands before a text. */
function withPrefix(out: Out, from: number, to: number): number {
  out.room(to, 1);
  out.bytes.copyWithin(from, from - 1, to);
  out.bytes[from - 1] = E;
  return to + 1;
}

const BACKSLASH = 0x5c;
const E = 0x45;

/** No database takes a quote as it is, nor the character of number 0 at all. */
function escapesOf(escapes: Readonly<Record<string, string>> = {}): Escapes {
  const all: Readonly<Record<string, string>> = { "'": "''", '\0': '\ufffd', ...escapes };
  return new Escapes((character) => all[character] ?? character);
}
