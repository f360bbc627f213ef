import { planOf, readSchema } from '@specimen/database';
import { dataset, Problem, specimen } from 'specimen-data';
import { expect, it } from 'vitest';
import { brokenRules } from './rules.ts';

const { world } = specimen;

const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('\n');

it('plans five hundred tables that refer to each other', () => {
  const schema = readSchema(
    many(
      500,
      (i) =>
        `CREATE TABLE t${i} (id serial PRIMARY KEY, name text NOT NULL, near int REFERENCES t${(i * 7 + 3) % 500}, far int NOT NULL REFERENCES t${(i * 31 + 1) % 500});`,
    ),
  );
  const { definition } = planOf(schema, { world, rows: 5 });
  const rows = dataset(definition, { seed: 'x' }).tables as never;
  expect(brokenRules({ schema, rows: new Map(Object.entries(rows)) } as never)).toEqual([]);
});

it.each([
  ['a deep expression', `CREATE TABLE t (a int CHECK (${'('.repeat(50_000)}a > 1${')'.repeat(50_000)}));`],
  [
    'five megabytes of rows',
    `CREATE TABLE t (a int);\n${"INSERT INTO t VALUES (1, 'x''y');\n".repeat(160_000)}`,
  ],
  ['blank lines', `${'\n'.repeat(1_000_000)}CREATE TABLE t (a int);`],
  [
    'a long list',
    `CREATE TABLE t (a int CHECK (${Array.from({ length: 10_000 }, (_, i) => `a = ${i}`).join(' OR ')}));`,
  ],
  [
    'names in other scripts',
    'CREATE TABLE "таблица" ("ключ" integer PRIMARY KEY, 名前 text, "a.b:c" text, "" text);',
  ],
  [
    'keywords',
    'CREATE TABLE "table" ("select" integer PRIMARY KEY, "check" text, "unique" text, "references" int REFERENCES "table");',
  ],
  [
    'names of types and countries',
    'CREATE TABLE date (de integer PRIMARY KEY); CREATE TABLE us (a int REFERENCES date); CREATE TABLE "any" (a int);',
  ],
  ['a text of two gigabytes', 'CREATE TABLE t (a char(2147483647), code char(2147483647) UNIQUE);'],
  ['many dimensions', `CREATE TABLE t (a int${'[]'.repeat(20_000)});`],
  ['a table of an unknown type', 'CREATE TABLE t (a whatever);'],
  ['a table of defaults', 'CREATE TABLE t (a text DEFAULT now(), b whatever DEFAULT x);'],
  [
    'a table that nothing is known of, beside another',
    'CREATE TABLE t (a whatever NOT NULL); CREATE TABLE u (a int);',
  ],
])('answers %s', (_, sql) => {
  const { definition } = planOf(readSchema(sql), { world, rows: 3 });
  for (const rows of Object.values(dataset(definition, { seed: 'x' }).tables))
    expect(rows.length).toBeGreaterThan(0);
});

it.each([
  'a int CHECK (a > 99999999999999999999)',
  'a int CHECK (a > 5 AND a < 3)',
  'a numeric CHECK (a > 1e20)',
  'a varchar(3) CHECK (length(a) > 5)',
  'a text CHECK (length(a) = 2147483647)',
])('keeps to the type where no value meets a check, and tells of it: %s', (column) => {
  const { definition, guesses } = planOf(readSchema(`CREATE TABLE t (${column});`), { world, rows: 3 });
  expect(dataset(definition, { seed: 'x' }).tables.t).toHaveLength(3);
  expect(guesses.map(({ why }) => why)).toContainEqual(
    expect.stringContaining('a check that was not understood'),
  );
});

it('refuses a schema of which nothing can be filled', () => {
  const schema = readSchema('CREATE TABLE t (a whatever NOT NULL);');
  expect(() => planOf(schema, { world })).toThrow('no table has a column that values are known for');
});

it.each([
  ['an open expression', `CREATE TABLE t (a int CHECK (${'('.repeat(50_000)}`, /never closed/],
  ['a text without an end', `CREATE TABLE t (a text DEFAULT '${"''".repeat(1_000_000)});`, /never ends/],
  ['comments without an end', '/*'.repeat(500_000), /never ends/],
  ['signs', '('.repeat(300_000), /no table/],
  [
    'too many columns',
    `CREATE TABLE t (${Array.from({ length: 5000 }, (_, i) => `c${i} int`).join(', ')});`,
    /over 4096 columns/,
  ],
  ['bytes', '\0\u0001\ufffd'.repeat(100_000), /no table/],
])('refuses %s', (_, sql, message) => {
  let refused: unknown;
  try {
    readSchema(sql);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(Problem);
  expect((refused as Problem).message).toMatch(message);
});
