import { countries } from './countries/index.ts';
import { library } from './library.ts';

/** The library over all countries. */
export const specimen = library(countries);

export const {
  generate,
  generateMany,
  rows,
  build,
  render,
  stream,
  schema,
  fromJsonSchema,
  dataset,
  datasetStream,
  diagram,
  batch,
  resolve,
  validate,
  validateMany,
  cases,
  identify,
  mock,
  mockItem,
  catalogue,
} = specimen;

export type { Value } from './draw/source.ts';
export { type Engine, engine } from './engine.ts';
export { Problem, type ProblemKind } from './kernel/problem.ts';
export type { Seed } from './kernel/seed.ts';
export { VERSION } from './kernel/version.ts';
export { type BatchResult, type Library, library, type WriteOptions } from './library.ts';
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
export type { Invalid } from './operations/spoilt.ts';
export type { Where } from './operations/steering.ts';
export type { TableField } from './operations/tableField.ts';
export type { Check, ValidateResult } from './operations/validate.ts';
export type { GenerateOptions } from './options.ts';
export type { Generated, Line, Row, Spec } from './typed.ts';
