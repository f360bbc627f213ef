import { countries } from './countries/index.ts';
import { library } from './library.ts';

/** The library over all countries. */
export const specimen = library(countries);

/** The rows of a spec: one bare value without `n`, an array with it. */
export const generate = specimen.generate;
/** What several specs make, in their order, all of one seed: specs of one country belong to one person. */
export const generateMany = specimen.generateMany;
/** Any number of rows, one at a time, in constant memory. */
export const rows = specimen.rows;
/** One record with overrides, for factories: `build('de.person', { sex: 'female', role: 'admin' })`. */
export const build = specimen.build;
/** All rows as bytes of a format, in one piece. */
export const render = specimen.render;
/** Any number of rows as blocks of bytes, in constant memory; a block is used again for the next. */
export const stream = specimen.stream;
/** Rows of columns that you name; always an array. */
export const schema = specimen.schema;
/** Rows that satisfy a JSON Schema: one without `n`, an array with it. */
export const fromJsonSchema = specimen.fromJsonSchema;
/** The tables of a dataset, by its key or of your own definition, as values. */
export const dataset = specimen.dataset;
/** The tables of a dataset as blocks of bytes, in constant memory. */
export const datasetStream = specimen.datasetStream;
/** A picture of a dataset's tables and their references. */
export const diagram = specimen.diagram;
/** Many specs in one call, each with its data or its error. */
export const batch = specimen.batch;
/** What a plain-language request asks for. */
export const resolve = specimen.resolve;
/** Whether a value is what it should be: `validate({ value, validator: 'iban' }).valid`. */
export const validate = specimen.validate;
/** Many checks in one call, each with its result. */
export const validateMany = specimen.validateMany;
/** The accepted forms of a validator's or a spec's number, and one value for each way of being wrong. */
export const cases = specimen.cases;
/** Every standard a value satisfies, the most telling first. */
export const identify = specimen.identify;
/** A page of a mock REST collection, whose items stay the same. */
export const mock = specimen.mock;
/** The item of that id, as its collection shows it. */
export const mockItem = specimen.mockItem;
/** What there is: countries, fields, types, datasets and validators. */
export const catalogue = specimen.catalogue;

export type { RowValue, Value } from './draw/source.ts';
export { type Engine, engine } from './engine.ts';
export type { AsOf } from './kernel/asOf.ts';
export { Problem, type ProblemCode, type ProblemFacts, type ProblemKind } from './kernel/problem.ts';
export { PROBLEM_CODES } from './kernel/problemCodes.ts';
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
export type { Resolution } from './operations/resolve.ts';
export type { Schema } from './operations/schema.ts';
export type { SchemaField } from './operations/schemaField.ts';
export type { TableField } from './operations/tableField.ts';
export type { ValidateResult } from './operations/validate.ts';
export type { GenerateOptions } from './options.ts';
export type { Invalid } from './spec/spoilt.ts';
export type { Where } from './spec/steering.ts';
export type { Check, Generated, Line, Row, Spec } from './typed.ts';
