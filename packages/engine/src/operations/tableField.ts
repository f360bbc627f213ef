import { Problem } from '../kernel/problem.ts';
import type { JsonSchema } from './operation.ts';
import {
  FIELD,
  lengthOf,
  type Property,
  type ReadOf,
  type SchemaField,
  textual,
  wholeNumber,
} from './schemaField.ts';

/** A column of a caller's table: the properties of a schema's column, and those of tables. */
export interface TableField extends Omit<SchemaField, 'fields'> {
  readonly fields?: readonly TableField[];
  /** Instead of a type: the values in order, repeated. */
  readonly values?: readonly unknown[];
  /** Distinguishes references to one table: columns with the same word refer to the same row. */
  readonly row?: string;
  /** A table in which the row referred to and this one share a row: an address of the order's own customer. */
  readonly same?: string;
  /** True if the table referred to may come later, so that tables can refer to each other. */
  readonly later?: boolean;
  /** Another reference of this row to the same table, which must be a different row: nobody pays himself. */
  readonly unlike?: string;
  /** The column of this row, or `<table>.<column>`, that the value follows: a date, a time or a number. */
  readonly after?: string;
  /** The distance from that value, in days or as an amount: `0-30`. */
  readonly within?: string | number;
  /** Maximum number of characters; longer text is cut. */
  readonly most?: number;
  /** Replacements of some values: `{ "male": "M" }`. */
  readonly map?: Readonly<Record<string, string>>;
}

/** The properties of a table's column, declared once. */
export const TABLE_FIELD = {
  ...FIELD,
  values: {
    text: 'Instead of type: the values of the rows, in order.',
    schema: { type: 'array', minItems: 1 },
    read(given, name) {
      if (Array.isArray(given) && given.length > 0) return given as readonly unknown[];
      throw new Problem('bad-definition', {
        subject: name,
        expected: 'an array of at least one value',
        given,
      });
    },
  },
  row: {
    text: 'For a reference: a word that selects another row than the usual one. Columns with the same word refer to the same row.',
    schema: { type: 'string' },
    ...textual,
  },
  same: {
    text: 'For a reference: the parent table of the other row. Both rows belong to the same row of it.',
    schema: { type: 'string' },
    ...textual,
  },
  later: {
    text: 'For a reference: true if its table may come later, so that tables can refer to each other.',
    schema: { type: 'boolean' },
    read(given, name) {
      if (typeof given === 'boolean') return given;
      throw new Problem('bad-definition', { subject: name, expected: 'true or false', given });
    },
  },
  unlike: {
    text: 'For a reference: another column of this row that refers to the same table. The two refer to different rows.',
    schema: { type: 'string' },
    ...textual,
  },
  after: {
    text: 'The column of this row, or <table>.<column>, that this date, time or number follows.',
    schema: { type: 'string' },
    ...textual,
  },
  within: {
    text: 'With after: the distance in days, or the difference of numbers: "0-30".',
    schema: { type: ['string', 'integer'] },
    read: (given: unknown, name: string) => lengthOf(given, name, Number.MAX_SAFE_INTEGER),
  },
  most: {
    text: 'Maximum number of characters; a longer text is cut.',
    schema: { type: 'integer', minimum: 1 },
    read: (given: unknown, name: string) => wholeNumber(given, name, 1, Number.MAX_SAFE_INTEGER),
  },
  map: {
    text: 'Replacements for some values: { "male": "M", "female": "F" }.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    read(given, name) {
      if (
        typeof given === 'object' &&
        given !== null &&
        Object.values(given).every((to) => typeof to === 'string')
      )
        return new Map<string, string>(Object.entries(given));
      throw new Problem('bad-definition', {
        subject: name,
        expected: 'an object of texts such as { "male": "M" }',
        given,
      });
    },
  },
} as const satisfies { readonly [Key in keyof TableField]-?: Property<unknown> };

/** The values that were read of a table's column. */
export type ReadTableField = ReadOf<typeof TABLE_FIELD>;

/** The properties as JSON Schemas. */
export const tableFieldSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(TABLE_FIELD).map(([key, { schema, text }]) => [key, { ...schema, description: text }]),
);
