import { definitionText } from '@specimen/database';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Database } from 'node-sqlite3-wasm';
import { expect, it } from 'vitest';
import { definitionSchema } from '../../packages/engine/src/operations/definitionSchema.ts';
import { filesOf, planned, type Row } from './planned.ts';
import { bound, brokenRules } from './rules.ts';

const COUNTRIES = ['us', 'de', 'fr', 'jp', 'br', 'ke', 'pl', 'in', 'es', 'gb'];

/** Schemas with countries that take turns. */
function cases(dialect: string): readonly (readonly [string, string])[] {
  return filesOf(dialect).map((file, i) => [file, COUNTRIES[i % COUNTRIES.length] as string]);
}

it.each(cases('mysql'))('%s is planned for %s so that rows keep every rule', (file, country) => {
  const made = planned(file, country);
  expect(brokenRules(made)).toEqual([]);
  for (const [name, rows] of made.rows) expect(rows.length, name).toBeGreaterThan(0);
});

it.each(cases('sqlite'))('%s is planned for %s and loads into SQLite', (file, country) => {
  const made = planned(file, country);
  expect(brokenRules(made)).toEqual([]);
  const database = new Database();
  database.exec(made.sql);
  database.exec('PRAGMA foreign_keys = ON; BEGIN; PRAGMA defer_foreign_keys = ON');
  for (const [name, rows] of made.rows) insert(database, name, rows);
  database.exec('COMMIT');
  expect(database.all('PRAGMA foreign_key_check')).toEqual([]);
  for (const [name, rows] of made.rows)
    expect(database.get(`SELECT count(*) AS count FROM "${name}"`)).toEqual({ count: rows.length });
  database.close();
});

function insert(database: Database, name: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = columns.map((column) => `"${column}"`).join(', ');
  const statement = database.prepare(
    `INSERT INTO "${name}" (${quoted}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) statement.run(columns.map((column) => bound(row[column])));
  statement.finalize();
}

it('writes plans that the schema of definitions knows', () => {
  const validate = new Ajv2020({ strict: false }).compile(definitionSchema);
  const files = ['pg', 'mysql', 'sqlite'].flatMap(filesOf);
  expect(files).toHaveLength(30);
  for (const file of files) {
    const definition = JSON.parse(definitionText(planned(file, 'us').plan.definition));
    expect(validate(definition), `${file} ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});
