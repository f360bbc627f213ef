import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { generate, schema, specimen } from 'specimen-data';
import { NO_CAPS, operations, perform, type Rows, type RowsPart } from 'specimen-data/internal';
import { afterAll, describe, expect, it } from 'vitest';
import { spansOf } from '../spans.ts';
import { ALONE } from '../threads.ts';
import { parquet } from './parquet.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const context = { world: specimen.world, caps: NO_CAPS };

function rowsOf(operation: 'generate' | 'schema', given: object): Rows {
  const { parts } = perform(operations[operation], context, { ...given });
  return (parts[0] as RowsPart).rows;
}

/** The file of some rows, in groups of so many. */
async function fileOf(rows: Rows, size = parquet.spanRows(rows)): Promise<Buffer> {
  const spans = spansOf({ from: 0, to: rows.count ?? 1 }, size);
  const blocks: Uint8Array[] = [];
  for await (const block of parquet.file(rows, ALONE.make(rows, parquet, { spans })))
    blocks.push(block.slice());
  return Buffer.concat(blocks);
}

const arrayBuffer = ({ buffer, byteOffset, length }: Buffer) =>
  buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;

/** Runs a query on a file in DuckDB. */
async function asked(bytes: Buffer, question: string): Promise<readonly Record<string, unknown>[]> {
  const file = join(folder, 'x.parquet');
  writeFileSync(file, bytes);
  const connection = await (await DuckDBInstance.create()).connect();
  const answer = await connection.runAndReadAll(question.replaceAll('$file', `'${file}'`));
  connection.closeSync();
  return answer.getRowObjectsJson();
}

const FIELDS = [
  { name: 'id', type: 'uuid' },
  { name: 'city', type: 'de.city', blank: 0.2 },
  { name: 'born', type: 'de.dob' },
  { name: 'when', type: 'date:1,9999', blank: 0.5 },
  { name: 'share', type: 'float:-5,5,3' },
  { name: 'amount', type: 'kw.amount', blank: 0.1 },
  { name: 'large', type: 'int:0,9007199254740990' },
  { name: 'yes', type: 'bool' },
  { name: 'perhaps', type: 'bool:0.5', blank: 0.3 },
  { name: 'never', type: 'word', blank: 1 },
  { name: 'odd', type: 'enum:"q",\u00e9\u{1f600},\\,x' },
  { name: 'constant', type: 'enum:same' },
  { name: 'native', type: 'jp.native' },
  { name: 'tags', type: 'word', list: '0-3', blank: 0.2 },
  { name: 'fixed', const: { a: [1, null, 'x'] } },
];

/** As values come back where a date is a day of its own. */
const dated = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

describe('Parquet', () => {
  const given = { seed: 'parquet', count: 3000, fields: FIELDS };
  const values = schema(given) as Record<string, unknown>[];

  it.each([3000, 1700, 8, 1])('is read back by hyparquet, in groups of %i rows', async (size) => {
    const count = Math.min(3000, size * 20);
    const file = arrayBuffer(await fileOf(rowsOf('schema', { ...given, count }), size));
    const read = await parquetReadObjects({ file });
    const plain = read.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, dated(value)])),
    );
    expect(plain).toEqual(values.slice(0, count));
    expect(parquetMetadata(file).row_groups).toHaveLength(Math.ceil(count / size));
  });

  it('is read back by DuckDB with its types', async () => {
    const bytes = await fileOf(rowsOf('schema', given), 1000);
    const columns = await asked(bytes, 'DESCRIBE SELECT * FROM $file');
    expect(Object.fromEntries(columns.map((row) => [row.column_name, row.column_type]))).toEqual({
      ...Object.fromEntries(FIELDS.map(({ name }) => [name, 'VARCHAR'])),
      born: 'DATE',
      when: 'DATE',
      share: 'DOUBLE',
      amount: 'DOUBLE',
      large: 'DOUBLE',
      yes: 'BOOLEAN',
      perhaps: 'BOOLEAN',
      tags: 'JSON',
      fixed: 'JSON',
    });
    const jsons = values.map(({ tags, fixed, ...row }) => ({
      ...row,
      tags: tags && JSON.stringify(tags),
      fixed: JSON.stringify(fixed),
    }));
    expect(await asked(bytes, 'SELECT * FROM $file')).toEqual(jsons);
  });

  it('has dictionaries where values repeat, and none where they do not', async () => {
    const bytes = await fileOf(rowsOf('schema', given));
    const chunks = await asked(
      bytes,
      'SELECT path_in_schema AS name, encodings, compression FROM parquet_metadata($file)',
    );
    const dictionaries = chunks.filter(({ encodings }) => String(encodings).includes('RLE_DICTIONARY'));
    expect(dictionaries.map(({ name }) => name)).toEqual(['city', 'odd', 'constant', 'fixed']);
    const codecs = new Map(chunks.map(({ name, compression }) => [name, compression]));
    expect([codecs.get('id'), codecs.get('constant')]).toEqual(['UNCOMPRESSED', 'SNAPPY']);
  });

  it('keeps a dictionary of many entries', async () => {
    const fields = [
      { name: 'n', type: 'int:1,20000' },
      { name: 't', type: 'digits:4' },
    ];
    const wanted = { seed: 'a', count: 40_000, fields };
    const bytes = await fileOf(rowsOf('schema', wanted));
    const read = await parquetReadObjects({ file: arrayBuffer(bytes) });
    expect(read).toEqual(schema(wanted));
  });

  it('flattens records and scenarios as CSV does', async () => {
    const nested = {
      seed: 'a',
      count: 3,
      fields: [{ name: 'who', type: 'pl.person', blank: 0.5 }, { type: 'int' }],
    };
    const flat = (schema(nested) as { who: Record<string, unknown> | null; int: number }[]).map(
      ({ who, int }) => ({
        name: who?.name ?? null,
        int,
      }),
    );
    const read = await parquetReadObjects({ file: arrayBuffer(await fileOf(rowsOf('schema', nested))) });
    expect(read.map((row) => ({ name: row['who.name'], int: row.int }))).toEqual(flat);

    const scenarios = rowsOf('generate', { spec: 'gb.preset:kyc', n: 2, seed: 'a' });
    const lines = (
      generate('gb.preset:kyc', { n: 2, seed: 'a' }) as (readonly { label: string; value: unknown }[])[]
    ).flatMap((rows, i) =>
      rows.map(({ label, value }) => ({
        scenario: i + 1,
        label,
        value: value === null ? null : String(value),
      })),
    );
    expect(await asked(await fileOf(scenarios, 1), 'SELECT * FROM $file')).toEqual(lines);
  });

  it('of one bare value is a row', async () => {
    const file = arrayBuffer(await fileOf(rowsOf('generate', { spec: 'de.iban', seed: 'a' })));
    expect(await parquetReadObjects({ file })).toEqual([{ iban: generate('de.iban', { seed: 'a' }) }]);
  });

  it('has the same groups whoever makes it: written as programs, after some rows, too', () => {
    const rows = rowsOf('generate', { spec: 'de.person', n: 1_000_000, seed: 'a' });
    const sizes = Array.from({ length: 9 }, () => parquet.spanRows(rows));
    expect(new Set(sizes)).toEqual(new Set(sizes.slice(0, 1)));
  });

  it('has small groups where rows are long', () => {
    expect(
      parquet.spanRows(rowsOf('generate', { spec: 'de.person', n: 1_000_000, seed: 'a' })),
    ).toBeGreaterThan(30_000);
    expect(
      parquet.spanRows(rowsOf('generate', { spec: 'any.paragraph:1000', n: 9, seed: 'a' })),
    ).toBeLessThan(2000);
  });
});
