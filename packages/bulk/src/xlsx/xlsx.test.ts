import { inflateRawSync } from 'node:zlib';
import readXlsx from 'read-excel-file/node';
import { generate, schema, specimen } from 'specimen-data';
import { NO_CAPS, operations, perform, type Rows, type RowsPart } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../spans.ts';
import { ALONE } from '../threads.ts';
import { xlsx } from './xlsx.ts';

const context = { world: specimen.world, caps: NO_CAPS };

function rowsOf(operation: 'generate' | 'schema', given: object): Rows {
  const { parts } = perform(operations[operation], context, { ...given });
  return (parts[0] as RowsPart).rows;
}

async function fileOf(rows: Rows, size = 7): Promise<Buffer> {
  const spans = spansOf({ from: 0, to: rows.count ?? 1 }, size);
  const blocks: Uint8Array[] = [];
  for await (const block of xlsx.file(rows, ALONE.make(rows, xlsx, { spans }))) blocks.push(block.slice());
  return Buffer.concat(blocks);
}

/** The cells of the sheet, a date as its day. */
async function cellsOf(bytes: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readXlsx(bytes, { trim: false });
  return (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
  );
}

describe('xlsx', () => {
  it('is read back with its types', async () => {
    const given = {
      seed: 'xlsx',
      count: 50,
      fields: [
        { name: 'a <b> & "c"', type: 'enum:<x>&y,"q",\u00e9\u{1f600}, spaced ' },
        { name: 'born', type: 'de.dob', blank: 0.3 },
        { name: 'long ago', type: 'date:1800,1900' },
        { name: 'n', type: 'float:-5,5,3', blank: 0.3 },
        { name: 'yes', type: 'bool', blank: 0.3 },
        ...Array.from({ length: 25 }, (_, i) => ({ name: `c${i}`, type: 'int', blank: 0.5 })),
        { name: 'tags', type: 'word', list: '0-2' },
        { name: 'last', type: 'digits:4' },
      ],
    };
    const values = schema(given) as Record<string, unknown>[];
    const cells = values.map((row) =>
      Object.entries(row).map(([key, value]) => (key === 'tags' ? JSON.stringify(value) : value)),
    );
    expect(await cellsOf(await fileOf(rowsOf('schema', given)))).toEqual([
      Object.keys(values[0] ?? {}),
      ...cells,
    ]);
  });

  it('leaves days before March 1900 as text, which workbooks count otherwise', async () => {
    const [spec, options] = ['any.date:1900,1900', { n: 2000, seed: 'a' }];
    const [sheet] = await readXlsx(await fileOf(rowsOf('generate', { spec, ...options }), 500));
    const cells = (sheet?.data ?? []).slice(1).map(([cell]) => cell);
    const days = generate(spec, options) as string[];
    expect(days).toEqual(expect.arrayContaining(['1900-02-28', '1900-03-01']));
    expect(cells).toEqual(days.map((day) => (day < '1900-03' ? day : new Date(`${day}T00:00:00Z`))));
  });

  it('has a line for each line of a scenario', async () => {
    const bytes = await fileOf(rowsOf('generate', { spec: 'gb.preset:kyc', n: 3, seed: 'a' }), 1);
    const scenarios = generate('gb.preset:kyc', { n: 3, seed: 'a' }) as (readonly {
      label: string;
      value: unknown;
    }[])[];
    const lines = scenarios.flatMap((rows, i) => rows.map(({ label, value }) => [i + 1, label, value]));
    expect(await cellsOf(bytes)).toEqual([['scenario', 'label', 'value'], ...lines]);
  });

  it('has the bytes of the same rows, however they are cut', async () => {
    const rows = rowsOf('generate', { spec: 'jp.person', n: 30, seed: 'a' });
    expect(sheetOf(await fileOf(rows, 1))).toBe(sheetOf(await fileOf(rows, 30)));
  });

  it('has the style that readers take for the usual one', async () => {
    const bytes = await fileOf(rowsOf('generate', { spec: 'de.iban', n: 1, seed: 'a' }));
    expect(entryOf(bytes, 'xl/styles.xml')).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  });

  it('refuses a cell that no workbook can hold', async () => {
    const long = rowsOf('generate', { spec: 'any.paragraph:1000', n: 2, seed: 'a' });
    await expect(fileOf(long)).rejects.toThrow(
      'a cell of xlsx holds at most 32767 characters, and "paragraph" has more: use csv or parquet',
    );
    const fits = rowsOf('generate', { spec: `any.enum:${'\u00e9'.repeat(32_767)}`, n: 1, seed: 'a' });
    expect(await cellsOf(await fileOf(fits))).toEqual([['enum'], ['\u00e9'.repeat(32_767)]]);
  });
});

const sheetOf = (bytes: Buffer) => entryOf(bytes, 'xl/worksheets/sheet1.xml');

/** An entry, which stands between its own header and its descriptor. */
function entryOf(bytes: Buffer, name: string): string {
  const start = bytes.indexOf(name) + name.length;
  return inflateRawSync(bytes.subarray(start)).toString();
}
