import { execFileSync } from 'node:child_process';
import { datasetStream } from 'specimen-data';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { hasMariadb, startMariadb } from '../../scripts/mariadb.mjs';
import { Database } from './postgres.ts';

/** Texts that end a literal, a line or a statement for a reader with other rules. */
const TEXTS = [
  "'",
  "''",
  '\\',
  "\\'",
  "\\'); DROP TABLE victim; --",
  "'); DROP TABLE victim; --",
  '"',
  '`',
  'a\\\\b',
  '\r\n',
  '\r',
  '\n',
  '\t',
  "E'\\n'",
  '$$',
  '\\.',
  ';',
  '--',
  '/* */',
  '{"a":"\\u0041\\""}',
  'é',
  '表',
  '🙂',
  'ʼ＇',
  '\u2028',
  '%s %1$s :name ?',
];

const NAMES = ['a"b', "a'b", 'a`b', 'a\\', 'a;b', 'a -- b', '表', 'select', '%'];

const JSON_VALUE = { texts: TEXTS };

/** SQL of a table with the texts under each of the names. */
function sqlOf(dialect: 'postgres' | 'mysql' | 'sqlite'): string {
  const tables = NAMES.map((name) => ({
    name: `t_${name}`,
    rows: TEXTS.length,
    fields: [
      { name: 'id', type: 'sequence' },
      { name: `c_${name}`, values: TEXTS },
      { name: 'j', const: JSON_VALUE },
    ],
  }));
  let sql = '';
  const decoder = new TextDecoder();
  for (const block of datasetStream({ tables }, { format: 'sql', dialect, seed: 'hostile' }))
    sql += decoder.decode(block, { stream: true });
  return sql;
}

const VICTIM = 'CREATE TABLE victim (id INT);\n';

describe('SQL of hostile texts', () => {
  it('is read by SQLite as it was meant', async () => {
    const database = new (await initSqlJs()).Database();
    database.run(VICTIM + sqlOf('sqlite'));
    for (const name of NAMES) {
      const [{ values } = { values: [] }] = database.exec(
        `SELECT * FROM "t_${name.replaceAll('"', '""')}" ORDER BY 1`,
      );
      expect(values.map((row) => row[1])).toEqual(TEXTS);
      expect(JSON.parse(String(values[0]?.[2]))).toEqual(JSON_VALUE);
    }
    expect(database.exec('SELECT count(*) FROM victim')[0]?.values).toEqual([[0]]);
  });

  it.each(['on', 'off'])(
    'is read by PostgreSQL as it was meant with standard_conforming_strings %s',
    async (setting) => {
      const database = await Database.make(`hostile_texts_${setting}`, VICTIM);
      await database.run(`SET standard_conforming_strings = ${setting}`);
      await database.run(sqlOf('postgres'));
      for (const name of NAMES) {
        const rows = await database.rows(`SELECT * FROM "t_${name.replaceAll('"', '""')}" ORDER BY id`);
        expect(rows.map((row) => row[`c_${name}`])).toEqual(TEXTS);
        expect(rows[0]?.j).toEqual(JSON_VALUE);
      }
      expect(await database.value('SELECT count(*) FROM victim')).toBe(0);
      await database.close();
    },
  );

  it.skipIf(!hasMariadb())(
    'is read by MariaDB as it was meant, whatever its mode',
    async () => {
      const server = await startMariadb();
      const socket = new URL(server.url('x')).searchParams.get('socket');
      const client = (database: string, input: string) =>
        execFileSync(
          'mariadb',
          [
            '--no-defaults',
            '-uroot',
            `--socket=${socket}`,
            '--default-character-set=utf8mb4',
            '-N',
            '-B',
            '-r',
            database,
          ],
          { input },
        ).toString();
      for (const [i, mode] of ['', 'NO_BACKSLASH_ESCAPES', 'ANSI_QUOTES'].entries()) {
        client('mysql', `CREATE DATABASE d${i} CHARACTER SET utf8mb4; SET GLOBAL sql_mode = '${mode}'`);
        client(`d${i}`, VICTIM + sqlOf('mysql'));
        for (const name of NAMES) {
          const quoted = (prefix: string) => `\`${prefix}_${name.replaceAll('`', '``')}\``;
          const hex = client(
            `d${i}`,
            `SET NAMES utf8mb4; SELECT HEX(${quoted('c')}) FROM ${quoted('t')} ORDER BY id`,
          );
          expect(
            hex
              .trimEnd()
              .split('\n')
              .map((each) => Buffer.from(each, 'hex').toString()),
          ).toEqual(TEXTS);
        }
        expect(client(`d${i}`, 'SELECT count(*) FROM victim').trim()).toBe('0');
      }
      await server.stop();
    },
    60_000,
  );

  it('is refused where no database takes a text or a name, with the place', () => {
    const stream =
      (field: object, dialect: 'mysql' | 'postgres' = 'postgres', name = 't') =>
      () => [
        ...datasetStream(
          { tables: [{ name, rows: 1, fields: [{ name: 'id', type: 'sequence' }, field] }] },
          { format: 'sql', dialect },
        ),
      ];
    expect(stream({ name: 'a', const: { b: ['\0'] } })).toThrow(
      'tables[0].fields[1].const.b[0] contains the character U+0000',
    );
    expect(stream({ name: 'a\0', type: 'word' })).toThrow(
      'tables[0].fields[1].name contains the character U+0000',
    );
    expect(stream({ name: 'a', type: 'word' }, 'mysql', 't ')).toThrow(
      'cannot be used in mysql, whose names do not end with a space',
    );
    expect(stream({ name: '🙂', type: 'word' }, 'mysql')).toThrow('cannot be used in mysql');
  });
});

describe('files of tables', () => {
  it.each(['../x', '/x', 'C:x', 'a\\b', 'con', 'LPT1', 'a ', 'a\n'])(
    'are refused under the name %j',
    (name) => {
      const tables = [{ name, rows: 1, fields: [{ name: 'id', type: 'sequence' }] }];
      expect(() => [...datasetStream({ tables }, { format: 'zip' })]).toThrow(
        /cannot be the name of a file|must not contain a dot or a colon/,
      );
    },
  );
});
