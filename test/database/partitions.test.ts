import { planOf, readSchema } from '@specimen/database';
import { dataset, specimen, type Value } from 'specimen-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimen as command } from '../cli/specimen.ts';
import { Database } from './postgres.ts';
import { brokenRules } from './rules.ts';

const BY_DAY = `
  CREATE TABLE events (id bigserial, created_at timestamptz NOT NULL, kind text NOT NULL, PRIMARY KEY (id, created_at)) PARTITION BY RANGE (created_at);
  CREATE TABLE events_q1 PARTITION OF events FOR VALUES FROM ('2019-01-01') TO ('2019-04-01');
  CREATE TABLE events_q2 PARTITION OF events FOR VALUES FROM ('2019-04-01') TO ('2019-07-01');
  CREATE TABLE events_far PARTITION OF events FOR VALUES FROM ('2030-01-01') TO ('2030-02-01');`;

const BY_REGION = `
  CREATE TABLE sales (id serial, region text NOT NULL, PRIMARY KEY (id, region)) PARTITION BY LIST (region);
  CREATE TABLE sales_north PARTITION OF sales FOR VALUES IN ('north', 'arctic');
  CREATE TABLE sales_south (id integer NOT NULL, region text NOT NULL);
  ALTER TABLE ONLY sales ATTACH PARTITION sales_south FOR VALUES IN ('south');`;

const BOTH = `
  CREATE TABLE readings (sensor int NOT NULL, day date NOT NULL, value real) PARTITION BY RANGE (day);
  CREATE TABLE readings_2020 PARTITION OF readings FOR VALUES FROM ('2020-01-01') TO ('2021-01-01') PARTITION BY LIST (sensor);
  CREATE TABLE readings_2020_a PARTITION OF readings_2020 FOR VALUES IN (7, 8);
  CREATE TABLE readings_2021 PARTITION OF readings FOR VALUES FROM ('2021-01-01') TO (MAXVALUE) PARTITION BY LIST (sensor);
  CREATE TABLE readings_2021_a PARTITION OF readings_2021 FOR VALUES IN (9);`;

const OPEN = `
  CREATE TABLE notes (id int NOT NULL, kind text NOT NULL) PARTITION BY LIST (kind);
  CREATE TABLE notes_a PARTITION OF notes FOR VALUES IN ('a');
  CREATE TABLE notes_rest PARTITION OF notes DEFAULT;
  CREATE TABLE parts (id int NOT NULL) PARTITION BY HASH (id);
  CREATE TABLE parts_0 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 0);
  CREATE TABLE parts_1 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 1);`;

const PAIRED = `
  CREATE TABLE months (year int NOT NULL, month int NOT NULL, total int) PARTITION BY RANGE (year, month);
  CREATE TABLE months_h1 PARTITION OF months FOR VALUES FROM (2024, 3) TO (2024, 7);`;

const MYSQL = `
  CREATE TABLE \`logs\` (\`id\` int NOT NULL, \`at\` date NOT NULL, \`zone\` int NOT NULL) ENGINE=InnoDB
  PARTITION BY RANGE (YEAR(\`at\`)) (PARTITION p0 VALUES LESS THAN (2018), PARTITION p1 VALUES LESS THAN (2020) ENGINE = InnoDB);
  CREATE TABLE \`shops\` (\`id\` int NOT NULL, \`zone\` int NOT NULL) ENGINE=InnoDB
  PARTITION BY LIST (\`zone\`) (PARTITION p0 VALUES IN (3, 5), PARTITION p1 VALUES IN (8));`;

const NUMBERED = `
  CREATE TABLE jobs (id bigserial PRIMARY KEY, note text) PARTITION BY RANGE (id);
  CREATE TABLE jobs_1 PARTITION OF jobs FOR VALUES FROM (1000) TO (1020);`;

const STRANGE = `
  CREATE TABLE weeks (id int NOT NULL, at timestamp NOT NULL) PARTITION BY RANGE (date_trunc('week', at));
  CREATE TABLE weeks_1 PARTITION OF weeks FOR VALUES FROM ('2024-01-01') TO ('2024-01-08');`;

const REFERRING = `
  CREATE TABLE payers (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE fees (id int NOT NULL, payer_id int NOT NULL, due date NOT NULL) PARTITION BY RANGE (due);
  CREATE TABLE fees_2020 (id int NOT NULL, payer_id int NOT NULL, due date NOT NULL);
  CREATE TABLE fees_2021 PARTITION OF fees FOR VALUES FROM ('2021-01-01') TO ('2022-01-01');
  ALTER TABLE ONLY fees ATTACH PARTITION fees_2020 FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');
  ALTER TABLE ONLY fees_2020 ADD CONSTRAINT a FOREIGN KEY (payer_id) REFERENCES payers (id);
  ALTER TABLE ONLY fees_2021 ADD CONSTRAINT b FOREIGN KEY (payer_id) REFERENCES payers (id);`;

const checks = (sql: string) => readSchema(sql).tables.map((table) => [table.name, ...table.checks]);

describe('the partitions of a schema file', () => {
  it.each([
    ['by day', BY_DAY, [['events', `"created_at" >= '2019-01-01'`, `"created_at" < '2019-07-01'`]]],
    ['by region', BY_REGION, [['sales', `"region" IN ('north', 'arctic', 'south')`]]],
    [
      'parted again',
      BOTH,
      [['readings', `"day" >= '2020-01-01'`, `"day" < '2021-01-01'`, '"sensor" IN (7, 8)']],
    ],
    ['that take all rows', OPEN, [['notes'], ['parts']]],
    ['by two columns', PAIRED, [['months', '"year" = 2024', '"month" >= 3', '"month" < 7']]],
    [
      'of MySQL',
      MYSQL,
      [
        ['logs', `"at" < '2020-01-01'`],
        ['shops', '"zone" IN (3, 5, 8)'],
      ],
    ],
    ['that nothing is known of', STRANGE, [['weeks', `PARTITION BY RANGE (date_trunc('week', at))`]]],
  ])('%s', (_, sql, wanted) => {
    expect(checks(sql)).toEqual(wanted);
  });

  it.each([BY_DAY, BY_REGION, BOTH, PAIRED, MYSQL])('are kept by the rows', (sql) => {
    const schema = readSchema(sql);
    const { definition } = planOf(schema, { world: specimen.world, rows: 50 });
    const rows = new Map(Object.entries(dataset(definition, { seed: 'x' }).tables));
    expect(brokenRules({ schema, rows } as never)).toEqual([]);
    const [first] = rows.values() as Iterable<readonly Readonly<Record<string, Value>>[]>;
    expect(first).toHaveLength(50);
  });

  it('refer to what their table then refers to', () => {
    const { tables } = readSchema(REFERRING);
    expect(tables.map(({ name }) => name)).toEqual(['payers', 'fees']);
    expect(tables[1]?.foreignKeys).toEqual([
      { columns: ['payer_id'], table: 'payers', refersTo: ['id'], deferrable: false },
    ]);
  });

  it('have no more rows than keys', () => {
    const { definition } = planOf(readSchema(NUMBERED), { world: specimen.world, rows: 50 });
    const { jobs } = dataset(definition, { seed: 'x' }).tables as Readonly<
      Record<string, readonly Readonly<Record<string, Value>>[]>
    >;
    expect(jobs?.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => 1000 + i));
  });

  it('are told where nothing is known of them', () => {
    const { guesses } = planOf(readSchema(STRANGE), { world: specimen.world });
    expect(guesses.at(-1)?.why).toContain('PARTITION BY RANGE (date_trunc');
  });
});

describe('the partitions of a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make('partitions', BY_DAY + BY_REGION + BOTH + OPEN + PAIRED + REFERRING);
  });
  afterAll(() => database.close());

  it('take every row', async () => {
    const { code, err } = await command(['fill', database.url, '--rows', '50', '--seed', 'x']);
    expect(code, err).toBe(0);
    for (const table of ['events', 'sales', 'readings', 'notes', 'parts', 'months'])
      expect(await database.value(`SELECT count(*) FROM ${table}`), table).toBe(50);
    expect(await database.value('SELECT count(*) FROM events_q1')).toBeGreaterThan(5);
    expect(await database.value('SELECT count(*) FROM sales_south')).toBeGreaterThan(5);
    expect(await database.value('SELECT count(*) FROM readings_2020_a')).toBe(50);
  });
});
