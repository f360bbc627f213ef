import { mermaid, svg } from './datasets/diagram.ts';
import type { Table } from './datasets/table.ts';
import type { RowValue, Value } from './draw/source.ts';
import { type Engine, engine } from './engine.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/index.ts';
import type { AsOf } from './kernel/asOf.ts';
import { decode } from './kernel/bytes.ts';
import { find } from './kernel/find.ts';
import { readText, readWhole } from './kernel/limits.ts';
import { Problem } from './kernel/problem.ts';
import type { Seed } from './kernel/seed.ts';
import { decimalText } from './kernel/text.ts';
import type { Country } from './model.ts';
import { type BatchItem, type BatchRequest, batchItems, parseBatch } from './operations/batch.ts';
import { type Case, casesOf } from './operations/cases.ts';
import type { CountryDetail, CountryEntry, FieldDetail, FieldSummary } from './operations/catalogue.ts';
import {
  type DatasetInfo,
  type DatasetOptions,
  type DatasetResult,
  type Definition,
  datasetGiven,
  datasetTables,
} from './operations/dataset.ts';
import { everything } from './operations/everything.ts';
import { fromJsonSchema, type JsonSchemaOptions } from './operations/fromJsonSchema.ts';
import { type Identified, identified } from './operations/identify.ts';
import { operations } from './operations/index.ts';
import type { MockItem, MockOptions, MockPage } from './operations/mock.ts';
import { type Context, type Given, NO_CAPS, type Operation, only, perform } from './operations/operation.ts';
import { type AnswerPart, blocksOf, bytesOf, Pump } from './operations/pump.ts';
import { type Resolution, understand } from './operations/resolve.ts';
import { type Rows, valuesOf } from './operations/rows.ts';
import { compileSchema } from './operations/schemaSource.ts';
import type { TablesWanted } from './operations/tables.ts';
import { CHECK, checked, checkedItem, type ValidateResult } from './operations/validate.ts';
import { readWhere } from './operations/where.ts';
import { type GenerateOptions, OPTIONS, rangeOf, rowsOf } from './options.ts';
import { refuseRepeats } from './spec/distinct.ts';
import type { FieldList } from './spec/spec.ts';
import type {
  CollectionName,
  DatasetKey,
  DialectKey,
  FormatKey,
  TablesFormatKey,
  ValidatorId,
} from './specs.ts';
import type {
  Check,
  Code,
  FromJsonSchema,
  OneOf,
  RequestOffered,
  SchemaOffered,
  Spec,
  Suggested,
} from './typed.ts';

/** Options for writing rows as bytes. */
export interface WriteOptions extends GenerateOptions {
  /** The format; `json` by default. */
  readonly format?: Suggested<FormatKey> | undefined;
}

/** Options for writing the tables of a dataset. */
export interface TablesOptions extends DatasetOptions, Omit<TablesWanted, 'format' | 'dialect'> {
  /** `json`, `sql` or `zip` for all tables, any format for one; `json` by default. */
  readonly format?: Suggested<TablesFormatKey> | undefined;
  /** The database whose SQL is written; `postgres` by default. */
  readonly dialect?: Suggested<DialectKey> | undefined;
}

/** The same options, with a format that must be known if it is a literal. */
type Written<Options, F extends string> = Omit<Options, 'format'> & {
  /** The format; `json` by default. */
  readonly format?: OneOf<F, FormatKey> | undefined;
};

type TablesWritten<F extends string, D extends string> = Omit<TablesOptions, 'format' | 'dialect'> & {
  /** `json`, `sql` or `zip` for all tables, any format for one; `json` by default. */
  readonly format?: OneOf<F, TablesFormatKey> | undefined;
  /** The database whose SQL is written; `postgres` by default. */
  readonly dialect?: OneOf<D, DialectKey> | undefined;
};

/** Results of a batch, one for each request. */
export interface BatchResult {
  readonly count: number;
  readonly results: readonly (Omit<BatchItem, 'rows' | 'ignored'> & { readonly data?: Value })[];
}

/** Every function of the library, over a set of countries. */
export interface Library extends Engine {
  /** Returns all rows as bytes of a format, in one block. */
  render<S extends string, F extends string>(
    spec: OneOf<S, Spec>,
    options?: Written<WriteOptions, F>,
  ): Uint8Array;
  /** Yields any number of rows as blocks of bytes, in constant memory. */
  stream<S extends string, F extends string>(
    spec: OneOf<S, Spec>,
    options: Written<WriteOptions, F>,
  ): Generator<Uint8Array, void, undefined>;
  /** Generates the rows of a schema; always an array. */
  schema<T extends string>(schema: SchemaOffered<T>): readonly RowValue[];
  /**
   * Generates rows that satisfy a JSON Schema (drafts 07 to 2020-12, OpenAPI's components), with realistic values
   * by name and format: a single value without `n`, an array with it.
   */
  readonly fromJsonSchema: FromJsonSchema;
  /** Generates the tables of a dataset, by its key or from your own definition, as values. */
  dataset<K extends string>(
    which: OneOf<K, DatasetKey> | Definition,
    options?: DatasetOptions,
  ): DatasetResult;
  /** Yields the tables of a dataset as blocks of bytes, in constant memory. */
  datasetStream<K extends string, F extends string, D extends string>(
    which: OneOf<K, DatasetKey> | Definition,
    options?: TablesWritten<F, D>,
  ): Generator<Uint8Array, void, undefined>;
  /** Returns a diagram of the tables and their references. */
  diagram<K extends string>(which: OneOf<K, DatasetKey> | Definition, format?: 'mermaid' | 'svg'): string;
  /** Generates many specs in one call, each with its data or its error. */
  batch<S extends string>(
    requests: string | readonly RequestOffered<S>[],
    shared?: { seed?: Seed | undefined; asOf?: AsOf | undefined; fields?: FieldList | undefined },
  ): BatchResult;
  /** Resolves a request in plain language to a spec. */
  resolve(query: string): Resolution;
  /** Validates a value by a standard: `validate({ value, validator: 'iban' }).valid`. */
  validate<V extends string, S extends string>(check: Check<V, S>): ValidateResult;
  /** Validates many values in one call, each with its result. */
  validateMany<V extends string, S extends string>(
    checks: readonly Check<V, S>[],
  ): { count: number; results: ValidateResult[] };
  /** Returns the accepted forms of a value of a validator or spec, and one value for each fault. */
  cases<S extends string>(
    of: OneOf<S, ValidatorId | Spec>,
    options?: { seed?: Seed | undefined; asOf?: AsOf | undefined },
  ): readonly Case[];
  /** Returns every standard that a value satisfies, the most specific first. */
  identify(value: string): Identified;
  /** Returns a page of a mock REST collection (`customers`, `companies`, `products`), whose items stay the same. */
  mock<C extends string, N extends string>(
    country: OneOf<C, Code>,
    collection: OneOf<N, CollectionName>,
    options?: MockOptions,
  ): MockPage;
  /** Returns an item of a collection by its id. */
  mockItem<C extends string, N extends string>(
    country: OneOf<C, Code>,
    collection: OneOf<N, CollectionName>,
    id: string,
    options?: Pick<MockOptions, 'seed' | 'asOf' | 'fields'>,
  ): MockItem;
  /** Lists of countries, fields, types, datasets and validators. */
  readonly catalogue: {
    /** Lists the 90 countries of the HTTP interface, or `all`. */
    countries(set?: 'all'): CountryEntry[];
    country<C extends string>(code: OneOf<C, Code>): CountryDetail;
    catalog(set?: 'all'): object[];
    fields(): FieldSummary[];
    field(word: string): FieldDetail;
    types(): { key: string; label: string; params: string }[];
    datasets(): DatasetInfo[];
    validators(set?: 'all'): { id: string; label: string }[];
  };
}

/** Options of a library. */
export interface LibraryOptions {
  /** `false` writes rows step by step instead of generating code for them; the bytes are the same. */
  readonly compile?: boolean | undefined;
}

/**
 * Returns the library over these countries.
 *
 * @example
 * library([de]).generate('de.name', { seed: 'demo' }) // 'Andreas Metzger'
 */
export function library(countries: readonly Country[], options: LibraryOptions = {}): Library {
  const { compile } = only(['compile'], options);
  const pump = (parts: readonly AnswerPart[]) => new Pump(parts, false, { compile });
  const made = engine(countries, everything);
  const { world } = made;
  const context: Context = { world, caps: NO_CAPS };
  const list = <T>(operation: Operation, property: string, given: Given = {}) =>
    (perform(operation, context, given).value as Record<string, T[]>)[property] as T[];
  const parsed = (operation: Operation, names: readonly string[], options: object, given: Given) => {
    const { parts } = perform(operation, context, { ...only(names, options), ...given, format: 'json' });
    const bytes = bytesOf(pump(parts));
    return JSON.parse(decode(bytes, 0, bytes.length));
  };
  return {
    ...made,
    render: (spec, options) =>
      bytesOf(pump(partsOf(rowsOf(world, spec, options, { names: WRITTEN }), options))),
    stream: (spec, options) =>
      blocksOf(pump(partsOf(rowsOf(world, spec, options, { names: WRITTEN }), options))),
    schema(schema) {
      const { fields, count = 1, where, ...options } = only(SCHEMA, schema, 'schema');
      const source = compileSchema(
        world,
        fields,
        NO_CAPS.columns,
        where === undefined ? where : readWhere(where, 'where'),
      );
      const n = readWhole(count, 'count', 1, NO_CAPS.rows);
      const range = rangeOf({ ...options, n });
      refuseRepeats(source, range.offset + n);
      // The rows of a schema are records.
      return valuesOf({ source, ...range }) as readonly RowValue[];
    },
    // The caller states the type of the rows.
    fromJsonSchema: ((schema: unknown, options?: JsonSchemaOptions) =>
      fromJsonSchema(world, schema, options)) as FromJsonSchema,
    dataset(which, options) {
      const { key, tables, seed, asOf } = datasetTables(world, which, options);
      const rows = ({ source, count }: Table) =>
        valuesOf({ source, seed, asOf, count, offset: 0 }) as readonly RowValue[];
      return {
        dataset: key,
        seed,
        tables: Object.fromEntries(tables.map((each) => [each.name, rows(each)])),
      };
    },
    datasetStream: (which, options) =>
      blocksOf(pump(perform(operations.dataset, context, datasetGiven(which, options, TABLES)).parts)),
    diagram(which, format = 'mermaid') {
      const { tables } = datasetTables(world, which, { size: 1, seed: 'diagram' });
      return find(DIAGRAMS, format, 'unknown-format')(tables);
    },
    batch(requests, shared = {}) {
      const { seed, asOf, fields } = only(['seed', 'asOf', 'fields'], shared);
      const range = rangeOf({ seed, asOf });
      const items = batchItems(world, requestsOf(requests), {
        caps: NO_CAPS,
        seed: range.seed,
        asOf: range.asOf,
        fields,
      });
      const results = items.map(({ rows, ignored, ...item }) =>
        rows ? { ...item, data: valuesOf(rows) } : item,
      );
      return { count: results.length, results };
    },
    resolve: (query) => {
      if (typeof query === 'string' && query.trim() !== '') return understand(world, query);
      throw new Problem(
        'bad-parameter',
        'a request must be words such as "german iban", or a spec such as "ke.phone"',
      );
    },
    validate: (check) => checked(world, only(CHECK, check, 'a check')),
    validateMany(checks) {
      if (!Array.isArray(checks) || checks.length === 0)
        throw new Problem('bad-parameter', 'checks must be an array of at least one check', {
          subject: 'checks',
        });
      const results = checks.map((check) => checkedItem(world, check));
      return { count: results.length, results };
    },
    cases(of, options = {}) {
      only(['seed', 'asOf'], options);
      const asked = readText(of, 'a validator or spec').includes('.') ? { spec: of } : { validator: of };
      return casesOf(world, asked, rangeOf(options)).cases;
    },
    mock: (country, collection, options = {}) =>
      parsed(operations.mock, MOCK, options, { country, collection }),
    mockItem: (country, collection, id, options = {}) =>
      parsed(operations.mockItem, ['seed', 'asOf', 'fields'], options, { country, collection, id }),
    identify: (value) =>
      identified(world, typeof value === 'number' ? decimalText(value) : readText(value, 'value')),
    catalogue: {
      countries: (set) => list(operations.countries, 'countries', { set }),
      country: (country) => perform(operations.country, context, { country }).value as CountryDetail,
      catalog: (set) => list(operations.catalog, 'countries', { set }),
      fields: () => list(operations.fields, 'fields'),
      field: (field) => perform(operations.field, context, { field }).value as FieldDetail,
      types: () => list(operations.types, 'types'),
      datasets: () => list(operations.datasets, 'datasets'),
      validators: (set) => list(operations.validators, 'validators', { set }),
    },
  };
}

/** Options of functions that write a format. */
const WRITTEN = [...OPTIONS, 'format'];
const SCHEMA = ['fields', 'count', 'seed', 'asOf', 'offset', 'where'];
const TABLES = ['format', 'dialect', 'table', 'offset', 'n'];
const MOCK = ['page', 'limit', 'where', 'fields', 'seed', 'asOf'];

const DIAGRAMS = new Map([
  ['mermaid', mermaid],
  ['svg', svg],
]);

function partsOf(rows: Rows, { format = 'json' }: WriteOptions = {}): readonly AnswerPart[] {
  const found: Format = find(formats, format, 'unknown-format');
  return [{ rows, format: found }];
}

function requestsOf(requests: string | readonly BatchRequest[]): readonly unknown[] {
  if (typeof requests === 'string') return parseBatch(requests);
  if (Array.isArray(requests)) return requests;
  throw new Problem(
    'bad-parameter',
    'requests must be an array of items such as { "spec": "de.iban", "n": 5 }',
    { subject: 'requests' },
  );
}
