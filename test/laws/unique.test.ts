import { batch, dataset, generate, library, rows, schema } from 'specimen-data';
import { countries, NO_CAPS, operations, perform } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';

/** Countries whose numbers hold the birth date, have no check digit for some serials, or are few for a day. */
const CHOSEN: Readonly<Record<string, number>> = {
  ...{ de: 100_000, be: 100_000, at: 100_000, is: 100_000, it: 100_000 },
  ...{ pl: 25_000, nl: 25_000, ch: 25_000, se: 25_000, no: 25_000, us: 25_000, cn: 25_000, mx: 25_000 },
};

function repeated(values: Iterable<unknown>): number {
  const seen = new Set<unknown>();
  let count = 0;
  for (const value of values) {
    if (value === null) continue;
    if (seen.has(value)) count++;
    seen.add(value);
  }
  return count;
}

function* column(spec: string, key: string, n: number): Generator<unknown> {
  for (const row of rows(spec as string, { n, seed: 'law', fields: key, unique: key }))
    yield (row as Record<string, unknown>)[key];
}

describe('unique fields', () => {
  it.each(Object.entries(CHOSEN))(
    'have no value twice in many rows of %s',
    (code, many) => {
      const { fields } = countries.find((country) => country.code === code) as (typeof countries)[number];
      for (const key of ['id', 'iban'].filter((each) => fields.has(each)))
        expect(repeated(column(`${code}.person`, key, many)), key).toBe(0);
    },
    60_000,
  );

  it('are those of each row alone, at any offset', () => {
    const options = { seed: 'law', unique: 'id,iban,phone' } as const;
    const all = generate('pl.person', { ...options, n: 30 });
    expect(generate('pl.person', { ...options, n: 5, offset: 25 })).toEqual(all.slice(25));
    const plain = library(countries, { compile: false });
    const [one, other] = [library(countries), plain].map((each) =>
      each.render('pl.full', { ...options, n: 40, format: 'csv' }),
    );
    expect(one).toEqual(other);
  });

  it('keep a record coherent', () => {
    for (const row of generate('pl.full', { n: 200, seed: 'law', unique: 'id' })) {
      const month = Number(row.dob.slice(5, 7)) + (row.dob < '2000' ? 0 : 20);
      expect(row.id?.slice(0, 6)).toBe(
        row.dob.slice(2, 4) + String(month).padStart(2, '0') + row.dob.slice(8),
      );
    }
  });

  it('leave people who are steered anyway as they are', () => {
    const options = { n: 400, seed: 'law', unique: 'id' } as const;
    const plain = generate('pl.person', options);
    const steered = generate('pl.person', { ...options, where: { age: '30-49' } });
    expect(repeated(steered.map(({ id }) => id))).toBe(0);
    const ageOf = (dob: string) => 2025 - Number(dob.slice(0, 4));
    const kept = plain.filter(({ dob }) => ageOf(dob) >= 30 && ageOf(dob) < 50);
    expect(kept.length).toBeGreaterThan(50);
    const found = new Set(steered.map((row) => JSON.stringify(row)));
    for (const row of kept) expect(found.has(JSON.stringify(row))).toBe(true);
  });

  it('are refused where values may repeat or are too few', () => {
    expect(() => generate('de.person', { unique: 'city' })).toThrow(/"city" cannot be unique.*id, iban/);
    expect(() => generate('de.person', { unique: 'ibn' })).toThrow(/did you mean "iban"/);
    expect(() => generate('ma.id', { unique: 'id', n: 2, offset: 900_000 })).toThrow(/only 900000 distinct/);
  });

  it('are asked for on every surface', () => {
    const wanted = { spec: 'nl.person', n: 3, seed: 'law', unique: 'iban' };
    const { spec, ...options } = wanted;
    const expected = generate(spec as 'nl.person', options);
    expect(batch([wanted]).results[0]?.data).toEqual(expected);
    for (const name of ['generate', 'fetch', 'batch'] as const)
      expect(JSON.stringify(operations[name].parameters), name).toMatch(/unique|BatchRequest/);
    const context = { world: library(countries).world, caps: NO_CAPS };
    const { ignored } = perform(operations.generate, context, { spec: 'any.uuid', unique: 'id' });
    expect(ignored).toContain('unique');
    expect(schema({ count: 2, seed: 'law', fields: [{ type: 'be.id', unique: true }] })).toHaveLength(2);
  });
});

describe('datasets', () => {
  it.each(['de', 'be', 'at'] as const)(
    'have no number twice in %s',
    (country) => {
      const { tables } = dataset('bank', { country, seed: 'u', size: 4000 }) as unknown as {
        tables: Record<string, Record<string, unknown>[]>;
      };
      const values = (table: string, name: string) => (tables[table] ?? []).map((row) => row[name]);
      for (const [table, name] of [
        ['customers', 'national_id'],
        ['customers', 'email'],
        ['accounts', 'iban'],
        ['accounts', 'number'],
        ['cards', 'number'],
      ] as const)
        expect(repeated(values(table, name)), `${table}.${name}`).toBe(0);
    },
    60_000,
  );
});
