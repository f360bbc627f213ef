import type { Value } from './draw/source.ts';
import { object } from './kernel/limits.ts';
import { Problem } from './kernel/problem.ts';
import type { Seed } from './kernel/seed.ts';
import type { Country } from './model.ts';
import { type BatchRequest, type BatchResult, batch, parseBatch } from './operations/batch.ts';
import {
  type CountryDetail,
  type CountryEntry,
  catalog,
  describeCountry,
  describeField,
  type FieldDetail,
  type FieldSummary,
  listCountries,
  listFields,
} from './operations/catalogue.ts';
import {
  blocksOf,
  bytesOf,
  formatOf,
  type GenerateOptions,
  jobFor,
  jobOf,
  rowsOf,
  valuesOf,
  type WriteOptions,
} from './operations/generate.ts';
import { type Resolution, resolve } from './operations/resolve.ts';
import { compileSchema, type Schema } from './operations/schema.ts';
import { type FieldList, findCountry, type World } from './operations/spec.ts';
import {
  type Check,
  listValidators,
  type ValidateResult,
  validate,
  validateMany,
} from './operations/validate.ts';
import { types } from './types/index.ts';

/** Everything the library does, over a set of countries. */
export interface Engine {
  readonly world: World;
  /** One bare value without `n`, an array with it. */
  generate(spec: string, options?: GenerateOptions): Value;
  /** Several specs with the same options, in their order: one seed, so one persona per country. */
  generateMany(specs: readonly string[], options?: GenerateOptions): Value[];
  /** Any number of rows, one at a time. */
  rows(spec: string, options: GenerateOptions): Generator<Value, void, undefined>;
  /** All rows as bytes of a format, in one piece. */
  render(spec: string, options?: WriteOptions): Uint8Array;
  /** Any number of rows as blocks of bytes, in constant memory. */
  stream(spec: string, options: WriteOptions): Generator<Uint8Array, void, undefined>;
  /** Rows of a schema; always an array. */
  schema(schema: Schema): Value;
  batch(
    requests: string | readonly BatchRequest[],
    shared?: { seed?: Seed; fields?: FieldList },
  ): BatchResult;
  /** What a plain-language request asks for. */
  resolve(query: string): Resolution;
  validate(check: Check): ValidateResult;
  validateMany(checks: readonly Check[]): { count: number; results: ValidateResult[] };
  readonly catalogue: {
    countries(): CountryEntry[];
    country(code: string): CountryDetail;
    catalog(): object[];
    fields(): FieldSummary[];
    field(word: string): FieldDetail;
    types(): { key: string; label: string; params: string }[];
    validators(set?: 'all'): { id: string; label: string }[];
  };
}

/** An engine over these countries; a program that needs one country carries only that one. */
export function engine(countries: readonly Country[]): Engine {
  const world: World = { countries: new Map(countries.map((country) => [country.code, country])), types };
  return {
    world,
    generate: (spec, options) => valuesOf(jobOf(world, spec, options)),
    generateMany: (specs, options) => specsOf(specs).map((spec) => valuesOf(jobOf(world, spec, options))),
    rows: (spec, options) => rowsOf(jobOf(world, spec, options)),
    render: (spec, options = {}) => bytesOf(jobOf(world, spec, options), formatOf(options.format)),
    stream: (spec, options) => blocksOf(jobOf(world, spec, options), formatOf(options.format)),
    schema: (schema) => {
      const { fields, count = 1, seed } = object(schema, 'schema');
      return valuesOf(jobFor(compileSchema(world, fields), { n: count, seed }));
    },
    batch: (requests, shared) =>
      batch(world, typeof requests === 'string' ? parseBatch(requests) : requests, shared),
    resolve: (query) => resolve(world, query),
    validate: (check) => validate(world, check),
    validateMany: (checks) => validateMany(world, checks),
    catalogue: {
      countries: () => listCountries(world),
      country: (code) => describeCountry(findCountry(world, code)),
      catalog: () => catalog(world),
      fields: () => listFields(world),
      field: (word) => describeField(world, word),
      types: () => [...types.values()].map(({ key, label, params }) => ({ key, label, params })),
      validators: listValidators,
    },
  };
}

function specsOf(specs: readonly string[]): readonly string[] {
  if (Array.isArray(specs)) return specs;
  throw new Problem('bad', 'specs must be an array of specs such as "de.iban"');
}
