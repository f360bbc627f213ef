import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { specimen } from '../cli/specimen.ts';
import { Database } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-plan-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const SQL = `CREATE TABLE teams (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE players (id integer PRIMARY KEY, team_id integer NOT NULL REFERENCES teams (id), name text NOT NULL, zork text);
`;
writeFileSync(at('schema.sql'), SQL);

const PLANNED = `{
  "tables": [
    {
      "name": "teams",
      "rows": 10,
      "fields": [
        { "name": "id", "type": "sequence" },
        { "name": "name", "values": ["Engineering", "Sales", "Marketing", "Finance", "Human Resources", "Operations", "Customer Support", "Legal", "Procurement", "Research"] }
      ]
    },
    {
      "name": "players",
      "rows": 100,
      "fields": [
        { "name": "id", "type": "sequence" },
        { "name": "team_id", "type": "teams.id" },
        { "name": "name", "type": "pl.name" },
        { "name": "zork", "type": "sentence:6", "blank": 0.1 }
      ]
    }
  ]
}
`;

/** Output of a script. */
const TOLD = `? players.zork: sentence:6 (type)
2 tables with 6 columns planned; 1 worth a look (? or left out)
`;

describe('specimen plan', () => {
  it('prints a definition that a person can edit, and dataset takes it', async () => {
    expect(await specimen(['plan', at('schema.sql'), '--country', 'PL'])).toEqual({
      code: 0,
      out: PLANNED,
      err: TOLD,
    });
    expect(await specimen(['plan', '-', '--country', 'pl'], { input: SQL })).toEqual({
      code: 0,
      out: PLANNED,
      err: TOLD,
    });
    expect(await specimen(['plan', at('schema.sql'), '--country', 'pl', '-o', at('plan.json')])).toEqual({
      code: 0,
      out: '',
      err: TOLD,
    });
    expect(readFileSync(at('plan.json'), 'utf8')).toBe(PLANNED);
    const { code, out } = await specimen([
      'dataset',
      at('plan.json'),
      '--seed',
      'x',
      '--table',
      'players',
      '--format',
      'ndjson',
    ]);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(100);
  });

  it('shows on a terminal what was guessed and why', async () => {
    const { out, err } = await specimen(['plan', at('schema.sql')], {
      tty: true,
      columns: 100,
      env: { NO_COLOR: '1' },
    });
    expect(out.split('\n').map((line) => line.replace(/\s+/g, ' '))).toEqual(
      expect.arrayContaining([
        'players:',
        'column meaning why',
        'team_id teams.id foreign key',
        'name us.name name, of a person',
        'zork sentence:6 ? type',
      ]),
    );
    expect(err).toBe(TOLD.replace(/^.*\n/, ''));
    expect((await specimen(['plan', at('schema.sql'), '--format', 'json'], { tty: true })).out).toMatch(
      /^\{\n/,
    );
  });

  it('reads a live database', async () => {
    const database = await Database.make('plan_live', SQL);
    const { code, out } = await specimen(['plan', database.url, '--country', 'pl']);
    expect({ code, out }).toEqual({ code: 0, out: PLANNED });
    const empty = await Database.make('plan_empty');
    expect(await specimen(['plan', empty.url])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no tables to plan'),
    });
    await database.close();
    await empty.close();
  });

  it.each([
    [['plan', 'nowhere.sql'], /cannot read "nowhere.sql"/],
    [['plan', at('empty.sql')], /empty.sql": this schema has no table/],
    [['plan', at('wrong.sql')], /wrong.sql": line 2: a text begins here/],
    [['plan', at('a.db')], /file is not a database/],
    [['plan', 'oracle://me@host/shop'], /PostgreSQL, MySQL, MariaDB and SQLite only/],
    [['plan', 'postgres://me@127.0.0.1:1/shop'], /nobody listens there/],
    [['plan', at('schema.sql'), '--country', 'polnd'], /unknown country "polnd"/],
    [['plan', at('schema.sql'), '-o', at('plan.csv')], /must end with \.json/],
    [['plan'], /FILE/],
  ])('%j is a mistake', async (args, message) => {
    writeFileSync(at('empty.sql'), 'SELECT 1;');
    writeFileSync(at('wrong.sql'), "CREATE TABLE t (\na text DEFAULT 'x);");
    writeFileSync(at('a.db'), 'SQLite format 3\0');
    const { code, out, err } = await specimen(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});
