import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimen } from '../cli/specimen.ts';
import { Database } from './postgres.ts';

/** Tables that a plan made from types alone does not fill; each must be filled. */
const HARD: Readonly<Record<string, string>> = {
  'a column with a default is part of the key': `
    CREATE TABLE roads (id serial PRIMARY KEY);
    CREATE TABLE road_notes (road_id int REFERENCES roads, k text NOT NULL DEFAULT '', PRIMARY KEY (road_id, k));`,
  'a unique column is named like a short list': `
    CREATE TABLE clubs (id uuid PRIMARY KEY);
    CREATE TABLE club_kinds (club_id uuid REFERENCES clubs, kind varchar(40) NOT NULL UNIQUE, PRIMARY KEY (club_id, kind));`,
  'names are properties of objects': `
    CREATE TABLE "constructor" ("valueOf" int PRIMARY KEY, "toString" text NOT NULL, "__proto__" text);`,
  'a table has one row': `
    CREATE TABLE settings (id int PRIMARY KEY CHECK (id = 7), version int NOT NULL);
    CREATE TABLE flags (locked boolean PRIMARY KEY DEFAULT true CHECK (locked), fee int NOT NULL);
    CREATE TABLE totals (visits bigint NOT NULL DEFAULT 0);
    CREATE UNIQUE INDEX one_total ON totals ((true));`,
  'tables refer to each other and no reference can wait': `
    CREATE TABLE shops (id serial PRIMARY KEY, head int NOT NULL);
    CREATE TABLE clerks (id serial PRIMARY KEY, shop int NOT NULL REFERENCES shops);
    ALTER TABLE shops ADD FOREIGN KEY (head) REFERENCES clerks;`,
  'keys refer to each other': `
    CREATE TABLE ships (id int PRIMARY KEY);
    CREATE TABLE hulls (id int PRIMARY KEY REFERENCES ships DEFERRABLE INITIALLY DEFERRED);
    ALTER TABLE ships ADD FOREIGN KEY (id) REFERENCES hulls DEFERRABLE INITIALLY DEFERRED;`,
  'domains and checks fix a length': `
    CREATE DOMAIN digest AS bytea CHECK (octet_length(VALUE) = 20);
    CREATE TABLE blobs (id digest PRIMARY KEY, sha char(40) CHECK (sha ~ '^[0-9a-f]{40}$'), pin text NOT NULL CHECK (pin ~ '^(?!0)[0-9]{6}$'));`,
  'a check compares with a function': `
    CREATE TABLE months (id serial PRIMARY KEY, first date NOT NULL CHECK (first = date_trunc('month', first)), at timestamptz NOT NULL CHECK (extract(minute from at) = 0 AND extract(second from at) = 0));`,
  'a check has cases': `
    CREATE TYPE shape AS ENUM ('flag', 'share');
    CREATE TABLE toggles (name text PRIMARY KEY, shape shape NOT NULL, isset boolean, share int,
      CHECK (CASE WHEN shape = 'flag' THEN isset IS NOT NULL AND share IS NULL ELSE share BETWEEN 0 AND 10000 AND isset IS NULL END));`,
  'types are ranges, rows and lists': `
    CREATE TYPE spot AS (x int, y int, label text);
    CREATE TYPE span AS RANGE (subtype = time);
    CREATE TABLE odd (id serial PRIMARY KEY, spot spot NOT NULL, open span NOT NULL, days int4range NOT NULL, tags varchar(8)[] NOT NULL);`,
  'a trigger fills another table': `
    CREATE TABLE repos (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE mirrors (repo int PRIMARY KEY REFERENCES repos, state text NOT NULL);
    CREATE FUNCTION mirror() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO mirrors VALUES (NEW.id, 'new'); RETURN NULL; END $$;
    CREATE TRIGGER mirror AFTER INSERT ON repos FOR EACH ROW EXECUTE FUNCTION mirror();`,
  'a trigger refuses some rows': `
    CREATE TABLE people (id serial PRIMARY KEY, gone boolean NOT NULL);
    CREATE TABLE passes (id serial PRIMARY KEY, person_id int NOT NULL REFERENCES people);
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT gone FROM people WHERE id = NEW.person_id) THEN RAISE EXCEPTION 'gone'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON passes FOR EACH ROW EXECUTE FUNCTION refuse();`,
  'an index allows one flag': `
    CREATE TABLE plans (id serial PRIMARY KEY);
    CREATE TABLE steps (id serial PRIMARY KEY, plan_id int NOT NULL REFERENCES plans, last boolean NOT NULL DEFAULT false);
    CREATE UNIQUE INDEX one_last ON steps (plan_id) WHERE last;`,
  'a sequence is the default of a text': `
    CREATE SEQUENCE numbers;
    CREATE TABLE orders (id text PRIMARY KEY DEFAULT 'A' || nextval('numbers'), amount int NOT NULL);`,
  'a column that is referred to may be null': `
    CREATE TABLE nicks (nick text UNIQUE);
    CREATE TABLE seen (nick text PRIMARY KEY REFERENCES nicks (nick), n int);`,
};

describe('specimen fill', () => {
  it.each(Object.entries(HARD))('fills tables where %s', async (title, sql) => {
    const database = await Database.make(`any_${title.replace(/\W/g, '_')}`, sql);
    const { code, out, err } = await specimen(['fill', database.url, '--rows', '20', '--seed', 'any']);
    expect(code, err).toBe(0);
    const { tables } = JSON.parse(out) as { tables: { table: string; rows: number; status: string }[] };
    for (const { table, rows, status } of tables) {
      expect(status, err).toBe('filled');
      expect(await database.value(`SELECT count(*) FROM "${table}"`), table).toBe(rows);
      expect(rows).toBeGreaterThan(0);
    }
    await database.close();
  });
});

describe('specimen fill, where a table cannot be filled', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make(
      'fill_left_out',
      `CREATE TABLE logs (id bigint NOT NULL, at bigint NOT NULL) PARTITION BY RANGE (at);
       CREATE TABLE gates (id serial PRIMARY KEY, name text NOT NULL, CONSTRAINT never CHECK (name <> name));
       CREATE TABLE keys (id serial PRIMARY KEY, gate_id int NOT NULL REFERENCES gates);
       CREATE TABLE visits (id serial PRIMARY KEY, gate_id int REFERENCES gates, note text NOT NULL);`,
    );
  });
  afterAll(() => database.close());

  const run = (...args: string[]) => specimen(['fill', database.url, '--rows', '5', '--seed', 'x', ...args]);

  it('--strict writes nothing', async () => {
    const { code, out, err } = await run('--strict');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^specimen: [^\n]*cannot fill [^\n]+; nothing was written\n$/m);
    expect(await database.value('SELECT count(*) FROM visits')).toBe(0);
  });

  it('leaves it out with the tables that need it, and says why and what helps', async () => {
    const { code, out, err } = await run('--format', 'json');
    expect(code).toBe(0);
    const { tables } = JSON.parse(out) as { tables: { table: string }[] };
    const reports = Object.fromEntries(tables.map((each) => [each.table, each]));
    expect(reports).toMatchObject({
      logs: { rows: 0, status: 'left out', reason: expect.stringContaining('no partition') },
      gates: { rows: 0, status: 'left out', constraint: 'never', hint: expect.stringContaining('name') },
      keys: { rows: 0, status: 'left out', reason: expect.stringContaining('needs rows of gates') },
      visits: { rows: 5, status: 'filled' },
    });
    expect(err).toContain('keys left out: it needs rows of gates');
    expect(err).toContain('5 rows in 1 table; 3 left out');
    expect(await database.value('SELECT count(*) FROM visits WHERE gate_id IS NULL')).toBe(5);
  });
});

it('lets references that must agree lead to the same parent', async () => {
  const database = await Database.make(
    'fill_diamond',
    `CREATE TABLE patients (subject_no int PRIMARY KEY);
     CREATE TABLE stays (stay_no int PRIMARY KEY, subject_no int NOT NULL REFERENCES patients);
     CREATE TABLE findings (subject_no int NOT NULL REFERENCES patients, stay_no int NOT NULL REFERENCES stays, n int NOT NULL, PRIMARY KEY (stay_no, n));`,
  );
  const { code, err } = await specimen(['fill', database.url, '--rows', '30', '--seed', 'x']);
  expect(code, err).toBe(0);
  const apart = `SELECT count(*) FROM findings f JOIN stays s USING (stay_no) WHERE f.subject_no <> s.subject_no`;
  expect(await database.value(apart)).toBe(0);
  expect(await database.value('SELECT count(*) FROM findings')).toBeGreaterThan(10);
  await database.close();
});
