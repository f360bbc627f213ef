import { describe, expect, it } from 'vitest';
import { dataset, generate, schema, type Value } from '../../packages/engine/src/index.ts';
import { types } from '../../packages/engine/src/types/index.ts';
import { countries } from '../support/countryRows.ts';

/**
 * The output contract: what the seed `golden` gives, for ever. A change here is a change of output and
 * needs a line in CHANGELOG.md.
 */
const seed = 'golden';

describe('golden output', () => {
  it.each(countries.map(({ code }) => code))('of %s', async (code) => {
    const country = countries.find((entry) => entry.code === code);
    if (!country) throw new Error(code);
    const records = ['full', 'company', 'product'].flatMap((record) => {
      const rows = generate(`${code}.${record}`, { seed, n: 3 }) as Record<string, Value>[];
      return Object.keys(rows[0] ?? {}).map(
        (key) => `${record}.${key}\t${rows.map((row) => JSON.stringify(row[key])).join('\t')}`,
      );
    });
    const scenarios = [...country.presets.keys()].flatMap((key) => {
      const rows = generate(`${code}.preset:${key}`, { seed }) as { label: string; value: Value }[];
      return rows.map(({ label, value }) => `preset:${key}\t${label}\t${JSON.stringify(value)}`);
    });
    await expect(`${[...records, ...scenarios].join('\n')}\n`).toMatchFileSnapshot(`./${code}.tsv`);
  });

  it('of the generic types', async () => {
    const specs = [...types.keys()].map((key) => (key === 'enum' ? 'enum:red,green,blue' : key));
    const lines = [
      ...specs,
      'sequence:10,5',
      'bool:0.9',
      'int:-5,5',
      'float:1,2,4',
      'words:5',
      'sentence:12',
      'paragraph:2',
      'card:amex',
    ].map(
      (spec) =>
        `${spec}\t${(generate(`any.${spec}`, { seed, n: 3 }) as Value[]).map((value) => JSON.stringify(value)).join('\t')}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./types.tsv');
  });

  it.each(['bank', 'shop', 'payroll'])('of the dataset %s', async (key) => {
    const { tables } = dataset(key, { seed, country: 'de:2,jp:1,ke:1', size: 4 });
    const lines = Object.entries(tables).flatMap(([name, rows]) =>
      rows.slice(0, 12).map(
        (row) =>
          `${name}\t${Object.values(row as object)
            .map((value) => JSON.stringify(value))
            .join('\t')}`,
      ),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./dataset-${key}.tsv`);
  });

  it('of unique, listed, nested and pictured columns', async () => {
    const fields = [
      { name: 'id', type: 'digits:8', unique: true },
      { name: 'phone', type: 'de.phone', unique: true },
      { name: 'iban', type: 'de.iban', unique: true },
      { name: 'email', type: 'email', unique: true },
      { name: 'sku', pattern: '(AB|CD)-####-[a-f]{01-99}' },
      { name: 'tier', type: 'enum:gold=1,silver=3' },
      { name: 'orders', list: '0-3', fields: [{ name: 'no', type: 'int:1,9999' }, { type: 'de.name' }] },
    ];
    const rows = schema({ fields, seed, count: 5 }) as readonly Value[];
    const lines = rows.map((row) => JSON.stringify(row));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./schema.ndjson');
  });
});
