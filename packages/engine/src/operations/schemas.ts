import { GROUPS } from '../fields/index.ts';
import { LAYOUTS } from '../spec/presets.ts';
import { RECORDS, type World } from '../spec/spec.ts';
import { anyJson, type JsonSchema, SERVICE } from './operation.ts';
import { fieldSchemas, KIND_PROPERTIES } from './schemaField.ts';
import { where } from './where.ts';

const string = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const boolean = { type: 'boolean' } as const;
/** Schema of the parameter that requests reasons. */
export const explains = {
  type: ['string', 'boolean', 'integer'],
  enum: ['1', 'true', true, false, 1],
} as const;
const fieldKey = { type: ['string', 'null'] } as const;

/** Returns the schema of an object without other properties. */
export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** Returns a reference to a schema of the interface. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the schema of a list with its count. */
export function counted(name: string, items: JsonSchema): JsonSchema {
  return objectSchema({ count: integer, [name]: array(items) });
}

/** Returns the schemas of the interface by name; enumerations list the entries of the world. */
export function schemasOf(world: World): Readonly<Record<string, JsonSchema>> {
  return {
    CountryCode: {
      ...string,
      enum: [...world.countries.keys()],
      description: 'A country, by its lower-case ISO 3166-1 code.',
    },
    TypeKey: {
      ...string,
      enum: [...world.types.keys()],
      description: 'A generic type, without parameters.',
    },
    ...SCHEMAS,
  };
}

const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Country: objectSchema({ code: string, name: string, flag: string, currency: string, group: string }),
  Field: objectSchema({
    key: string,
    label: string,
    default: boolean,
    num: boolean,
    money: boolean,
    img: boolean,
  }),
  CountryDetail: objectSchema({
    code: string,
    name: string,
    currency: string,
    records: array({ ...string, enum: RECORDS }),
    fields: array(ref('Field')),
    presets: array(
      objectSchema(
        {
          key: string,
          name: string,
          outcomes: array(
            objectSchema({ outcome: string, codes: array(objectSchema({ code: string, name: string })) }),
          ),
          limits: objectSchema({ min: { type: 'number' }, max: { type: 'number' } }),
        },
        ['outcomes', 'limits'],
      ),
    ),
  }),
  CatalogEntry: objectSchema({
    code: string,
    name: string,
    currency: string,
    group: string,
    fields: array(
      objectSchema({ key: string, label: string, group: { ...string, enum: GROUPS }, certified: boolean }),
    ),
    presets: array(string),
  }),
  FieldSummary: objectSchema({ field: string, label: string, count: integer, certified: integer }),
  FieldDetail: objectSchema({
    field: string,
    label: string,
    count: integer,
    countries: array(objectSchema({ code: string, certified: boolean })),
  }),
  TypeInfo: objectSchema({ key: ref('TypeKey'), label: string, params: string }),
  Validator: objectSchema({ id: string, label: string }),
  Rows: {
    type: 'array',
    items: { type: 'object' },
    description: 'Rows with one value for each field of the schema.',
  },
  Tables: {
    type: ['object', 'array'],
    description:
      '{ dataset, seed, tables } with the rows of each table by name; if one table was requested, its rows alone.',
  },
  DatasetInfo: objectSchema({
    key: string,
    name: string,
    description: string,
    main: string,
    tables: array(
      objectSchema({
        name: string,
        columns: array(
          objectSchema({ name: string, type: string, key: boolean, ref: string }, ['key', 'ref']),
        ),
      }),
    ),
  }),
  MockItem: {
    type: 'object',
    properties: { id: string },
    required: ['id'],
    description: 'A record with its id; the national number of a person is national_id.',
  },
  MockPage: objectSchema({ data: array(ref('MockItem')), page: integer, limit: integer, total: integer }),
  Data: { ...anyJson, description: 'A value, a record, a preset, or an array of them.' },
  Resolution: objectSchema(
    {
      query: string,
      ok: boolean,
      spec: string,
      country: string,
      field: fieldKey,
      n: integer,
      fields: array(string),
      where: ref('Where'),
      invalid: { type: ['boolean', 'string', 'array'], items: string },
      rate: { type: 'number', minimum: 0, maximum: 1 },
      format: string,
      ignored: { ...array(string), description: 'Words that were not understood.' },
    },
    ['n', 'fields', 'where', 'invalid', 'rate', 'format', 'ignored'],
  ),
  Fetched: objectSchema(
    {
      query: string,
      spec: string,
      country: string,
      field: fieldKey,
      ignored: { ...array(string), description: 'Words that were not understood.' },
      data: ref('Data'),
    },
    ['ignored'],
  ),
  SchemaField: {
    ...objectSchema(fieldSchemas, Object.keys(fieldSchemas)),
    oneOf: KIND_PROPERTIES.filter((kind) => kind in fieldSchemas).map((kind) => ({
      type: 'object',
      required: [kind],
    })),
  },
  Where: where.schema,
  BatchRequest: objectSchema(
    {
      spec: { ...string, description: '<country>.<selector> or any.<type>' },
      n: { ...integer, minimum: 1, maximum: SERVICE.rows },
      fields: { type: ['string', 'array'], items: string },
      seed: { type: ['string', 'number'] },
      asOf: { type: 'string' },
      key: string,
      where: ref('Where'),
      layout: { ...string, enum: LAYOUTS },
      invalid: { type: ['string', 'boolean', 'array'], items: string },
      rate: { type: 'number', minimum: 0, maximum: 1 },
      unique: { type: ['string', 'array'], items: string },
    },
    ['n', 'fields', 'seed', 'asOf', 'key', 'where', 'layout', 'invalid', 'rate', 'unique'],
  ),
  BatchResult: counted(
    'results',
    objectSchema({ spec: string, key: string, count: integer, data: ref('Data'), error: string }, [
      'data',
      'error',
    ]),
  ),
  Check: objectSchema({ value: anyJson, validator: string, spec: string, explain: explains }, [
    'validator',
    'spec',
    'explain',
  ]),
  ValidateResult: objectSchema(
    {
      value: anyJson,
      spec: string,
      validator: string,
      label: string,
      valid: { type: ['boolean', 'null'] },
      error: string,
      reason: { ...string, description: 'The rule that an invalid value breaks, and what would be right.' },
      fault: { ...string, description: 'Name of the broken rule, as in /cases.' },
      formatted: string,
      bare: string,
      encodes: ref('Encodes'),
    },
    ['spec', 'validator', 'label', 'error', 'reason', 'fault', 'formatted', 'bare', 'encodes'],
  ),
  Encodes: {
    type: 'object',
    additionalProperties: string,
    description:
      'Facts that the value encodes, as far as they are certain: born, sex, region, bank, country, issuer …',
  },
  Cases: objectSchema(
    {
      validator: string,
      label: string,
      spec: string,
      count: integer,
      cases: array(objectSchema({ case: string, valid: boolean, value: string, why: string })),
    },
    ['spec'],
  ),
  Identified: objectSchema({
    value: string,
    count: integer,
    matches: array(
      objectSchema({
        validator: string,
        label: string,
        country: { type: ['string', 'null'] },
        specs: array(string),
        formatted: string,
        encodes: ref('Encodes'),
      }),
    ),
  }),
  ValidateAnswer: { oneOf: [ref('ValidateResult'), counted('results', ref('ValidateResult'))] },
};
