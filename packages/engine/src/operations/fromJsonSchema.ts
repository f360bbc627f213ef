import type { Value } from '../draw/source.ts';
import { type AsOf, readAsOf } from '../kernel/asOf.ts';
import { FARTHEST, readWhole } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { RowKey } from '../kernel/random.ts';
import { freshSeed, type Seed, seedText } from '../kernel/seed.ts';
import { findCountry, usualCountry, type World } from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { Document } from './jsonSchema/document.ts';
import { Effort } from './jsonSchema/effort.ts';
import { RowMaker } from './jsonSchema/rowMaker.ts';
import { type JsonSchema, only } from './operation.ts';
import { where } from './where.ts';

/** Options for generating from a JSON Schema. */
export interface JsonSchemaOptions {
  /** Number of rows; a single row without an array by default. */
  readonly n?: number | undefined;
  /** The same seed gives the same rows. A random seed is drawn by default. */
  readonly seed?: Seed | undefined;
  /** The date on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
  /** Number of the first row; 0 by default. Every row number of a seed exists. */
  readonly offset?: number | undefined;
  /** The country of the persons and firms in the rows; `us` by default. */
  readonly country?: string | undefined;
  /** Conditions on the persons in the rows. */
  readonly where?: Where | undefined;
  /** The schema to use from a document: a component's name, or a pointer such as `#/components/schemas/Customer`. */
  readonly ref?: string | undefined;
  /** Probability, from 0 to 1, that an optional property is omitted and a nullable value is null; 0 by default. */
  readonly blank?: number | undefined;
  /**
   * Work that one row may take, as a multiple of the default (1), which is about 300 ms. A schema that needs more
   * is refused with a `schema-too-costly` problem that names the place in the schema; `Infinity` removes the bound.
   */
  readonly effort?: number | undefined;
}

const OPTIONS = ['n', 'seed', 'asOf', 'offset', 'country', 'where', 'ref', 'blank', 'effort'];

/** Generates rows that satisfy a JSON Schema: a single value without `n`, otherwise an array. */
export function fromJsonSchema(world: World, schema: unknown, options: JsonSchemaOptions = {}): Value {
  const { n, seed, asOf, offset = 0 } = only(OPTIONS, options);
  const count = n === undefined ? 1 : readWhole(n, 'n', 1, Number.MAX_SAFE_INTEGER);
  const from = readWhole(offset, 'offset', 0, FARTHEST);
  const maker = makerOf(world, schema, options);
  const key = new RowKey(
    seed === undefined ? freshSeed() : seedText(seed),
    asOf === undefined ? asOf : readAsOf(asOf),
  );
  const rows = Array.from({ length: count }, (_, i) => maker.row(key.at(from + i)));
  return n === undefined ? (rows[0] as Value) : rows;
}

/** Compiles a schema with the conditions on its rows. */
function makerOf(
  world: World,
  schema: unknown,
  options: Omit<JsonSchemaOptions, 'n' | 'seed' | 'asOf' | 'offset'>,
): RowMaker {
  const { country = usualCountry(world), ref, blank = 0, effort = 1 } = options;
  if (typeof blank !== 'number' || !(blank >= 0 && blank <= 1))
    throw new Problem('bad-parameter', { subject: 'blank', expected: 'a number from 0 to 1', given: blank });
  if (ref !== undefined && typeof ref !== 'string')
    throw new Problem('bad-parameter', {
      subject: 'ref',
      expected: 'the name of a schema or a JSON pointer',
      given: ref,
    });
  if (typeof effort !== 'number' || !(effort > 0))
    throw new Problem('bad-parameter', { subject: 'effort', expected: 'a number over 0', given: effort });
  const document = new Document(schemaIn(schema), new Effort(effort));
  const entry = document.entry(ref);
  return new RowMaker(document, entry.schema, entry.name, {
    world,
    country: findCountry(world, country),
    where: options.where === undefined ? undefined : where.read(options.where, 'where'),
    blank,
  });
}

function schemaIn(schema: unknown): JsonSchema {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw new Problem('bad-json-schema', { subject: 'a JSON Schema', expected: 'an object', given: schema });
  if ('_zod' in schema)
    throw new Problem('bad-json-schema', 'this is a Zod schema; give z.toJSONSchema(schema)');
  return schema as JsonSchema;
}
