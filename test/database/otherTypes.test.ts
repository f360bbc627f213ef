import { planOf, readSchema } from '@specimen/database';
import { specimen } from 'specimen-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimen as command } from '../cli/specimen.ts';
import { Database } from './postgres.ts';

/** The types of PostgreSQL whose values no name tells. */
const TYPES =
  `point line lseg box path polygon circle cidr macaddr macaddr8 bit bit(5) varbit varbit(3) tsvector tsquery xml int4range
  int8range numrange daterange tsrange tstzrange int4multirange int8multirange nummultirange datemultirange tsmultirange tstzmultirange
  jsonpath pg_lsn oid "char" point[] integer[][] money timetz interval bytea inet numrange[]`.split(/\s+/);

const COLUMNS = TYPES.map((type, i) => `c${i} ${type} NOT NULL`).join(', ');

describe('columns of unusual types that must not be null', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make(
      'other_types',
      `CREATE TYPE pair AS (a int, b text);
       CREATE SCHEMA odd;
       CREATE TABLE shapes (id serial PRIMARY KEY, ${COLUMNS});
       CREATE TABLE odd.pairs (id serial PRIMARY KEY, value pair NOT NULL, other pair);
       CREATE TABLE kept (id serial PRIMARY KEY, value pair NOT NULL DEFAULT '(1,x)');`,
    );
  });
  afterAll(() => database.close());

  it('get values that the database takes', async () => {
    const { code, err } = await command(['fill', database.url, '--exclude', 'odd.pairs', '--rows', '20']);
    expect(code, err).toBe(0);
    expect(await database.value('SELECT count(*) FROM shapes')).toBe(20);
    expect(await database.value("SELECT count(*) FROM kept WHERE (value).b = 'x'")).toBe(20);
  });

  it('get values that the database finds for itself, where the plan knows none', async () => {
    const { code, err } = await command(['fill', database.url, '--rows', '20']);
    expect(code, err).toBe(0);
    expect(await database.value('SELECT count(*) FROM odd.pairs WHERE value IS NOT NULL')).toBeGreaterThan(0);
  });
});

it('tells of them in a plan', () => {
  const { guesses } = planOf(
    readSchema(
      'CREATE TABLE t (id serial PRIMARY KEY, a point NOT NULL, b pair NOT NULL, c geometry(Polygon,4326) NOT NULL, d vector(2) NOT NULL);',
    ),
    { world: specimen.world },
  );
  expect(guesses.slice(1).map(({ meaning, why, unsure }) => [meaning, why, unsure])).toEqual([
    ['\\({1-90},{1-90}\\)', 'type', true],
    [undefined, 'it cannot be null, and no value is known of its type pair', true],
    ['SRID=4326;POLYGON\\(\\(0 0,{1-9} 0,0 {1-9},0 0\\)\\)', 'type', true],
    ['\\[0.##,0.##\\]', 'type', true],
  ]);
});
