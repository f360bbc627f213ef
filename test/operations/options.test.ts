import * as library from 'specimen-data';
import { expect, it } from 'vitest';

const { specimen } = library;
const DEFINITION = { tables: [{ name: 't', rows: 1, fields: [{ type: 'uuid' }] }] };

/** Calls as plain JavaScript may make them, which no compiler sees. */
// biome-ignore lint/suspicious/noExplicitAny: what is wrong is the point
const { generate, generateMany, rows, build, render, stream, schema, dataset } = specimen as any;
// biome-ignore lint/suspicious/noExplicitAny: as above
const { datasetStream, diagram, batch, validate, cases, mock, mockItem, fromJsonSchema } = specimen as any;

it.each<[string, () => unknown, string]>([
  [
    'generate',
    () => generate('de.person', { sex: 'female' }),
    'options has no property "sex"; did you mean "where.sex"?',
  ],
  [
    'generate',
    () => generate('de.person', { feilds: ['iban'] }),
    'options has no property "feilds"; did you mean "fields"?',
  ],
  [
    'generate',
    () => generate('de.person', { format: 'csv' }),
    'options has no property "format"; it has n, fields, where, layout, seed, asOf, offset, invalid, rate, unique',
  ],
  ['generateMany', () => generateMany(['de.iban'], { count: 3 }), 'options has no property "count"'],
  ['rows', () => [...rows('de.iban', { N: 3 })], 'options has no property "N"; did you mean "n"?'],
  [
    'build',
    () => build('de.person', {}, { age: 30 }),
    'options has no property "age"; did you mean "where.age"?',
  ],
  [
    'render',
    () => render('de.iban', { formta: 'csv' }),
    'options has no property "formta"; did you mean "format"?',
  ],
  ['stream', () => [...stream('de.iban', { pretty: true })], 'options has no property "pretty"'],
  ['schema', () => schema({ fields: [{ type: 'uuid' }], n: 3 }), 'schema has no property "n"'],
  [
    'dataset',
    () => dataset('bank', { contry: 'de' }),
    'options has no property "contry"; did you mean "country"?',
  ],
  ['dataset', () => dataset({ ...DEFINITION, country: 'de' }), 'a definition has no property "country"'],
  ['datasetStream', () => [...datasetStream('bank', { rows: 3 })], 'options has no property "rows"'],
  [
    'datasetStream',
    () => [...datasetStream('bank', { format: 'cvs' })],
    'unknown format "cvs"; did you mean "csv"?',
  ],
  [
    'datasetStream',
    () => [...datasetStream('bank', { table: 'accounts', n: 0 })],
    'n must be a whole number of at least 1, not 0',
  ],
  ['diagram', () => diagram('bank', 'png'), 'unknown format "png"; known: mermaid, svg'],
  ['batch', () => batch('de.iban', { n: 3 }), 'options has no property "n"; it has seed, asOf, fields'],
  [
    'validate',
    () => validate({ value: 'x', validater: 'iban' }),
    'a check has no property "validater"; did you mean "validator"?',
  ],
  ['cases', () => cases('iban', { sed: 'x' }), 'options has no property "sed"; did you mean "seed"?'],
  [
    'mock',
    () => mock('de', 'customers', { city: 'Berlin' }),
    'options has no property "city"; did you mean "where.city"?',
  ],
  ['mockItem', () => mockItem('de', 'customers', 'x', { page: 1 }), 'options has no property "page"'],
  [
    'fromJsonSchema',
    () => fromJsonSchema({}, { sex: 'male' }),
    'options has no property "sex"; did you mean "where.sex"?',
  ],
])('%s refuses an option that it does not have', (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(library.Problem);
});

it('takes an option that is undefined for one left out', () => {
  const options = { n: undefined, fields: undefined, where: undefined, seed: 'x', offset: undefined };
  expect(generate('de.iban', { ...options, invalid: undefined, rate: undefined })).toBe(
    generate('de.iban', { seed: 'x' }),
  );
  expect(render('de.iban', { ...options, format: undefined })).toEqual(render('de.iban', { seed: 'x' }));
});

it('reads fields alike as text and as a list, whatever was asked before', () => {
  const fields = (given: unknown) => Object.keys(generate('nz.person', { seed: 'x', fields: given }));
  expect(fields(['name,phone', 'city'])).toEqual(['name', 'phone', 'city']);
  expect(fields('name,phone,city')).toEqual(['name', 'phone', 'city']);
  expect(() => fields([])).toThrow('fields must be field keys, groups or "all"');
});
