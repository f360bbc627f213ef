import { planOf, readSchema } from '@specimen/database';
import { dataset, specimen, type Value } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { camelCase, columnNames } from '../support/columnNames.ts';

const { world } = specimen;

function planned(sql: string, country: string) {
  return planOf(readSchema(sql), { world, country, rows: 30 });
}

/** The type that a column of that meaning usually has. */
function sqlType(meaning: string): string {
  if (/^any\.datetime/.test(meaning)) return 'timestamp';
  if (meaning === 'dob' || /^any\.date/.test(meaning)) return 'date';
  return meaning === 'person.age' || /^any\.int/.test(meaning) ? 'int' : 'text';
}

describe('a column means', () => {
  it.each(columnNames)('in $country, $name: $meaning', ({ country, name, meaning }) => {
    for (const written of [name, camelCase(name)]) {
      const sql = `CREATE TABLE people (pk serial PRIMARY KEY, "${written}" ${sqlType(meaning)} NOT NULL);`;
      const { guesses, definition } = planned(sql, country);
      const field = definition.tables[0]?.fields[1];
      expect(guesses[1], written).toMatchObject({ unsure: false });
      // Texts that stand for themselves may be written otherwise: a constant, a pattern.
      if (!/^(any\.|company\.name|currency)/.test(meaning)) expect(field?.type).toBe(`${country}.${meaning}`);
    }
  });

  it.each([
    ['es', 'clientes', { meaning: 'sentence:6', unsure: true }],
    ['de', 'kunden', { meaning: 'de.company.name', unsure: false }],
  ])('in %s, %s.firma: %j', (country, table, guess) => {
    const sql = `CREATE TABLE ${table} (pk serial PRIMARY KEY, firma varchar(80) NOT NULL);`;
    expect(planned(sql, country).guesses[1]).toMatchObject(guess);
  });

  it('what it does as a text too', () => {
    const sql =
      'CREATE TABLE kunden (pk serial PRIMARY KEY, geburtsdatum text NOT NULL, erstellt_am text NOT NULL, alter text NOT NULL);';
    expect(planned(sql, 'de').definition.tables[0]?.fields.slice(1)).toEqual([
      { name: 'geburtsdatum', type: 'de.dob' },
      { name: 'erstellt_am', type: 'datetime:2023,2025' },
      { name: 'alter', type: 'de.person.age' },
    ]);
  });

  it.each([
    ['es', 'clientes', 'nombre', 'apellidos', 'first'],
    ['fr', 'clients', 'nom', 'prenom', 'last'],
    ['it', 'clienti', 'nome', 'cognome', 'first'],
    ['de', 'kunden', 'name', 'vorname', 'last'],
  ])('in %s, %s.%s beside %s: %s', (country, table, name, other, part) => {
    const sql = `CREATE TABLE ${table} (pk serial PRIMARY KEY, ${name} text NOT NULL, ${other} text NOT NULL);`;
    expect(planned(sql, country).definition.tables[0]?.fields[1]?.type).toBe(`${country}.${part}`);
  });
});

type Row = Readonly<Record<string, Value>>;

function rowsOf(sql: string, country: string): readonly Row[] {
  const { definition } = planned(sql, country);
  return Object.values(dataset(definition, { seed: 'x' }).tables)[0] as readonly Row[];
}

describe('the code of a state', () => {
  it.each([
    ['us', 'customers', 'California', 'CA'],
    ['br', 'clientes', 'São Paulo', 'SP'],
    ['ca', 'customers', 'Ontario', 'ON'],
    ['in', 'customers', 'Maharashtra', 'MH'],
    ['ch', 'kunden', 'Zürich', 'ZH'],
    ['de', 'kunden', 'Nordrhein-Westfalen', 'NW'],
    ['mx', 'clientes', 'Jalisco', 'JC'],
    ['us', 'companies', 'California', 'CA'],
  ])('of %s stands in two letters of %s: %s', (country, table, region, code) => {
    const rows = rowsOf(
      `CREATE TABLE ${table} (id serial PRIMARY KEY, state char(2) NOT NULL, region text NOT NULL);`,
      country,
    );
    const codes = new Map(rows.map((row) => [row.region, row.state]));
    for (const each of codes.values()) expect(each).toMatch(/^[A-Z]{2}$/);
    expect(codes.get(region) ?? code).toBe(code);
    expect(codes.size).toBeGreaterThan(3);
  });

  it('is no name that was cut', () => {
    const rows = rowsOf('CREATE TABLE customers (id serial PRIMARY KEY, state varchar(9) NOT NULL);', 'us');
    for (const { state } of rows) expect(state).toMatch(/^[A-Z]{2}$/);
  });
});
