import { catalogue, formats, LIMITS } from '@specimen/engine';
import type { JsonSchema } from './route.ts';

const string = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const boolean = { type: 'boolean' } as const;

function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A list behind its count. */
export function counted(name: string, items: JsonSchema): JsonSchema {
  return object({ count: integer, [name]: array(items) });
}

/** The schemas of the interface, by name. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  CountryCode: {
    type: 'string',
    enum: catalogue.countries().map(({ code }) => code),
    description: 'A country, by its lower-case ISO 3166-1 code.',
  },
  TypeKey: {
    type: 'string',
    enum: catalogue.types().map(({ key }) => key),
    description: 'A generic type, without parameters.',
  },
  ValidatorId: {
    type: 'string',
    enum: catalogue.validators().map(({ id }) => id),
    description: 'A validator that the interface lists; /validators?set=all has more.',
  },
  Format: { type: 'string', enum: [...formats.keys()], default: 'json' },
  Country: object({ code: string, name: string, flag: string, currency: string, group: string }),
  Field: object({ key: string, label: string, default: boolean, num: boolean, money: boolean, img: boolean }),
  CountryDetail: object({
    code: string,
    name: string,
    currency: string,
    records: array({ type: 'string', enum: ['person', 'full', 'company', 'product'] }),
    fields: array(ref('Field')),
    presets: array(object({ key: string, name: string })),
  }),
  CatalogEntry: object({
    code: string,
    name: string,
    currency: string,
    group: string,
    fields: array(object({ key: string, label: string, group: string, certified: boolean })),
    presets: array(string),
  }),
  FieldSummary: object({ field: string, label: string, count: integer, certified: integer }),
  FieldDetail: object({
    field: string,
    label: string,
    count: integer,
    countries: array(object({ code: string, certified: boolean })),
  }),
  TypeInfo: object({ key: ref('TypeKey'), label: string, params: string }),
  Validator: object({ id: string, label: string }),
  Rows: { type: 'array', items: { type: 'object' }, description: 'Rows of the schema, one value a field.' },
  Data: { description: 'A value, a record, a scenario, or an array of them.' },
  Resolution: object({
    query: string,
    ok: boolean,
    spec: string,
    country: string,
    field: { type: ['string', 'null'] },
  }),
  Fetched: object({
    query: string,
    spec: string,
    country: string,
    field: { type: ['string', 'null'] },
    data: ref('Data'),
  }),
  SchemaField: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'The name of the column.' },
      type: {
        type: 'string',
        description: 'A generic type such as int:1,9, or a country field such as de.iban.',
      },
      blank: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        description: 'The probability that the value is null.',
      },
    },
    required: ['type'],
  },
  Schema: {
    type: 'object',
    properties: {
      count: { type: 'integer', minimum: 1, maximum: LIMITS.rows, default: 1 },
      seed: { type: ['string', 'number'], description: 'The same seed gives the same rows.' },
      fields: { type: 'array', minItems: 1, maxItems: LIMITS.schemaFields, items: ref('SchemaField') },
    },
    required: ['fields'],
  },
  BatchRequest: {
    type: 'object',
    properties: {
      spec: { type: 'string', description: '<country>.<selector> or any.<type>' },
      n: { type: 'integer', minimum: 1, maximum: LIMITS.rows },
      fields: { oneOf: [array(string), string] },
      seed: { type: ['string', 'number'] },
      key: { type: 'string' },
    },
    required: ['spec'],
  },
  Batch: {
    type: 'object',
    properties: {
      requests: { type: 'array', minItems: 1, maxItems: LIMITS.batch, items: ref('BatchRequest') },
      seed: { type: ['string', 'number'], description: 'For the items without one of their own.' },
    },
    required: ['requests'],
  },
  BatchResult: object({
    count: integer,
    results: array(
      object({ spec: string, key: string, count: integer, data: ref('Data'), error: string }, [
        'data',
        'error',
      ]),
    ),
  }),
  Check: {
    type: 'object',
    properties: { value: {}, validator: string, spec: string },
    required: ['value'],
  },
  ValidateBody: {
    oneOf: [
      ref('Check'),
      {
        type: 'object',
        properties: { checks: { type: 'array', minItems: 1, maxItems: LIMITS.checks, items: ref('Check') } },
        required: ['checks'],
      },
    ],
  },
  ValidateResult: object(
    {
      value: {},
      spec: string,
      validator: string,
      label: string,
      valid: { type: ['boolean', 'null'] },
      error: string,
    },
    ['spec', 'validator', 'label', 'error'],
  ),
  ValidateAnswer: { oneOf: [ref('ValidateResult'), counted('results', ref('ValidateResult'))] },
  Error: object({ error: string }),
};

export { ref };
