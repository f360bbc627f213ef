import { countries } from './countries/index.ts';
import { library } from './library.ts';

/**
 * The library over all countries.
 *
 * @example
 * specimen.generate('de.iban', { seed: 'demo' }) // 'DE36500100601628542330'
 */
export const specimen = library(countries);

/**
 * Generates the rows of a spec: one bare value without `n`, an array with it.
 *
 * @example
 * generate('de.name', { seed: 'demo', n: 1 }) // ['Andreas Metzger']
 */
export const generate = specimen.generate;
/**
 * Generates several specs with one seed, in their order. Specs of one country belong to one person.
 *
 * @example
 * generateMany(['de.name', 'de.iban'], { seed: 'demo' }) // ['Andreas Metzger', 'DE36500100601628542330']
 */
export const generateMany = specimen.generateMany;
/**
 * Generates any number of rows, one at a time, in constant memory.
 *
 * @example
 * [...rows('pl.person', { n: 1, seed: 'demo', fields: ['name'] })] // [{ name: 'Marta Jabłońska' }]
 */
export const rows = specimen.rows;
/**
 * Generates one record with overrides, for factories. The record agrees with conditions such as `sex`.
 *
 * @example
 * build('de.person', { sex: 'female', role: 'admin' }, { seed: 'demo' }).role // 'admin'
 */
export const build = specimen.build;
/**
 * Returns all rows as bytes of a format, in one piece.
 *
 * @example
 * new TextDecoder().decode(render('de.name', { n: 1, seed: 'demo', format: 'csv' })) // 'name\r\nAndreas Metzger\r\n'
 */
export const render = specimen.render;
/**
 * Writes any number of rows as blocks of bytes, in constant memory. The next block reuses the memory of a block.
 *
 * @example
 * [...stream('de.name', { n: 2, seed: 'demo', format: 'csv' })].length // 1
 */
export const stream = specimen.stream;
/**
 * Generates rows with columns that you name; always an array.
 *
 * @example
 * schema({ fields: [{ name: 'id', type: 'sequence' }, { type: 'de.name' }], seed: 'demo' }) // [{ id: 1, name: 'Andreas Metzger' }]
 */
export const schema = specimen.schema;
/**
 * Generates rows that satisfy a JSON Schema: one without `n`, an array with it.
 *
 * @example
 * fromJsonSchema({ const: 7 }, { seed: 'demo' }) // 7
 */
export const fromJsonSchema = specimen.fromJsonSchema;
/**
 * Generates the tables of a dataset as values. Give its key, or a definition of your own.
 *
 * @example
 * Object.keys(dataset('bank', { size: 2 }).tables) // ['customers', 'accounts', 'cards', 'merchants', 'transactions']
 */
export const dataset = specimen.dataset;
/**
 * Writes the tables of a dataset as blocks of bytes, in constant memory.
 *
 * @example
 * [...datasetStream('bank', { size: 2, seed: 'demo', format: 'sql' })].length // 1
 */
export const datasetStream = specimen.datasetStream;
/**
 * Draws the tables of a dataset and their references, in Mermaid.
 *
 * @example
 * diagram('bank').split('\n')[0] // 'erDiagram'
 */
export const diagram = specimen.diagram;
/**
 * Generates many specs in one call, each with its data or its error.
 *
 * @example
 * batch([{ spec: 'de.name' }, { spec: 'xx.name' }], { seed: 'demo' }).count // 2
 */
export const batch = specimen.batch;
/**
 * Interprets a request in plain language.
 *
 * @example
 * resolve('5 women from Kenya').spec // 'ke.person'
 */
export const resolve = specimen.resolve;
/**
 * Validates a value by a validator or by a spec.
 *
 * @example
 * validate({ value: 'DE89370400440532013000', validator: 'iban' }).valid // true
 */
export const validate = specimen.validate;
/**
 * Validates many values in one call, each with its result.
 *
 * @example
 * validateMany([{ value: 'DE89', validator: 'iban' }]).count // 1
 */
export const validateMany = specimen.validateMany;
/**
 * Returns the accepted forms of a number, and one value for each way of being wrong.
 *
 * @example
 * cases('iban', { seed: 'demo' }).map(({ valid }) => valid).includes(false) // true
 */
export const cases = specimen.cases;
/**
 * Returns every standard that a value satisfies, the most specific first.
 *
 * @example
 * identify('DE89370400440532013000').matches[0].validator // 'iban'
 */
export const identify = specimen.identify;
/**
 * Returns a page of a mock REST collection, whose items never change.
 *
 * @example
 * mock('de', 'customers', { seed: 'demo', limit: 3 }).data.length // 3
 */
export const mock = specimen.mock;
/**
 * Returns an item of a mock collection by its id.
 *
 * @example
 * mockItem('de', 'customers', mock('de', 'customers', { seed: 'demo' }).data[0].id, { seed: 'demo' }).name // 'Andreas Metzger'
 */
export const mockItem = specimen.mockItem;
/**
 * Lists countries, fields, types, datasets and validators.
 *
 * @example
 * catalogue.countries().some(({ code }) => code === 'de') // true
 */
export const catalogue = specimen.catalogue;

export type { RowValue, Value } from './draw/source.ts';
export { type Engine, engine } from './engine.ts';
export type { AsOf } from './kernel/asOf.ts';
export { Problem, type ProblemCode, type ProblemFacts, type ProblemKind } from './kernel/problem.ts';
export type { Seed } from './kernel/seed.ts';
export { VERSION } from './kernel/version.ts';
export {
  type BatchResult,
  type Library,
  type LibraryOptions,
  library,
  type TablesOptions,
  type WriteOptions,
} from './library.ts';
export type { Country } from './model.ts';
export type { BatchRequest } from './operations/batch.ts';
export type { Case } from './operations/cases.ts';
export type {
  CountryDetail,
  CountryEntry,
  FieldDetail,
  FieldEntry,
  FieldSummary,
} from './operations/catalogue.ts';
export type { DatasetInfo, DatasetOptions, DatasetResult, Definition } from './operations/dataset.ts';
export type { TableDefinition } from './operations/definition.ts';
export type { JsonSchemaOptions } from './operations/fromJsonSchema.ts';
export type { Identified, Match } from './operations/identify.ts';
export type { MockItem, MockOptions, MockPage } from './operations/mock.ts';
export { PROBLEM_CODES } from './operations/problemReference.ts';
export type { Resolution } from './operations/resolve.ts';
export type { Schema } from './operations/schema.ts';
export type { SchemaField } from './operations/schemaField.ts';
export type { TableField } from './operations/tableField.ts';
export type { ValidateResult } from './operations/validate.ts';
export type { GenerateOptions } from './options.ts';
export type { Invalid } from './spec/spoilt.ts';
export type { Where } from './spec/steering.ts';
export type { Check, Generated, Line, Row, Spec } from './typed.ts';
