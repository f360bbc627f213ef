import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataset } from 'specimen-data';
import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { home } from './example.ts';

const SQL = await initSqlJs();

/** `npm run examples` runs the seeds themselves: with their own packages they are too large for every test run. */
it.each([
  { name: 'drizzle', migration: 'drizzle/0000_init.sql' },
  { name: 'prisma', migration: 'prisma/migrations/0_init/migration.sql' },
])('the tables of $name take the rows of the shop', ({ name, migration }) => {
  const db = new SQL.Database();
  db.run('PRAGMA foreign_keys = ON');
  db.run(readFileSync(join(home(name), migration), 'utf8'));
  const { tables } = dataset('shop', { country: 'de', size: 50, seed: 'development' });
  for (const table of ['customers', 'orders']) {
    const columns = db.exec(`SELECT name FROM pragma_table_info('${table}')`)[0]?.values.flat() as string[];
    const rows = tables[table] as readonly Record<string, string | number>[];
    for (const row of rows)
      db.run(
        `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`,
        columns.map((column) => row[column] as string | number),
      );
    expect(db.exec(`SELECT count(*) FROM ${table}`)[0]?.values).toEqual([[rows.length]]);
  }
});
