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

export type { Source, Value } from './draw/source.ts';
export { type Engine, engine } from './engine.ts';
export type { Format } from './formats/format.ts';
export { formats } from './formats/index.ts';
export { LIMITS, whole } from './kernel/limits.ts';
export { Problem, type ProblemKind } from './kernel/problem.ts';
export { freshSeed, type Seed, seedText } from './kernel/seed.ts';
export type { Country, Type } from './model.ts';
export {
  type BatchItem,
  type BatchRequest,
  type BatchResult,
  batch as batchOf,
  batchWith,
  parseBatch,
} from './operations/batch.ts';
export type {
  CountryDetail,
  CountryEntry,
  FieldDetail,
  FieldEntry,
  FieldSummary,
} from './operations/catalogue.ts';
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
} from './operations/generate.ts';
export type { Resolution } from './operations/resolve.ts';
export { compileSchema, type Schema, type SchemaField } from './operations/schema.ts';
export {
  compile,
  compileSelector,
  compileType,
  type FieldList,
  findCountry,
  type World,
} from './operations/spec.ts';
export type { Check, ValidateResult } from './operations/validate.ts';
