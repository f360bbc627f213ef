import { describe, expect, it } from 'vitest';
import { type Definition, dataset, Problem } from '../../packages/engine/src/index.ts';
import {
  firstValue,
  generateTables,
  loadIntoSqlite,
  type Row,
  rowsReferringTo,
  sum,
} from '../support/datasetTables.ts';

const OWN: Definition = {
  seed: 'own',
  tables: [
    {
      name: 'visits',
      of: 'patients',
      per: '0-4',
      fields: [
        { name: 'id', type: 'uuid' },
        { name: 'patient_id', type: 'patients.id' },
        { name: 'patient', type: 'patients.name' },
        { name: 'clinic_id', type: 'clinics.id' },
        { name: 'city', type: 'clinics.city' },
        { name: 'fee', type: 'float:0,200,2', blank: 0.1 },
      ],
    },
    {
      name: 'notes',
      of: 'visits',
      per: 2,
      fields: [
        { name: 'no', type: 'sequence' },
        { name: 'visit', type: 'visits.id' },
        { name: 'patient', type: 'patients.id' },
        { name: 'text', type: 'sentence' },
      ],
    },
    {
      name: 'patients',
      rows: 50,
      fields: [
        { name: 'id', type: 'int:1,1000' },
        { name: 'name', type: 'de.name' },
        { name: 'visits', type: 'count:visits' },
        { name: 'paid', type: 'sum:visits.fee' },
      ],
    },
    {
      name: 'clinics',
      rows: 5,
      key: 'code',
      fields: [
        { name: 'city', type: 'de.city' },
        { name: 'id', type: 'clinics_ids.id' },
        { name: 'code', pattern: 'C-####' },
      ],
    },
    { name: 'clinics_ids', rows: 3, fields: [{ name: 'id', type: 'sequence:10,10' }] },
  ],
};

describe('own tables', () => {
  const tables = generateTables(OWN, { seed: undefined });
  const rows = (name: string) => tables[name] as Row[];

  it('stand after those they refer to', () => {
    expect(Object.keys(tables)).toEqual(['patients', 'clinics_ids', 'clinics', 'visits', 'notes']);
  });

  it('have references that exist, columns of the row referred to, sums and counts', () => {
    expect(new Set(rows('patients').map(({ id }) => id)).size).toBe(50);
    for (const patient of rows('patients')) {
      const visits = rowsReferringTo(rows('visits'), 'patient_id', patient.id);
      expect(visits).toHaveLength(patient.visits as number);
      expect(sum(visits, 'fee')).toBe(patient.paid);
      for (const visit of visits) {
        expect(visit.patient).toBe(patient.name);
        const clinic = rows('clinics').filter(
          (each) => each.city === visit.city && each.id === visit.clinic_id,
        );
        expect(clinic.length).toBeGreaterThan(0);
      }
    }
    const byId = new Map(rows('visits').map((visit) => [visit.id as unknown, visit]));
    for (const note of rows('notes')) expect(byId.get(note.visit)?.patient_id).toBe(note.patient);
    expect(rows('notes')).toHaveLength(2 * rows('visits').length);
  });

  it('load into a database', async () => {
    const database = await loadIntoSqlite(OWN, { seed: undefined });
    expect(firstValue(database, 'SELECT count(*) FROM visits')).toBe(rows('visits').length);
    expect(() => database.run(`INSERT INTO notes VALUES (100000, 'none', 1, 'x')`)).toThrow('FOREIGN KEY');
    expect(() => database.run(`INSERT INTO clinics SELECT * FROM clinics`)).toThrow('UNIQUE');
  });

  const table = (more: object) => ({
    name: 't',
    rows: 2,
    fields: [{ name: 'id', type: 'sequence' }],
    ...more,
  });
  it.each([
    ['no tables', { tables: [] }, /at least one table/],
    ['a property that is none', { tables: [table({ row: 3 })] }, /did you mean "rows"/],
    ['a name of a country', { tables: [table({ name: 'de' })] }, /country or a type/],
    ['a name of a type', { tables: [table({ name: 'uuid' })] }, /country or a type/],
    ['rows and a parent', { tables: [table({ of: 't', per: 2 })] }, /either rows, or of and per/],
    ['neither', { tables: [table({ rows: undefined })] }, /either rows, or of and per/],
    ['two of a name', { tables: [table({}), table({})] }, /names must differ/],
    ['an unknown parent', { tables: [table({ rows: undefined, of: 'u', per: 1 })] }, /unknown table "u"/],
    [
      'an unknown column',
      { tables: [table({}), table({ name: 'u', fields: [{ type: 't.ix' }] })] },
      /did you mean "id"/,
    ],
    [
      'a table with a slip in it',
      { tables: [table({ name: 'customers' }), table({ name: 'u', fields: [{ type: 'custmers.id' }] })] },
      /unknown table "custmers" in table "u".*; did you mean "customers"/,
    ],
    [
      'a country with a slip in it',
      { tables: [table({ fields: [{ type: 'uk.name' }] }), table({ name: 'ok' })] },
      /unknown country "uk"; did you mean "gb"/,
    ],
    ['a key that is no column', { tables: [table({ key: 'x' })] }, /unknown column "x"/],
    [
      'a key that repeats',
      { tables: [table({ key: 'b', fields: [{ name: 'b', type: 'bool' }] })] },
      /cannot be the key/,
    ],
    [
      'tables in a circle',
      {
        tables: [
          table({ fields: [{ name: 'a', type: 'u.b' }] }),
          table({ name: 'u', fields: [{ name: 'b', type: 't.a' }] }),
        ],
      },
      /circle/,
    ],
    [
      'columns in a circle',
      {
        tables: [
          table({ fields: [{ name: 's', type: 'sum:c.x' }] }),
          table({ name: 'c', rows: undefined, of: 't', per: 2, fields: [{ name: 'x', type: 't.s' }] }),
        ],
      },
      /circle/,
    ],
    [
      'a circle in an object',
      { tables: [table({ fields: [{ name: 'a', fields: [{ name: 'b', type: 't.a' }] }] })] },
      /circle/,
    ],
    ['a circle in itself', { tables: [table({ fields: [{ name: 'a', type: 't.a' }] })] }, /circle/],
    [
      'a sum of what is not its own',
      { tables: [table({ fields: [{ name: 's', type: 'sum:u.id' }] }), table({ name: 'u' })] },
      /is not a child of/,
    ],
    [
      'a sum of texts',
      {
        tables: [
          table({ fields: [{ name: 's', type: 'sum:c.x' }] }),
          table({ name: 'c', rows: undefined, of: 't', per: 2, fields: [{ name: 'x', type: 'uuid' }] }),
        ],
      },
      /not a number/,
    ],
  ])('refuse %s', (_, definition, message) => {
    expect(() => dataset(definition as never)).toThrow(Problem);
    expect(() => dataset(definition as never)).toThrow(message);
  });
});
