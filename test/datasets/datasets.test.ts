import { describe, expect, it } from 'vitest';
import {
  catalogue,
  type DatasetInfo,
  datasetStream,
  diagram,
  generate,
  specimen,
} from '../../packages/engine/src/index.ts';
import { datasetTables } from '../../packages/engine/src/operations/dataset.ts';
import { blocksOf, Pump } from '../../packages/engine/src/operations/pump.ts';
import { valuesOf } from '../../packages/engine/src/operations/rows.ts';
import { tablesResult } from '../../packages/engine/src/operations/tables.ts';
import { countries } from '../support/countryRows.ts';
import { firstValue, generateTables, loadIntoSqlite, type Row } from '../support/datasetTables.ts';
import { violations } from '../support/violations.ts';

const NO_BYTES = new Uint8Array(0);
const decode = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const KEYS = ['bank', 'shop', 'payroll'];

describe.each(KEYS)('%s', (key) => {
  it('has tables whose keys are unique and whose references exist, in every country', () => {
    for (const { code } of countries) {
      const tables = generateTables(key, { country: code, size: 6 });
      const { tables: described } = catalogue.datasets().find((each) => each.key === key) as DatasetInfo;
      expect(Object.keys(tables)).toEqual(described.map(({ name }) => name));
      for (const { name, columns } of described) {
        const rows = tables[name] as Row[];
        expect(rows.length, name).toBeGreaterThan(0);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const { name: column, ref } of columns) {
          if (!ref) continue;
          const [table, target] = ref.split('.') as [string, string];
          const known = new Set((tables[table] as Row[]).map((row) => row[target]));
          const refers = (row: Row) => row[column] === null || known.has(row[column] as never);
          expect(violations(rows, { refers }), `${code} ${name}.${column}`).toEqual([]);
        }
      }
    }
  });

  it('loads into a database with its constraints', async () => {
    const database = await loadIntoSqlite(key, { country: 'de:2,jp:1,ke:1', size: 40 });
    const tables = generateTables(key, { country: 'de:2,jp:1,ke:1', size: 40 });
    for (const [name, rows] of Object.entries(tables))
      expect(firstValue(database, `SELECT count(*) FROM ${name}`), name).toBe(rows.length);
    expect(database.exec('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('has parts that are those of the whole, row by row and in any order', () => {
    const options = { country: 'de:3,fr:1', size: 60, seed: 'part' };
    const { tables, seed } = datasetTables(specimen.world, key, options);
    const again = datasetTables(specimen.world, key, options).tables;
    tables.forEach(({ source, count }, i) => {
      const whole = valuesOf({ source, seed, count, offset: 0 }) as unknown as Row[];
      const other = again[i] as (typeof again)[number];
      for (const offset of [count - 1, 0, Math.floor(count / 2), 7, Math.floor(count / 3)].filter(
        (at) => at < count,
      )) {
        const n = Math.min(5, count - offset);
        expect(valuesOf({ source: other.source, seed, count: n, offset })).toEqual(
          whole.slice(offset, offset + n),
        );
      }
    });
  });

  it('has the same cells as lines and as values', () => {
    const options = { country: 'de:1,jp:1', size: 40, seed: 'lines' };
    const { tables, seed } = datasetTables(specimen.world, key, options);
    for (const { name, source, count } of tables) {
      const values = valuesOf({ source, seed, count, offset: 0 }) as unknown as Row[];
      const cell = (value: unknown) => (value === null ? '' : String(value));
      const lines = values.map((row) => Object.values(row).map(cell).join('\t'));
      let written = '';
      for (const block of datasetStream(key, { ...options, table: name, format: 'tsv' }))
        written += Buffer.from(block).toString('latin1');
      expect(Buffer.from(written, 'latin1').toString()).toBe(
        `${[Object.keys(values[0] as Row).join('\t'), ...lines].join('\n')}\n`,
      );
    }
  });

  it('has the same cells while another format is written of the same tables', () => {
    const tables = datasetTables(specimen.world, key, { country: 'de:1,in:1', size: 20, seed: 'lines' });
    const blocks = (table: string, format: string) =>
      blocksOf(new Pump(tablesResult(tables, { table, format }).parts), 300);
    const text = (parts: Iterable<Uint8Array>) => Array.from(parts, (part) => decode(part)).join('');
    for (const { name } of tables.tables) {
      const alone = ['csv', 'tsv'].map((format) => text(blocks(name, format)));
      const lines = blocks(name, 'csv');
      const others = blocks(name, 'tsv');
      const together = ['', ''];
      for (const block of lines) {
        together[0] += decode(block);
        together[1] += decode(others.next().value ?? NO_BYTES);
      }
      together[1] += text(others);
      expect(together).toEqual(alone);
    }
  });

  it('keeps the first rows of its main table when it grows', () => {
    const { main } = catalogue.datasets().find((each) => each.key === key) as { main: string };
    const small = generateTables(key, { country: 'pl', size: 10 })[main] as Row[];
    const large = generateTables(key, { country: 'pl', size: 300 })[main] as Row[];
    expect(large.slice(0, 10)).toEqual(small);
  });

  it('is of the people whom the country has in those rows', () => {
    const people = generate('de.full', { n: 30, seed: 'd' }) as unknown as Record<string, string>[];
    const rows = (generateTables(key, { country: 'de', size: 30 })[
      key === 'payroll' ? 'employees' : 'customers'
    ] ?? []) as Row[];
    const same = rows.filter((row, i) => row.name === people[i]?.name);
    // People who do not work have another age, and therefore another given name.
    expect(same.length).toBeGreaterThanOrEqual(key === 'payroll' ? 15 : 30);
  });
});

it('draws the tables and their references', () => {
  const text = diagram('bank');
  expect(text).toMatch(/^erDiagram\n/);
  expect(text).toContain('customers ||--o{ accounts : "customer_id"');
  expect(text).toContain('integer id PK');
  const picture = diagram('shop', 'svg');
  expect(picture).toMatch(/^<svg [^>]*role="img"/);
  for (const name of ['customers', 'order_items']) expect(picture).toContain(`>${name}</text>`);
  expect(picture.match(/<path d="M/g)?.length).toBeGreaterThan(8);
});

describe.each([
  ['bg', '2026-01-01', '2027-01-01'],
  ['hr', '2023-01-01', '2026-01-01'],
])('in %s, where the euro came on %s, as of %s', (country, since, asOf) => {
  it.each([
    ['bank', 'transactions', 'booked'],
    ['shop', 'orders', 'ordered'],
    ['shop', 'payments', 'paid'],
    ['payroll', 'payslips', 'paid'],
  ])('the %s has %s in euros since there are some', (key, table, column) => {
    const rows = generateTables(key, { country, size: 60, asOf })[table] as Row[];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => String(row[column]) < since)).toEqual([]);
  });

  it('the payroll has contracts in euros that ended since there are some, and pays by them', () => {
    const { contracts = [], payslips = [] } = generateTables('payroll', { country, size: 60, asOf });
    const ended = contracts.filter((contract) => contract.ended !== null);
    expect(ended.length).toBeGreaterThan(10);
    expect(ended.filter((contract) => String(contract.ended) < since)).toEqual([]);
    expect(
      contracts.filter(({ started, ended }) => ended !== null && String(ended) < String(started)),
    ).toEqual([]);
    for (const { gross, contract_id } of payslips)
      expect(gross).toBe(contracts[(contract_id as number) - 1]?.salary);
  });
});
