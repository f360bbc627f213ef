import { specimen } from 'specimen-data';
import { expect, it } from 'vitest';
import { sqlTables } from './sqlTables.ts';

const SQL = `
  CREATE TABLE teams (code char(36) PRIMARY KEY, lead_id integer REFERENCES people (id));
  CREATE TABLE people (
    id integer PRIMARY KEY,
    chief_id integer REFERENCES people (id),
    team char(36) NOT NULL REFERENCES teams (code),
    gender char(1) NOT NULL CHECK (gender IN ('M', 'F')),
    hired date NOT NULL,
    released date NOT NULL CHECK (released > hired)
  );
  CREATE TABLE departments (id integer PRIMARY KEY, name text NOT NULL);
  CREATE TABLE desks (id integer PRIMARY KEY, department_id integer NOT NULL REFERENCES departments (id));
`;

it('each table of SQL is read by itself: the columns it refers to are generated again', () => {
  const tables = sqlTables(specimen.world, SQL, 'us');
  const people = tables.find(({ name }) => name === 'people');
  expect(people?.fields).toEqual([
    { name: 'id', type: 'sequence' },
    { name: 'chief_id', type: expect.stringMatching(/^int:1,\d+$/), blank: expect.any(Number) },
    { name: 'team', type: 'uuid' },
    { name: 'gender', type: expect.stringMatching(/^enum:/) },
    { name: 'hired', type: expect.stringMatching(/^date:/) },
    { name: 'released', type: expect.stringMatching(/^date:/) },
  ]);
  expect(people?.loosened).toEqual(expect.arrayContaining(['chief_id', 'team', 'released']));
  const names = tables.find(({ name }) => name === 'departments')?.fields[1];
  expect(names?.type).toMatch(/^enum:Engineering,/);
  for (const { fields } of tables) expect(specimen.schema({ count: 5, fields } as never)).toHaveLength(5);
});
