import { shown } from 'specimen-data/internal';
import type { ColumnType } from '../schema.ts';
import { columnType } from './columnType.ts';
import { type Cursor, partsOf } from './cursor.ts';
import type { Dialect } from './dialect.ts';
import type { ColumnDraft, NamedType, TableDraft } from './tableDraft.ts';
import type { Token } from './tokens.ts';

/** Context for reading columns. */
export interface Reading {
  readonly dialect: Dialect;
  /** Enums and domains by name. */
  readonly types: ReadonlyMap<string, NamedType>;
}

/** Reads a column with its constraints into a table. */
export function readColumn(cursor: Cursor, table: TableDraft, reading: Reading): void {
  const column = newColumn(cursor.name());
  if (table.columns.length === MOST)
    throw cursor.problem(`table ${shown(table.name)} has over ${MOST} columns, which no database takes`);
  readType(cursor, column, table, reading);
  while (cursor.token && cursor.word !== ',' && cursor.word !== ')') readPart(cursor, column, table);
  const at = table.columns.findIndex(({ name }) => name === column.name);
  if (at < 0) table.columns.push(column);
  else table.columns[at] = column;
  if (reading.dialect === 'sqlite' && isRowId(column, table)) column.filled = 'identity';
}

/** Maximum number of columns; MySQL allows the most. */
const MOST = 4096;

function newColumn(name: string): ColumnDraft {
  return { name, type: { kind: 'text' }, declared: '', nullable: true };
}

/** Reads the type at the cursor, if there is one, and the rules of its domain. */
export function readType(cursor: Cursor, column: ColumnDraft, table: TableDraft, reading: Reading): void {
  if (!isType(cursor)) {
    column.type = reading.dialect === 'sqlite' ? { kind: 'text' } : { kind: 'other' };
    return;
  }
  const { name, words, args, isArray, declared } = typeHere(cursor);
  const known = reading.types.get(name);
  const type: ColumnType = known?.type ?? columnType({ words, args }, reading.dialect);
  column.declared = declared;
  column.type = isArray ? { kind: 'array', of: type } : type;
  if (/serial/.test(words) && !known) {
    column.filled = 'identity';
    column.nullable = false;
  }
  if (!known) return;
  if (!known.nullable) column.nullable = false;
  table.checks.push(...known.checks.map((check) => check.replace(/"VALUE"|\bVALUE\b/gi, `"${column.name}"`)));
}

/** Returns true if a type follows; a column may have none. */
function isType(cursor: Cursor): boolean {
  const { token, word } = cursor;
  if (!token || word === ',' || word === ')') return false;
  return !CONSTRAINTS.has(word) || (word === 'CHARACTER' && cursor.ahead() !== 'SET');
}

/** A type as written. */
interface WrittenType {
  readonly name: string;
  /** Name and modifiers in lower case. */
  readonly words: string;
  readonly args: readonly string[];
  /** PostgreSQL ignores the number of dimensions. */
  readonly isArray: boolean;
  readonly declared: string;
}

function typeHere(cursor: Cursor): WrittenType {
  const { from } = cursor.token as Token;
  const { name } = cursor.qualifiedName();
  let words = name.toLowerCase();
  let args: readonly string[] = [];
  let isArray = false;
  for (;;) {
    if (cursor.word === '(') {
      args = partsOf(cursor.inside()).map((part) => part.map(({ text }) => text).join(' '));
    } else if (TYPE_WORDS.has(cursor.word)) words += ` ${cursor.move().text.toLowerCase()}`;
    else if (/^WITH(OUT)?$/.test(cursor.word) && cursor.ahead() === 'TIME') {
      for (let i = 0; i < 3; i++) words += ` ${cursor.move().text.toLowerCase()}`;
    } else if (cursor.word === '[' || cursor.word === 'ARRAY') {
      isArray = true;
      if (cursor.move().word === '[') while (cursor.move().word !== ']');
    } else break;
  }
  const declared = cursor.statement.source.sql.slice(from, cursor.before.to);
  return { name, words, args, isArray, declared };
}

/** Reads one part after a column's type; unknown parts are skipped. */
export function readPart(cursor: Cursor, column: ColumnDraft, table: TableDraft): void {
  if (cursor.take('NOT NULL')) column.nullable = false;
  else if (cursor.take('CONSTRAINT')) cursor.name();
  else if (cursor.take('DEFAULT')) readDefault(cursor, column);
  else if (cursor.take('PRIMARY KEY')) {
    table.primaryKey = [column.name];
    column.nullable = false;
  } else if (cursor.take('UNIQUE')) {
    cursor.pass('KEY');
    table.uniques.push([column.name]);
  } else if (cursor.word === 'CHECK' && cursor.ahead() === '(') {
    cursor.move();
    table.checks.push(cursor.insideText());
  } else if (cursor.word === 'REFERENCES') readReference(cursor, [column.name], table);
  else if (['AUTO_INCREMENT', 'AUTOINCREMENT', 'IDENTITY'].some((word) => cursor.take(word))) {
    column.filled = 'identity';
    column.nullable = false;
  } else if (/^(GENERATED|AS)$/.test(cursor.word)) readGenerated(cursor, column);
  else if (cursor.word === 'COMMENT') {
    cursor.move();
    column.comment = cursor.move().text;
  } else if (cursor.word === '(') cursor.inside();
  else cursor.move();
}

/** Reads `GENERATED … AS IDENTITY`, or a computed column. */
function readGenerated(cursor: Cursor, column: ColumnDraft): void {
  cursor.pass('GENERATED', 'ALWAYS', 'BY', 'DEFAULT', 'ON', 'NULL', 'AS');
  if (cursor.take('IDENTITY')) {
    column.filled = 'identity';
    column.nullable = false;
  } else column.filled = 'generated';
  if (cursor.word === '(') cursor.inside();
}

function readDefault(cursor: Cursor, column: ColumnDraft): void {
  const from = cursor.token;
  if (!from) throw cursor.problem('DEFAULT has no value');
  let last = from;
  do {
    if (cursor.word === '(') cursor.inside();
    else if (cursor.word === '[') passBrackets(cursor);
    else if (cursor.move().word === '::') typeHere(cursor);
    last = cursor.before;
  } while (cursor.token && !CONSTRAINTS.has(cursor.word) && cursor.word !== ',' && cursor.word !== ')');
  const text = cursor.statement.source.sql.slice(from.from, last.to);
  setDefault(column, text);
}

/** Skips an array: `['a'::varchar, 'b']`. */
function passBrackets(cursor: Cursor): void {
  let depth = 0;
  do {
    const { word } = cursor.move();
    if (word === '[') depth++;
    else if (word === ']') depth--;
  } while (depth > 0);
}

/** Sets a default; a default from a sequence makes the column an identity. */
export function setDefault(column: ColumnDraft, text: string): void {
  if (/^\(?\s*NULL\b/i.test(text)) return;
  const counts = /^\(?\s*nextval\s*\(/i.test(text);
  column.filled = counts ? 'identity' : (column.filled ?? 'default');
  if (!counts) column.default = text;
}

/** Reads `REFERENCES table (columns) ON DELETE … DEFERRABLE …`. */
export function readReference(cursor: Cursor, columns: readonly string[], table: TableDraft): void {
  cursor.expect('REFERENCES');
  const { name, namespace = table.namespace } = cursor.qualifiedName();
  const refersTo = cursor.word === '(' ? cursor.columns() : undefined;
  let deferrable = false;
  for (;;) {
    if (cursor.take('NOT DEFERRABLE')) deferrable = false;
    else if (cursor.take('DEFERRABLE')) deferrable = true;
    else if (cursor.take('INITIALLY')) cursor.move();
    else if (cursor.take('MATCH')) cursor.move();
    else if (cursor.word === 'ON' && /^(DELETE|UPDATE)$/.test(cursor.ahead())) {
      cursor.move();
      cursor.move();
      if (!cursor.take('SET NULL') && !cursor.take('SET DEFAULT') && !cursor.take('NO ACTION')) cursor.move();
    } else break;
  }
  table.references.push({
    columns,
    table: name,
    ...(namespace === undefined ? {} : { namespace }),
    refersTo,
    deferrable,
  });
}

/** Returns true for `INTEGER PRIMARY KEY`, which SQLite numbers by itself. */
function isRowId(column: ColumnDraft, { primaryKey }: TableDraft): boolean {
  return /^integer$/i.test(column.declared) && primaryKey.join() === column.name;
}

const TYPE_WORDS = new Set(
  'VARYING PRECISION UNSIGNED SIGNED ZEROFILL LARGE OBJECT YEAR MONTH DAY HOUR MINUTE SECOND TO'.split(' '),
);

/** Words that end a type or a default. */
const CONSTRAINTS = new Set(
  'CONSTRAINT NOT NULL DEFAULT PRIMARY UNIQUE CHECK REFERENCES GENERATED AS AUTO_INCREMENT AUTOINCREMENT COMMENT COLLATE CHARACTER CHARSET ON KEY INVISIBLE VISIBLE STORED VIRTUAL DEFERRABLE INITIALLY'.split(
    ' ',
  ),
);
