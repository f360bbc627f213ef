import { Problem } from 'specimen-data/internal';
import type { Schema } from '../schema.ts';
import { type Reading, readType } from './columns.ts';
import { Cursor, type QualifiedName } from './cursor.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import { readBound, readKey } from './partitionBounds.ts';
import { readParts } from './partitionList.ts';
import { Partitions } from './partitions.ts';
import { renameColumn, renameTarget } from './renames.ts';
import { statementsOf } from './statements.ts';
import { type ColumnDraft, finished, type NamedType, newTable, type TableDraft } from './tableDraft.ts';
import { readBody, readChanges } from './tables.ts';

/** Reads the tables of a PostgreSQL, MySQL or SQLite schema file; other statements are skipped. */
export function readSchema(sql: string, dialect: Dialect = dialectOf(sql)): Schema {
  const file = new SchemaFile({ dialect, types: new Map() });
  for (const statement of statementsOf(sql, dialect))
    file.read(new Cursor(statement, dialect === 'postgres'));
  const tables = file.finished();
  if (tables.length === 0)
    throw new Problem('bad-sql', 'this schema has no table: it must contain a CREATE TABLE statement');
  return { tables };
}

/** State of reading a file. */
class SchemaFile {
  readonly #tables = new Map<string, TableDraft>();
  readonly #types = new Map<string, NamedType>();
  readonly #partitions = new Partitions();
  readonly #reading: Reading;

  constructor({ dialect }: Reading) {
    this.#reading = { dialect, types: this.#types };
  }

  finished(): Schema['tables'] {
    for (const [key, part] of this.#tables) this.#shareReferences(key, part);
    const whole = [...this.#tables].filter(
      ([key, { columns }]) => this.#partitions.wholeOf(key) === key && columns.length > 0,
    );
    return whole.map(([key, table]) => {
      table.checks.push(...this.#partitions.checksOf(key));
      return finished(table, this.#find);
    });
  }

  /** Copies the references of a partition to its table. */
  #shareReferences(key: string, part: TableDraft): void {
    const whole = this.#tables.get(this.#partitions.wholeOf(key));
    if (!whole || whole === part) return;
    const nameOf = ({ table, columns }: TableDraft['references'][number]) => [table, ...columns].join('\0');
    const known = new Set(whole.references.map(nameOf));
    whole.references.push(...part.references.filter((reference) => !known.has(nameOf(reference))));
  }

  read(cursor: Cursor): void {
    const first = cursor.move().word;
    if (first === 'COMMENT') this.#comment(cursor);
    else if (first === 'ALTER') this.#alter(cursor);
    else if (first === 'DROP') this.#drop(cursor);
    else if (cursor.take('SCHEMA')) this.#createAll(cursor);
    else {
      cursor.pass('OR', 'REPLACE', 'GLOBAL', 'LOCAL', 'TEMP', 'TEMPORARY', 'UNLOGGED');
      const isUnique = cursor.take('UNIQUE');
      cursor.pass('CLUSTERED', 'NONCLUSTERED');
      if (cursor.take('TABLE')) this.#create(cursor);
      else if (cursor.take('TYPE')) this.#type(cursor);
      else if (cursor.take('DOMAIN')) this.#domain(cursor);
      else if (isUnique && cursor.take('INDEX')) this.#index(cursor);
    }
  }

  readonly #find = (name: QualifiedName): TableDraft | undefined => {
    return this.#tables.get(keyOf(name)) ?? this.#tables.get(keyOf({ name: name.name }));
  };

  /** Reads `CREATE SCHEMA name CREATE TABLE … CREATE TABLE …`: tables in their own namespace. */
  #createAll(cursor: Cursor): void {
    if (cursor.take('IF')) cursor.pass('NOT', 'EXISTS');
    const namespace = cursor.word === 'AUTHORIZATION' ? undefined : cursor.name();
    while (cursor.token)
      if (cursor.take('CREATE TABLE')) this.#create(cursor, namespace);
      else cursor.move();
  }

  #drop(cursor: Cursor): void {
    if (!cursor.take('TABLE')) return;
    if (cursor.take('IF')) cursor.expect('EXISTS');
    do this.#tables.delete(this.#keyFor(cursor.qualifiedName()));
    while (cursor.take(','));
  }

  #create(cursor: Cursor, within?: string): void {
    if (cursor.take('IF')) cursor.pass('NOT', 'EXISTS');
    const name = cursor.qualifiedName();
    const table = newTable(within === undefined || name.namespace ? name : { ...name, namespace: within });
    if (cursor.take('PARTITION OF')) this.#partition(cursor, table);
    // A partition, or a table created from a query, lists no columns here.
    if (cursor.word !== '(') return;
    readBody(cursor, table, this.#reading, this.#find);
    const isEnd = () => within !== undefined && cursor.word === 'CREATE';
    while (cursor.token && !isEnd()) {
      if (cursor.take('INHERITS')) this.#inherit(cursor, table);
      else if (cursor.take('PARTITION BY')) this.#part(cursor, table);
      else if (cursor.take('COMMENT')) {
        cursor.pass('=');
        table.comment = cursor.move().text;
      } else if (cursor.take('AS')) return;
      else cursor.move();
    }
    this.#tables.set(keyOf(table), table);
  }

  /** Reads a partition, which holds rows of another table and may itself be partitioned. */
  #partition(cursor: Cursor, name: QualifiedName): void {
    const table = cursor.qualifiedName();
    if (cursor.word === '(') cursor.inside();
    this.#partitions.add(this.#keyFor(table), { name: keyOf(name), bound: readBound(cursor) });
    this.#tables.set(keyOf(name), newTable(name));
    if (cursor.take('PARTITION BY')) this.#part(cursor, name);
  }

  #part(cursor: Cursor, name: QualifiedName): void {
    const key = readKey(cursor);
    this.#partitions.setKey(keyOf(name), key);
    for (const part of readParts(cursor, key)) this.#partitions.add(keyOf(name), part);
  }

  /** Returns the key of a table that may be named without its namespace. */
  #keyFor(name: QualifiedName): string {
    return keyOf(this.#find(name) ?? name);
  }

  #inherit(cursor: Cursor, table: TableDraft): void {
    for (const name of cursor.columns()) {
      const parent = this.#find({ name });
      if (parent) table.columns.unshift(...parent.columns.map((column) => ({ ...column })));
      if (parent) table.checks.push(...parent.checks);
    }
  }

  #alter(cursor: Cursor): void {
    if (!cursor.take('TABLE')) return;
    cursor.pass('ONLY', 'IF', 'EXISTS');
    cursor.pass('ONLY');
    const name = cursor.qualifiedName();
    const table = this.#find(name);
    if (cursor.take('ATTACH PARTITION')) {
      const part = this.#keyFor(cursor.qualifiedName());
      this.#partitions.add(this.#keyFor(name), { name: part, bound: readBound(cursor) });
    } else if (table && !this.#rename(cursor, table)) readChanges(cursor, table, this.#reading);
  }

  /** Reads `RENAME TO name` and `RENAME COLUMN name TO name`, if they follow. */
  #rename(cursor: Cursor, table: TableDraft): boolean {
    if (!cursor.take('RENAME')) return false;
    const tables = this.#tables.values();
    if (cursor.take('TO') || cursor.take('AS')) {
      const { name } = cursor.qualifiedName();
      this.#tables.delete(keyOf(table));
      renameTarget(table, name, tables);
      this.#tables.set(keyOf({ ...table, name }), { ...table, name });
    } else if (!/^(CONSTRAINT|INDEX|KEY)$/.test(cursor.word)) {
      cursor.pass('COLUMN');
      const from = cursor.name();
      cursor.expect('TO');
      renameColumn(table, { from, to: cursor.name() }, tables);
    }
    return true;
  }

  #type(cursor: Cursor): void {
    const { name } = cursor.qualifiedName();
    if (!cursor.take('AS ENUM')) return;
    const values = cursor.inside().flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
    this.#types.set(name, { type: { kind: 'enum', values }, nullable: true, checks: [] });
  }

  #domain(cursor: Cursor): void {
    const { name } = cursor.qualifiedName();
    cursor.pass('AS');
    const column: ColumnDraft = { name: 'VALUE', type: { kind: 'text' }, declared: '', nullable: true };
    const domain = newTable({ name });
    readType(cursor, column, domain, this.#reading);
    while (cursor.token) {
      if (cursor.take('NOT NULL')) column.nullable = false;
      else if (cursor.take('CHECK')) domain.checks.push(cursor.insideText());
      else cursor.move();
    }
    this.#types.set(name, { type: column.type, nullable: column.nullable, checks: domain.checks });
  }

  /** Reads a unique index as a unique constraint, even if it has a condition. */
  #index(cursor: Cursor): void {
    cursor.pass('CONCURRENTLY');
    if (cursor.take('IF')) cursor.pass('NOT', 'EXISTS');
    if (cursor.word !== 'ON') cursor.qualifiedName();
    cursor.expect('ON');
    cursor.pass('ONLY');
    const table = this.#find(cursor.qualifiedName());
    if (cursor.take('USING')) cursor.move();
    // An index on a constant, which allows one row, has no columns.
    const columns = cursor.indexed();
    if (columns.length > 0) table?.uniques.push(columns);
  }

  #comment(cursor: Cursor): void {
    cursor.expect('ON');
    const about = cursor.move().word;
    if (about !== 'TABLE' && about !== 'COLUMN') return;
    const path = [cursor.name()];
    while (cursor.take('.')) path.push(cursor.name());
    cursor.expect('IS');
    const { kind, text } = cursor.move();
    if (kind !== 'text') return;
    const column = about === 'COLUMN' ? path.pop() : undefined;
    const [name = '', namespace] = path.reverse();
    const table = this.#find({ name, ...(namespace === undefined ? {} : { namespace }) });
    if (!table) return;
    if (column === undefined) table.comment = text;
    else {
      const found = table.columns.find((each) => each.name === column);
      if (found) found.comment = text;
    }
  }
}

/** Returns the key of a table. Names are compared without case, although quoted names could differ in case alone. */
function keyOf({ name, namespace = '' }: QualifiedName): string {
  return `${namespace}\0${name}`.toLowerCase();
}
