import { mermaid, svg } from './datasets/diagram.ts';
import type { Table } from './datasets/table.ts';
import type { Value } from './draw/source.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/index.ts';
import { find } from './kernel/find.ts';
import { FARTHEST, object, text, whole } from './kernel/limits.ts';
import { Problem } from './kernel/problem.ts';
import { freshSeed, type Seed, seedText } from './kernel/seed.ts';
import type { Country } from './model.ts';
import { type BatchItem, type BatchRequest, batchItems, parseBatch } from './operations/batch.ts';
import { type Case, casesOf } from './operations/cases.ts';
import type { CountryDetail, CountryEntry, FieldDetail, FieldSummary } from './operations/catalogue.ts';
import {
  type DatasetInfo,
  type DatasetOptions,
  type DatasetResult,
  type Definition,
  datasetTables,
} from './operations/dataset.ts';
import { type Identified, identified } from './operations/identify.ts';
import { operations } from './operations/index.ts';
import { type Context, type Given, NO_CAPS, type Operation, perform } from './operations/operation.ts';
import { spoiling } from './operations/parameters.ts';
import { blocksOf, bytesOf, Pump } from './operations/pump.ts';
import { type Resolution, understand } from './operations/resolve.ts';
import { eachOf, type Rows, valuesOf } from './operations/rows.ts';
import { refuseRepeats, type Schema } from './operations/schema.ts';
import { compileSchema } from './operations/schemaSource.ts';
import { compile, type FieldList, type World, worldOf } from './operations/spec.ts';
import type { Invalid } from './operations/spoilt.ts';
import type { Where } from './operations/steering.ts';
import { type TablesWanted, tablesResult } from './operations/tables.ts';
import { type Check, checked, checkedItem, type ValidateResult } from './operations/validate.ts';
import { where } from './operations/where.ts';

export interface GenerateOptions {
  /** How many rows; one bare row when left out. */
  readonly n?: number | undefined;
  /** Of person and full: which fields. */
  readonly fields?: FieldList | undefined;
  /** What the rows shall be: `{ sex: 'female', age: '18-25', city: 'Berlin' }`. */
  readonly where?: Where | undefined;
  readonly seed?: Seed | undefined;
  /** The first row of the seed's endless table. */
  readonly offset?: number | undefined;
  /** Values wrong on purpose: any way, a case, or of a record its fields. */
  readonly invalid?: Invalid | undefined;
  /** The share of rows that are wrong; 1 when left out. */
  readonly rate?: number | undefined;
}

export interface WriteOptions extends GenerateOptions {
  readonly format?: string | undefined;
}

export interface BatchResult {
  readonly count: number;
  readonly results: readonly (Omit<BatchItem, 'rows' | 'ignored'> & { readonly data?: Value })[];
}

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
  /** The tables of a dataset, by its key or of your own definition, as values. */
  dataset(which: string | Definition, options?: DatasetOptions): DatasetResult;
  /** The same as blocks of bytes, in constant memory. */
  datasetStream(
    which: string | Definition,
    options?: DatasetOptions & TablesWanted,
  ): Generator<Uint8Array, void, undefined>;
  /** A picture of the tables and their references. */
  diagram(which: string | Definition, format?: 'mermaid' | 'svg'): string;
  /** Many specs in one call, each with its data or its error. */
  batch(
    requests: string | readonly BatchRequest[],
    shared?: { seed?: Seed; fields?: FieldList },
  ): BatchResult;
  /** What a plain-language request asks for. */
  resolve(query: string): Resolution;
  validate(check: Check): ValidateResult;
  validateMany(checks: readonly Check[]): { count: number; results: ValidateResult[] };
  /** The accepted forms of a validator's or a spec's number, and one value for each way of being wrong. */
  cases(of: string, options?: { seed?: Seed }): readonly Case[];
  /** Every standard a value satisfies, the most telling first. */
  identify(value: string): Identified;
  readonly catalogue: {
    countries(): CountryEntry[];
    country(code: string): CountryDetail;
    catalog(): object[];
    fields(): FieldSummary[];
    field(word: string): FieldDetail;
    types(): { key: string; label: string; params: string }[];
    datasets(): DatasetInfo[];
    validators(set?: 'all'): { id: string; label: string }[];
  };
}

/** An engine over these countries; a program that needs one country carries only that one. */
export function engine(countries: readonly Country[]): Engine {
  const world = worldOf(countries);
  const context: Context = { world, caps: NO_CAPS };
  const rowsFor = (spec: string, options: GenerateOptions = {}) => rowsOf(world, spec, options);
  const list = <T>(operation: Operation, property: string, given: Given = {}) =>
    (perform(operation, context, given).value as Record<string, T[]>)[property] as T[];
  return {
    world,
    generate: (spec, options) => valuesOf(rowsFor(spec, options)),
    generateMany: (specs, options) => specsOf(specs).map((spec) => valuesOf(rowsFor(spec, options))),
    rows: (spec, options) => eachOf(rowsFor(spec, options)),
    render: (spec, options) => bytesOf(pumpOf(rowsFor(spec, options), options)),
    stream: (spec, options) => blocksOf(pumpOf(rowsFor(spec, options), options)),
    schema(schema) {
      const { fields, count = 1, where, ...options } = object(schema, 'schema');
      const source = compileSchema(world, fields, NO_CAPS.columns, conditionsIn(where));
      const range = rangeOf({ ...options, n: count });
      refuseRepeats(source, range.offset + count);
      return valuesOf({ source, ...range });
    },
    dataset(which, options) {
      const { key, tables, seed } = datasetTables(world, which, options);
      const rows = ({ source, count }: Table) =>
        count === 0 ? [] : (valuesOf({ source, seed, count, offset: 0 }) as readonly Value[]);
      return {
        dataset: key,
        seed,
        tables: Object.fromEntries(tables.map((each) => [each.name, rows(each)])),
      };
    },
    datasetStream: (which, options = {}) =>
      blocksOf(new Pump(tablesResult(datasetTables(world, which, options), options).parts)),
    diagram(which, format = 'mermaid') {
      const { tables } = datasetTables(world, which, { size: 1, seed: 'diagram' });
      return format === 'svg' ? svg(tables) : mermaid(tables);
    },
    batch(requests, shared = {}) {
      const { seed, fields } = object(shared, 'options');
      const items = batchItems(world, requestsOf(requests), {
        caps: NO_CAPS,
        seed: seed === undefined ? freshSeed() : seedText(seed),
        fields,
      });
      const results = items.map(({ rows, ignored, ...item }) =>
        rows ? { ...item, data: valuesOf(rows) } : item,
      );
      return { count: results.length, results };
    },
    resolve: (query) => {
      if (typeof query === 'string' && query.trim() !== '') return understand(world, query);
      throw new Problem('bad', 'a request is words such as "german iban", or a spec such as "ke.phone"');
    },
    validate: (check) => checked(world, object(check, 'a check')),
    validateMany(checks) {
      if (!Array.isArray(checks) || checks.length === 0)
        throw new Problem('bad', 'checks must be an array of at least one check');
      const results = checks.map((check) => checkedItem(world, check));
      return { count: results.length, results };
    },
    cases(of, options = {}) {
      const { seed } = object(options, 'options');
      const asked = text(of, 'a validator or spec').includes('.') ? { spec: of } : { validator: of };
      return casesOf(world, asked, seed === undefined ? freshSeed() : seedText(seed)).cases;
    },
    identify: (value) => identified(world, typeof value === 'number' ? String(value) : text(value, 'value')),
    catalogue: {
      countries: () => list(operations.countries, 'countries'),
      country: (country) => perform(operations.country, context, { country }).value as CountryDetail,
      catalog: () => list(operations.catalog, 'countries'),
      fields: () => list(operations.fields, 'fields'),
      field: (field) => perform(operations.field, context, { field }).value as FieldDetail,
      types: () => list(operations.types, 'types'),
      datasets: () => list(operations.datasets, 'datasets'),
      validators: (set) => list(operations.validators, 'validators', { set }),
    },
  };
}

/** Checks the options and compiles the spec. */
function rowsOf(world: World, spec: string, options: GenerateOptions): Rows {
  const { fields, where, invalid, rate } = object(options, 'options');
  const asked = { fields, where: conditionsIn(where), ...spoiling({ invalid, rate }) };
  return { source: compile(world, spec, asked), ...rangeOf(options) };
}

function conditionsIn(given: Where | undefined): Where | undefined {
  return given === undefined ? undefined : where.read(given, 'where');
}

function rangeOf({ n, seed, offset }: GenerateOptions): Omit<Rows, 'source'> {
  return {
    seed: seed === undefined ? freshSeed() : seedText(seed),
    count: n === undefined ? undefined : whole(n, 'n', 1, Number.MAX_SAFE_INTEGER),
    offset: offset === undefined ? 0 : whole(offset, 'offset', 0, FARTHEST),
  };
}

function pumpOf(rows: Rows, { format = 'json' }: WriteOptions = {}): Pump {
  const found: Format = find(formats, format, 'format', 'bad');
  return new Pump([{ rows, format: found }]);
}

function specsOf(specs: readonly string[]): readonly string[] {
  if (Array.isArray(specs)) return specs;
  throw new Problem('bad', 'specs must be an array of specs such as "de.iban"');
}

function requestsOf(requests: string | readonly BatchRequest[]): readonly BatchRequest[] {
  if (typeof requests === 'string') return parseBatch(requests);
  if (Array.isArray(requests)) return requests;
  throw new Problem('bad', 'requests must be an array of items like { "spec": "de.iban", "n": 5 }');
}
