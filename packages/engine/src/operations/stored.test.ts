import { expect, it } from 'vitest';
import { specimen } from '../index.ts';
import { datasetTables } from './dataset.ts';
import { stored } from './stored.ts';

const DEFINITION = {
  tables: [
    { name: 'ck_', into: 'ck', rows: 1, fields: [{ name: 'id', type: 'sequence' }] },
    {
      ...{ name: 'orders', into: 'sales.orders', rows: 1 },
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'ck_id', type: 'ck_.id' },
      ],
    },
  ],
};

it('calls tables and references as a database does, but for other namespaces', () => {
  const made = datasetTables(specimen.world, DEFINITION, { seed: 'x' });
  const tables = stored(made.tables);
  expect(tables.map(({ name }) => name)).toEqual(['ck', 'orders']);
  expect(tables[1]?.columns[1]?.ref).toBe('ck.id');
});
