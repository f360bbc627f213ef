import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import {
  createTable,
  DIALECTS,
  type Dialect,
  ROWS_PER_INSERT,
  sqlFormat,
} from '../../packages/engine/src/formats/sql.ts';
import { type SchemaField, schema, specimen } from '../../packages/engine/src/index.ts';
import { bytesOf, Pump } from '../../packages/engine/src/operations/pump.ts';
import { compileSchema } from '../../packages/engine/src/operations/schemaSource.ts';
import { compileSpec } from '../../packages/engine/src/spec/spec.ts';

const FIELDS: readonly SchemaField[] = [
  { name: 'id', type: 'sequence' },
  { name: 'a "quoted" name', type: "enum:it's,plain,back\\slash,two\nlines,'" },
  { name: 'score', type: 'float:-5,5,3', blank: 0.3 },
  { name: 'ok', type: 'bool' },
  { name: 'day', type: 'date' },
  { name: 'tags', type: 'word', list: '0-3' },
  { name: 'owner', type: 'ie.person' },
  { name: 'zero', const: 'a\0b' },
];

function sql(dialect: string, count: number, offset = 0, create = true): string {
  const source = compileSchema(specimen.world, FIELDS, 100);
  const format = sqlFormat({ dialect, table: 'order', create });
  return new TextDecoder().decode(
    bytesOf(new Pump([{ rows: { source, seed: 'sql', count, offset }, format }])),
  );
}

describe('SQL', () => {
  it('loads into SQLite as the values it is made of', async () => {
    const database = new (await initSqlJs()).Database();
    database.run(sql('sqlite', 250));
    const statement = database.prepare('SELECT * FROM "order" ORDER BY id');
    const loaded: Record<string, unknown>[] = [];
    while (statement.step()) loaded.push(statement.getAsObject());
    const values = schema({ fields: FIELDS, count: 250, seed: 'sql' }) as unknown as Record<
      string,
      unknown
    >[];
    expect(loaded).toHaveLength(250);
    loaded.forEach((row, i) => {
      const { owner, tags, ok, zero, ...value } = values[i] as Record<string, unknown>;
      expect(row).toMatchObject({ ...value, ok: ok ? 1 : 0, tags: JSON.stringify(tags), zero: 'a\ufffdb' });
      expect(row['owner.name']).toBe((owner as { name: string }).name);
    });
  });

  it('is one text, whole or in parts that are cut at full statements', () => {
    const whole = sql('postgres', 3 * ROWS_PER_INSERT + 7);
    const parts = [
      sql('postgres', ROWS_PER_INSERT),
      sql('postgres', ROWS_PER_INSERT, ROWS_PER_INSERT, false),
      sql('postgres', ROWS_PER_INSERT + 7, 2 * ROWS_PER_INSERT, false),
    ];
    expect(parts.join('')).toBe(whole);
    expect(whole.match(/INSERT INTO/g)).toHaveLength(4);
  });

  it('is written as each database wants it', () => {
    const [postgres, mysql, sqlite] = ['postgres', 'mysql', 'sqlite'].map((dialect) => sql(dialect, 60));
    expect(postgres).toContain('"a ""quoted"" name" TEXT');
    expect(postgres).toContain("'it''s'");
    expect(postgres).toContain("E'back\\\\slash'");
    expect(postgres).toContain('"id" BIGINT');
    expect(postgres).toContain('"day" DATE');
    expect(postgres).toContain('"tags" JSONB');
    expect(mysql).toContain('`a "quoted" name` TEXT');
    expect(mysql).toContain("'back\\slash'");
    expect(sqlite).toContain('"id" INTEGER');
    for (const text of [postgres, mysql, sqlite]) {
      expect(text).toMatch(/, NULL, (true|false)/);
      expect(text).not.toContain('\0');
    }
  });

  it('declares keys and references', () => {
    const columns = [
      { name: 'code', type: 'text', key: true },
      { name: 'parent', type: 'text', ref: 'other.code', optional: true },
      { name: 'note', type: 'text', optional: false },
    ] as const;
    expect(createTable(DIALECTS.get('mysql') as Dialect, 'mine', columns)).toBe(
      'CREATE TABLE `mine` (\n  `code` VARCHAR(255) PRIMARY KEY,\n  `parent` VARCHAR(255),\n  `note` TEXT NOT NULL,\n  FOREIGN KEY (`parent`) REFERENCES `other` (`code`)\n);\n',
    );
    const numbered = [{ name: 'id', type: 'integer', key: true }] as const;
    expect(createTable(DIALECTS.get('mysql') as Dialect, 'mine', numbered)).toContain(
      '`id` BIGINT PRIMARY KEY',
    );
  });

  it('has a row for each line of a scenario', () => {
    const source = compileSpec(specimen.world, 'de.preset:kyc');
    const format = sqlFormat({ dialect: 'postgres', table: 'kyc' });
    const text = new TextDecoder().decode(
      bytesOf(new Pump([{ rows: { source, seed: 'sql', count: 2, offset: 0 }, format }])),
    );
    expect(text).toMatch(
      /^CREATE TABLE "kyc" \(\n {2}"scenario" BIGINT,\n {2}"label" TEXT,\n {2}"value" TEXT\n\);/,
    );
    expect(text.match(/^\(2, /gm)?.length).toBe(text.match(/^\(1, /gm)?.length);
  });
});
