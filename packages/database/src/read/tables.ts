import { type Reading, readColumn, readPart, readReference, readType, setDefault } from './columns.ts';
import { type Cursor, partsOf } from './cursor.ts';
import type { ColumnDraft, TableDraft } from './tableDraft.ts';
import type { Token } from './tokens.ts';

/** Finds tables by name. */
type FindTable = (name: { readonly name: string; readonly namespace?: string }) => TableDraft | undefined;

/** Reads the contents of the parentheses of CREATE TABLE. */
export function readBody(cursor: Cursor, table: TableDraft, reading: Reading, find: FindTable): void {
  cursor.expect('(');
  while (!cursor.take(')')) {
    if (cursor.take(',')) continue;
    if (cursor.take('LIKE')) {
      const model = find(cursor.qualifiedName());
      if (model) table.columns.push(...model.columns.map((column) => ({ ...column })));
      cursor.pass('INCLUDING', 'EXCLUDING', 'ALL', 'DEFAULTS', 'CONSTRAINTS', 'INDEXES', 'IDENTITY');
    } else if (!readConstraint(cursor, table)) readColumn(cursor, table, reading);
  }
}

/** Reads a table constraint, if one follows. A column may have the name of a constraint. */
function readConstraint(cursor: Cursor, table: TableDraft): boolean {
  if (cursor.word === 'CONSTRAINT') {
    cursor.move();
    if (!STARTS.has(cursor.word)) cursor.name();
  }
  if (cursor.word === 'PRIMARY' && cursor.ahead() === 'KEY') {
    toColumns(cursor);
    table.primaryKey = cursor.columns();
  } else if (cursor.word === 'UNIQUE' && isIndex(cursor)) {
    toColumns(cursor);
    table.uniques.push(cursor.columns());
  } else if (cursor.word === 'FOREIGN' && cursor.ahead() === 'KEY') {
    toColumns(cursor);
    readReference(cursor, cursor.columns(), table);
  } else if (cursor.word === 'CHECK' && cursor.ahead() === '(') {
    cursor.move();
    table.checks.push(cursor.insideText());
  } else if (cursor.word === 'EXCLUDE' && isIndex(cursor)) {
    toColumns(cursor);
    const inside = cursor.inside();
    const same = partsOf(inside).filter((part) => part.at(-1)?.word === '=' && part.length === 3);
    if (same.length > 0) table.uniques.push(same.map(([name]) => cursor.nameOf(name as Token)));
    else table.checks.push(`EXCLUDE (${cursor.textOf(inside)})`);
  } else if (/^(KEY|INDEX|FULLTEXT|SPATIAL|PERIOD)$/.test(cursor.word) && isIndex(cursor)) {
    toColumns(cursor);
    cursor.inside();
  } else return false;
  passRest(cursor);
  return true;
}

const STARTS = new Set(['PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK']);

/** Returns true if an index follows, `KEY name (columns)`, and not a column with that name: `key varchar(20)`. */
function isIndex(cursor: Cursor): boolean {
  let by = 1;
  while (/^(KEY|INDEX|NULLS|NOT|DISTINCT)$/.test(cursor.ahead(by))) by++;
  if (cursor.ahead(by) === '(') return true;
  if (cursor.ahead(by) === 'USING' || cursor.ahead(by + 1) === 'USING') return true;
  return (
    cursor.ahead(by + 1) === '(' &&
    !/^(N?(VAR)?CHAR|INT|INTEGER|DECIMAL|NUMERIC|ENUM|SET|BINARY|TINYINT|BIGINT)$/.test(cursor.ahead(by))
  );
}

/** Skips the words before the columns: `KEY name USING btree`. */
function toColumns(cursor: Cursor): void {
  while (cursor.word !== '(') cursor.move();
}

/** Skips the words after a constraint: `USING btree`, `NOT VALID`, `DEFERRABLE`. */
function passRest(cursor: Cursor): void {
  while (cursor.token && cursor.word !== ',' && cursor.word !== ')') {
    if (cursor.word === '(') cursor.inside();
    else cursor.move();
  }
}

/** Reads the changes of ALTER TABLE; those that do not affect rows are skipped. */
export function readChanges(cursor: Cursor, table: TableDraft, reading: Reading): void {
  while (cursor.token) {
    if (cursor.take('WITH')) cursor.pass('CHECK', 'NOCHECK');
    if (cursor.take('ADD')) readAddition(cursor, table, reading);
    else if (/^(MODIFY|CHANGE)$/.test(cursor.word)) {
      const changes = cursor.move().word === 'CHANGE';
      cursor.pass('COLUMN');
      if (changes) cursor.name();
      readColumn(cursor, table, reading);
    } else if (cursor.take('ALTER')) readAlteration(cursor, table, reading);
    else if (cursor.take('DROP COLUMN')) {
      if (cursor.take('IF')) cursor.expect('EXISTS');
      const name = cursor.name();
      const at = table.columns.findIndex((column) => column.name === name);
      if (at >= 0) table.columns.splice(at, 1);
    }
    passRest(cursor);
    if (cursor.token) cursor.move();
  }
}

function readAddition(cursor: Cursor, table: TableDraft, reading: Reading): void {
  if (readConstraint(cursor, table)) return;
  cursor.pass('COLUMN');
  if (cursor.take('IF')) cursor.pass('NOT', 'EXISTS');
  if (cursor.take('(')) {
    while (!cursor.take(')'))
      if (!cursor.take(',') && !readConstraint(cursor, table)) readColumn(cursor, table, reading);
  } else readColumn(cursor, table, reading);
}

function readAlteration(cursor: Cursor, table: TableDraft, reading: Reading): void {
  cursor.pass('COLUMN');
  const name = cursor.name();
  const column = table.columns.find((each) => each.name === name) as ColumnDraft | undefined;
  if (!column) return;
  if (cursor.take('SET NOT NULL')) column.nullable = false;
  else if (cursor.take('DROP NOT NULL')) column.nullable = true;
  else if (cursor.take('SET DEFAULT')) setDefault(column, cursor.restText());
  else if (cursor.take('TYPE') || cursor.take('SET DATA TYPE')) readType(cursor, column, table, reading);
  else if (cursor.take('ADD')) readPart(cursor, column, table);
}
