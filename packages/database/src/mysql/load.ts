import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createTable, foreignKey, quoted, type Table } from 'specimen-data/internal';
import { declared, inTheWay, type Tables } from '../tables.ts';
import { inMysqlDatabase } from './connect.ts';
import { MYSQL } from './dialect.ts';
import { insertRows } from './insert.ts';

/**
 * Loads tables into a database. MySQL commits every CREATE TABLE, so the tables have other names until all are loaded; one
 * RENAME TABLE, which is atomic, gives them their names and takes away those that they replace.
 */
export async function loadMysql(url: string, load: Tables): Promise<void> {
  await inMysqlDatabase(url, async (connection) => {
    const there = await existing(connection);
    const replaced = inTheWay(load, there);
    await drop(connection, leftovers(load, there));
    try {
      await create(connection, load);
      await swap(connection, load, replaced);
    } catch (error) {
      await drop(connection, leftovers(load, await existing(connection)));
      throw error;
    }
    await drop(connection, replaced.map(oldName));
  });
}

/** The name of a table that is not whole yet, and that of one that makes way. */
const newName = (name: string): string => `${name}~new`;
const oldName = (name: string): string => `${name}~old`;

async function existing(connection: Connection): Promise<readonly string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map((row) => String(row.name));
}

/** Tables that an interrupted run left. */
function leftovers({ tables }: Tables, there: readonly string[]): readonly string[] {
  const names = tables.flatMap(({ name }) => [newName(name), oldName(name)]);
  return names.filter((name) => there.includes(name));
}

async function create(connection: Connection, load: Tables): Promise<void> {
  const { tables, seed, progress } = load;
  for (const table of tables) {
    const columns = declared(table, load).map(({ ref, ...column }) => ({
      ...column,
      ...(ref === undefined ? {} : { ref }),
    }));
    const names = columns.filter(({ ref }) => ref !== undefined).map(({ name }) => name);
    await connection.query(bare(table, columns, names));
    const { source, count } = table;
    await insertRows(connection, newName(table.name), { source, seed, count, offset: 0 }, progress);
  }
  for (const table of tables)
    for (const { name, ref = '' } of declared(table, load).filter((each) => each.ref !== undefined)) {
      const dot = ref.indexOf('.');
      const target = `${newName(ref.slice(0, dot))}${ref.slice(dot)}`;
      await connection.query(
        `ALTER TABLE ${nameOf(newName(table.name))} ADD ${foreignKey(MYSQL, name, target)}`,
      );
    }
}

/** The statement that creates a table without its references, which are added when all rows are there. */
function bare(table: Table, columns: Table['columns'], references: readonly string[]): string {
  const statement = createTable(
    MYSQL,
    newName(table.name),
    columns.map(({ name, type, key, optional }) => ({
      ...{ name, type },
      ...(key === undefined ? {} : { key }),
      ...(optional === undefined ? {} : { optional }),
    })),
  );
  // Texts that refer to others have the type of a key.
  return references.reduce(
    (sql, name) => sql.replace(`${nameOf(name)} ${MYSQL.types.text}`, `${nameOf(name)} ${MYSQL.keyText}`),
    statement,
  );
}

async function swap(connection: Connection, { tables }: Tables, replaced: readonly string[]): Promise<void> {
  const renames = [
    ...replaced.map((name) => `${nameOf(name)} TO ${nameOf(oldName(name))}`),
    ...tables.map(({ name }) => `${nameOf(newName(name))} TO ${nameOf(name)}`),
  ];
  await connection.query(`RENAME TABLE ${renames.join(', ')}`);
}

/** Drops tables, which may refer to each other. */
async function drop(connection: Connection, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await connection.query('SET SESSION foreign_key_checks = 0');
  await connection.query(`DROP TABLE ${names.map(nameOf).join(', ')}`);
  await connection.query('SET SESSION foreign_key_checks = 1');
}

function nameOf(name: string): string {
  return quoted(name, MYSQL);
}
