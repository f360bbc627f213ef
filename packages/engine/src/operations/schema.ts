import { SIGNS } from '../draw/signs.ts';
import { served } from '../formats/index.ts';
import type { AsOf } from '../kernel/asOf.ts';
import { FARTHEST } from '../kernel/limits.ts';
import { unmet } from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { rowsResult } from './generate.ts';
import { operation, type Parameter, SERVICE } from './operation.ts';
import { asOf, format, offset, pretty, seed } from './parameters.ts';
import { refuseLong } from './refuseLong.ts';
import { FIELD, type SchemaField, wholeNumber } from './schemaField.ts';
import { allFields, compileSchema } from './schemaSource.ts';
import { ref } from './schemas.ts';
import { where } from './where.ts';

/** A caller's schema: rows that mix generic types and country fields. */
export interface Schema {
  /** Number of rows; 1 by default. */
  readonly count?: number | undefined;
  /** The same seed gives the same rows. A random seed is drawn by default. */
  readonly seed?: string | number | undefined;
  /** The date on which the rows are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
  /** Number of the first row; 0 by default. */
  readonly offset?: number | undefined;
  /** Conditions on the persons of every row. */
  readonly where?: Where | undefined;
  /** The columns. */
  readonly fields: readonly SchemaField[];
}

const columns = {
  text: 'The columns, each with exactly one of type, fields, const and pattern.',
  schema: { type: 'array', minItems: 1, maxItems: SERVICE.columns, items: ref('SchemaField') },
  required: true,
  read: (given) => given,
} as const satisfies Parameter;

const count = {
  text: 'Number of rows. Default: 1.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => wholeNumber(given, name, 1, rows),
} as const satisfies Parameter<number>;

const from = {
  ...offset,
  read: (given, name) => wholeNumber(given, name, 0, FARTHEST),
} as const satisfies Parameter<number>;

const EXAMPLE = {
  count: 2,
  seed: 'demo',
  fields: [
    { name: 'id', type: 'uuid' },
    { name: 'customer', type: 'de.name' },
    { name: 'iban', type: 'de.iban' },
    { name: 'score', type: 'int:1,100', blank: 0.1 },
  ],
};

/** Generates rows of the caller's own shape. */
export const schema = operation({
  name: 'schema',
  summary: 'Generate rows of your own schema',
  parameters: { fields: columns, count, offset: from, where, seed, asOf, format, pretty },
  result: ref('Rows'),
  makes: true,
  example: EXAMPLE,
  run({ world, caps }, { fields, count = 1, where, ...wanted }) {
    refuseLong(allFields(fields, caps.columns), 'schema', caps);
    const source = compileSchema(world, fields, caps.columns, where);
    return rowsResult(source, { ...wanted, n: count }, where ? unmet(source, where) : []);
  },
});

/** Help on writing a schema, for people. */
export const schemaHelp = operation({
  name: 'schemaHelp',
  summary: 'Explain how to write a schema',
  parameters: { pretty },
  result: { type: 'object' },
  example: {},
  run: () => ({ value: HELP }),
});

const HELP = {
  usage: `POST a JSON body to this address; ?format=${[...served.keys()].join('|')}`,
  body: {
    count: `number of rows, 1 to ${SERVICE.rows}; default 1`,
    seed: 'any string of 1 to 256 characters; the same seed gives the same rows',
    asOf: asOf.text,
    offset: offset.text,
    where: where.text,
    fields: [Object.fromEntries(Object.entries(FIELD).map(([key, { text }]) => [key, text]))],
  },
  notes: [
    'A field has exactly one of type, fields, const and pattern.',
    'Country fields of one row belong to one person of that country; each value of a list belongs to another person.',
    'unique applies to all rows of a seed, at any offset, up to the number of different values.',
    'enum takes weights: enum:gold=1,silver=3.',
    'CSV: the columns of an object are name.key; a list and a const that is an object or array are JSON text. XML: a list has an item for each value.',
  ],
  pattern: { ...SIGNS, 'anything else': 'stands for itself' },
  example: EXAMPLE,
  examples: [
    {
      count: 2,
      seed: 'demo',
      fields: [
        { name: 'id', type: 'digits:8', unique: true },
        { name: 'sku', pattern: '(AB|CD)-####-@' },
        { name: 'tier', type: 'enum:gold=1,silver=3' },
        { name: 'source', const: 'import' },
        {
          name: 'orders',
          list: '0-3',
          fields: [
            { name: 'no', type: 'int:1,9999' },
            { name: 'placed', type: 'date:2024,2025' },
          ],
        },
      ],
    },
  ],
};
