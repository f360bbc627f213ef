import { countries } from './countries/index.ts';
import { engine } from './engine.ts';

/** The engine over all countries. */
export const specimen = engine(countries);

export const {
  generate,
  generateMany,
  rows,
  render,
  stream,
  schema,
  batch,
  resolve,
  validate,
  validateMany,
  catalogue,
} = specimen;

export {
  type BatchItem,
  type BatchRequest,
  type BatchResult,
  batch as batchOf,
  batchWith,
  parseBatch,
} from './batch.ts';
export type { CountryDetail, CountryEntry, FieldDetail, FieldEntry, FieldSummary } from './catalogue.ts';
export type { Country } from './country.ts';
export { type Engine, engine } from './engine.ts';
export type { Format } from './formats/format.ts';
export { formats } from './formats/index.ts';
export {
  blocksOf,
  bytesOf,
  bytesUpTo,
  formatOf,
  type GenerateOptions,
  type Job,
  jobFor,
  jobOf,
  rowsOf,
  valuesOf,
  type WriteOptions,
} from './generate.ts';
export { LIMITS, whole } from './limits.ts';
export { Problem, type ProblemKind } from './problem.ts';
export type { Resolution } from './resolve.ts';
export { compileSchema, type Schema, type SchemaField } from './schema.ts';
export { freshSeed, type Seed, seedText } from './seed.ts';
export type { Source, Value } from './source.ts';
export { compile, compileSelector, compileType, type FieldList, findCountry, type World } from './spec.ts';
export type { Type } from './type.ts';
export type { Check, ValidateResult } from './validate.ts';
