import { type Country, specimen } from 'specimen-data';
import { meaningOf } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { camelCase, columnNames } from '../support/columnNames.ts';

const countryOf = (code: string) => specimen.world.countries.get(code) as Country;

describe('a property means', () => {
  it.each(columnNames)('in $country, $name: $meaning', ({ country, name, meaning }) => {
    for (const written of [name, camelCase(name), name.toUpperCase()])
      expect(meaningOf(countryOf(country), written), written).toBe(meaning);
  });

  it('more than 120 names', () => {
    expect(new Set(columnNames.map(({ name }) => name)).size).toBeGreaterThan(120);
  });

  it.each([
    ['gb', 'alter', []],
    ['gb', 'cap', []],
    ['gb', 'via', []],
    ['gb', 'eta', ['first_name', 'last_name', 'eta']],
    ['gb', 'handy', ['name', 'handy']],
    ['us', 'portable', ['model', 'portable']],
    ['es', 'firma', ['nombre', 'apellidos', 'firma']],
    ['it', 'firma', []],
    ['pt', 'cpf', []],
    ['de', 'order_number', []],
  ])('nothing in %s: %s', (country, name, beside) => {
    expect(meaningOf(countryOf(country), name, { beside })).toBeUndefined();
  });

  it.each([
    ['alter', ['vorname', 'nachname', 'alter'], 'person.age'],
    ['cap', ['nome', 'cognome', 'indirizzo', 'cap'], 'postcode'],
    ['firma', ['vorname', 'firma'], 'company.name'],
    ['estado', ['nome', 'sobrenome', 'estado'], 'region'],
  ])('%s what it does in the language of those beside it', (name, beside, meaning) => {
    expect(meaningOf(countryOf('us'), name, { beside })).toBe(meaning);
  });

  it.each([
    ['de', 'iban'],
    ['us', 'account'],
    ['ke', 'account'],
  ])('an account in %s where it is called IBAN: %s', (country, meaning) => {
    for (const name of ['iban', 'ibanNumber', 'creditor_iban'])
      expect(meaningOf(countryOf(country), name), name).toBe(meaning);
  });

  it.each([
    ['es', 'nombre', 'apellidos', 'first'],
    ['it', 'nome', 'cognome', 'first'],
    ['pt', 'nome', 'sobrenome', 'first'],
    ['fr', 'nom', 'prenom', 'last'],
    ['de', 'name', 'vorname', 'last'],
    ['nl', 'naam', 'voornaam', 'last'],
    ['us', 'name', 'surname', 'first'],
    ['us', 'name', 'spouse_last_name', 'name'],
    ['us', 'name', 'email', 'name'],
  ])('in %s, %s beside %s the %s name', (country, name, other, meaning) => {
    expect(meaningOf(countryOf(country), name, { beside: [name, other] })).toBe(meaning);
  });
});

type Row = Readonly<Record<string, string | number>>;

function rowsOf(country: string, properties: Readonly<Record<string, object>>): readonly Row[] {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return specimen.fromJsonSchema(schema, { country, n: 30, seed: 'x' }) as unknown as readonly Row[];
}

const text = { type: 'string' };

describe('values of such names', () => {
  it('are parts of one name', () => {
    for (const row of rowsOf('es', { nombre: text, apellidos: text, nombre_completo: text }))
      expect(row.nombre_completo).toBe(`${row.nombre} ${row.apellidos}`);
    for (const row of rowsOf('fr', { prenom: text, nom: text, nom_complet: text }))
      expect(row.nom_complet).toBe(`${row.prenom} ${row.nom}`);
    for (const row of rowsOf('mx', { apellidos: text, primerApellido: text, segundoApellido: text }))
      expect(row.apellidos).toBe(`${row.primerApellido} ${row.segundoApellido}`);
  });

  it.each([
    ['es', 'cliente', 'nombre', 'apellidos', 'nombre_completo'],
    ['de', 'kunde', 'vorname', 'name', 'kontoinhaber'],
    ['fr', 'personne', 'prenom', 'nom', 'nom_complet'],
  ])('are so in an object too: %s, %s', (country, owner, first, last, whole) => {
    const properties = { [first]: text, [last]: text, [whole]: text };
    const inner = { type: 'object', properties, required: [first, last, whole] };
    for (const row of rowsOf(country, { [owner]: inner })) {
      const person = row[owner] as unknown as Row;
      expect(person[whole]).toBe(`${person[first]} ${person[last]}`);
    }
  });

  it.each([
    ['kunde', 'name', 'name'],
    ['firma', 'name', 'company.name'],
    ['artikel', 'name', 'product.name'],
    ['lieferant', 'telefon', 'company.phone'],
  ])('speak of what they stand in: %s.%s', (owner, name, meaning) => {
    expect(meaningOf(countryOf('de'), name, { owner })).toBe(meaning);
  });

  it('agree on who it is', () => {
    const rows = rowsOf('de', {
      anrede: text,
      geschlecht: { enum: ['männlich', 'weiblich'] },
      geburtsdatum: { ...text, format: 'date' },
      alter: { type: 'integer' },
    });
    for (const { anrede, geburtsdatum, alter } of rows) {
      expect(anrede).toMatch(/^(Herr|Frau)$/);
      expect(alter).toBe(2025 - Number(String(geburtsdatum).slice(0, 4)));
    }
    expect(new Set(rows.map(({ anrede }) => anrede)).size).toBe(2);
  });

  it('are codes of states where two letters are wanted', () => {
    const codes = rowsOf('us', { state: { ...text, maxLength: 2 }, state_name: text });
    for (const { state } of codes) expect(state).toMatch(/^[A-Z]{2}$/);
    expect(new Set(codes.map(({ state, state_name }) => `${state_name}=${state}`))).toContain(
      'California=CA',
    );
  });
});
