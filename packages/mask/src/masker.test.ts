import { generate } from 'specimen-data';
import { validators } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { masker } from './index.ts';

const KEY = 'sixteen bytes or more of a key';
const CODES = ['de', 'gb', 'us', 'pl', 'br', 'fr', 'in', 'es', 'nl', 'jp', 'ke', 'cz'];

type Cells = Record<string, string | number | null>;

const rowsOf = (code: string, n = 25) =>
  generate(`${code}.full` as never, { n, seed: 'law' } as never) as unknown as Cells[];

/** Usual columns of a table of customers, as far as a country has the field. */
const KEYS =
  'name first last sex dob id tax email username phone street city region postcode bank account iban swift card passport ssn'.split(
    ' ',
  );

/** Validators of the fields that every country has. */
const BACKED: Readonly<Record<string, string>> = { iban: 'iban', swift: 'bic', card: 'cardNumber' };
/** The standard of a field may be wider: a NIF has kinds that no DNI has. */
const NARROWER = new Set(['tax esDni']);
const SHARED = new Set(Object.values(BACKED));

function planOf(code: string, row: Cells) {
  const keys = KEYS.filter((key) => Object.hasOwn(row, key));
  const columns = Object.fromEntries(keys.map((key) => [key, { mask: key }]));
  return { country: code, sources: [{ source: 'customers', columns }] };
}

function masked(code: string, n?: number) {
  const rows = rowsOf(code, n);
  const plan = planOf(code, rows[0] as Cells);
  const mask = masker({ key: KEY, plan });
  return { rows, plan, after: rows.map((row) => mask(row)) };
}

describe.each(CODES)('masked rows of %s', (code) => {
  const { rows, plan, after } = masked(code);
  const columns = Object.keys(plan.sources[0]?.columns ?? {});

  it('become the same again, and nothing else changes', () => {
    const again = masker({ key: KEY, plan });
    expect(rows.map((row) => again(row))).toEqual(after);
    for (const [i, row] of rows.entries())
      for (const [key, value] of Object.entries(row))
        if (!columns.includes(key)) expect(after[i]?.[key]).toBe(value);
  });

  it('keep different values different and leave no direct identifier', () => {
    for (const key of columns) {
      if (['sex', 'bank', 'swift', 'region'].includes(key)) continue;
      const pairs = new Map<unknown, unknown>();
      for (const [i, row] of rows.entries()) {
        const value = row[key];
        const other = after[i]?.[key];
        if (value === null || value === undefined) expect(other).toBe(value);
        else {
          expect(pairs.get(value) ?? other, key).toBe(other);
          pairs.set(value, other);
          if (key !== 'postcode') expect(other, `${key} ${JSON.stringify(row[key])}`).not.toBe(value);
        }
      }
      if (!['city', 'postcode'].includes(key)) expect(new Set(pairs.values()).size, key).toBe(pairs.size);
    }
  });

  it('keep right what was right', () => {
    const own = validators.filter(({ id }) => id.startsWith(code) || SHARED.has(id));
    for (const key of ['iban', 'swift', 'card', 'id', 'tax', 'account'])
      for (const [i, row] of rows.entries()) {
        if (row[key] === null || row[key] === undefined) continue;
        for (const standard of own.filter(
          ({ id }) => (BACKED[key] ?? id) === id && !NARROWER.has(`${key} ${id}`),
        ))
          if (rows.every((each) => each[key] === null || standard.valid(String(each[key]))))
            expect(standard.valid(String(after[i]?.[key])), `${key} ${standard.id} ${row[key]}`).toBe(true);
      }
  });

  it('keep a person one person', () => {
    const regions = new Map(rowsOf(code, 3000).map(({ city, region }) => [city, region]));
    for (const [i, row] of after.entries()) {
      const before = rows[i] as Cells;
      expect(String(row.name).length).toBeGreaterThan(2);
      for (const part of [row.first, row.last]) expect(row.name).toContain(part);
      expect(row.sex).toBe(before.sex);
      const born = Date.parse(String(row.dob)) - Date.parse(String(before.dob));
      expect(Math.abs(born) / 86_400_000).toBeLessThanOrEqual(30);
      if (row.iban && row.account && code !== 'br' && code !== 'cz')
        expect(String(row.iban), String(before.iban)).toContain(
          String(row.account).replace(/\W/g, '').slice(-8),
        );
      expect(regions.get(row.city)).toBe(row.region);
    }
  });
});
