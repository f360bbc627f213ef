import { LONGEST_TEXT, readWhole } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { wholePairs } from '../kernel/text.ts';
import { anyJson, type JsonSchema, refuseUnknownProperties } from './operation.ts';
import { rate } from './spoiling.ts';

/** A column of a caller's schema; it has exactly one of `type`, `fields`, `const` and `pattern`. */
export interface SchemaField {
  /** The column's name; the type or field key by default. */
  readonly name?: string;
  /** A generic type with its parameters, or `<country>.<field>`, or `<country>.person` and the like for a record. */
  readonly type?: string;
  /** The columns of a nested object. */
  readonly fields?: readonly SchemaField[];
  /** A value that is the same in every row. */
  readonly const?: unknown;
  /** A picture of the value. */
  readonly pattern?: string;
  /** Number of values in an array: `3`, or `0-5`. */
  readonly list?: string | number;
  /** True if no two rows may have the same value. */
  readonly unique?: boolean;
  /** The probability that the value is null, 0 to 1. */
  readonly blank?: number;
  /** The share of rows with a faulty value; with a case, that fault. */
  readonly invalid?: number | { readonly rate?: number; readonly case?: string };
}

/** A property of a field: its description and how it is read; `name` is the column's. */
export interface Property<T> {
  readonly text: string;
  readonly schema: JsonSchema;
  read(given: unknown, name: string): T;
}

/** Minimum and maximum length of a list. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

const anything = { read: (given: unknown) => given };
export const textual = {
  read(given: unknown, name: string): string {
    if (typeof given !== 'string' || given === '')
      throw new Problem('bad-definition', {
        subject: name,
        expected: 'text of at least one character',
        given,
      });
    return wellFormed(given, name);
  },
};

/** The properties of a field, declared once. */
export const FIELD = {
  name: {
    text: 'Name of the column. Default: the type or field key.',
    schema: { type: 'string' },
    read(given) {
      if (typeof given === 'string') return wellFormed(given, 'name');
      throw new Problem('bad-definition', { subject: 'name', expected: 'a string', given });
    },
  },
  type: {
    text: 'A generic type (int:1,9), a country field (de.iban) or a record (us.person).',
    schema: { type: 'string' },
    ...textual,
  },
  fields: {
    text: 'Instead of type: the columns of a nested object.',
    schema: { type: 'array', minItems: 1, items: { type: 'object' } },
    ...anything,
  },
  const: { text: 'Instead of type: any JSON value.', schema: anyJson, ...anything },
  pattern: {
    text: 'Instead of type: a picture, with # for a digit, % 1-9, @ a letter, * either, [a-f] a set, {1-99} a range, (a|b) a choice.',
    schema: { type: 'string' },
    ...textual,
  },
  list: {
    text: 'Generates an array with this number of values: "3" or "0-5".',
    schema: { type: ['string', 'integer'] },
    read: lengthOf,
  },
  unique: {
    text: 'True if no value may repeat.',
    schema: { type: 'boolean' },
    read(given, name) {
      if (typeof given === 'boolean') return given;
      throw new Problem(
        'bad-definition',
        `unique of ${shown(name)} must be true or false, not ${shown(given)}`,
      );
    },
  },
  blank: {
    text: 'The probability that the value is null.',
    schema: { type: 'number', minimum: 0, maximum: 1 },
    read(given) {
      if (typeof given === 'number' && given >= 0 && given <= 1) return given;
      throw new Problem('bad-definition', { subject: 'blank', expected: 'a number from 0 to 1', given });
    },
  },
  invalid: {
    text: 'Share of invalid values: 0.1, or { "rate": 0.1, "case": "checksum" }.',
    schema: {
      type: ['number', 'object'],
      minimum: 0,
      maximum: 1,
      properties: { rate: { type: 'number', minimum: 0, maximum: 1 } },
    },
    read: spoilingOf,
  },
} as const satisfies { readonly [Key in keyof SchemaField]-?: Property<unknown> };

/** The properties of a field as JSON Schemas. */
export const fieldSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(FIELD).map(([key, { schema, text }]) => [key, { ...schema, description: text }]),
);

/** Properties that fields can have. */
type Properties = Readonly<Record<string, Property<unknown>>>;

/** The values that were read of some properties. */
export type ReadOf<P extends Properties> = {
  readonly [Key in keyof P]?: ReturnType<P[Key]['read']>;
};

/** The properties of which a field has exactly one; `values` is for tables only. */
export const KIND_PROPERTIES: readonly string[] = ['type', 'fields', 'const', 'pattern', 'values'];

/** Reads a field; `place` names it in a problem. */
export function readField<P extends Properties>(given: unknown, place: string, properties: P): ReadOf<P> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const field = (isObject ? given : {}) as Readonly<Record<string, unknown>>;
  refuseUnknownProperties(field, Object.keys(properties), place);
  const known = KIND_PROPERTIES.filter((kind) => kind in properties);
  const kinds = known.filter((kind) => field[kind] !== undefined);
  if (kinds.length === 0)
    throw new Problem(
      'bad-definition',
      `${place} needs a type: a generic type such as "uuid" or a country field such as "de.iban"; or fields, const or pattern`,
    );
  if (kinds.length > 1)
    throw new Problem(
      'bad-definition',
      `${place} has ${kinds.join(' and ')}; it must have exactly one of ${known.join(', ')}`,
    );
  const name = typeof field.name === 'string' ? field.name : place;
  const read: Record<string, unknown> = {};
  for (const key in properties)
    if (field[key] !== undefined)
      read[key] = (properties[key] as Property<unknown>).read(field[key], key === 'unique' ? name : key);
  return read as ReadOf<P>;
}

/** The faults of a column's values. */
export interface FieldSpoiling {
  readonly share: number;
  readonly case: string | undefined;
}

function spoilingOf(given: unknown): FieldSpoiling {
  if (typeof given !== 'object' || given === null)
    return { share: rate.read(given, 'invalid'), case: undefined };
  refuseUnknownProperties(given, ['rate', 'case'], 'invalid');
  const { rate: share = 1, case: name } = given as { readonly rate?: unknown; readonly case?: unknown };
  if (name !== undefined && typeof name !== 'string')
    throw new Problem('bad-definition', {
      subject: 'case',
      expected: 'text such as "checksum"',
      given: name,
    });
  return { share: rate.read(share, 'rate'), case: name };
}

/** Maximum length of a list. */
const MOST = 1000;

/** Reads `3` or `0-5`. */
export function lengthOf(given: unknown, name: string, largest = MOST): Length {
  const [, from, to = from] =
    (typeof given === 'object' ? undefined : /^([0-9]+)(?:-([0-9]+))?$/.exec(String(given))) ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    throw new Problem('bad-definition', {
      subject: name,
      expected: 'a number such as "3" or a range such as "0-5"',
      given,
    });
  return { least: Number(from), most: readWhole(to, name, 0, largest) };
}

/** Reads a whole number in a range from JSON, where text is no number. */
export function wholeNumber(given: unknown, what: string, min: number, max: number): number {
  if (typeof given !== 'string') return readWhole(given, what, min, max);
  throw new Problem('bad-definition', `${what} must be a number, not the text ${shown(given)}`);
}

/** Returns text that every format can represent: within the limit, without half of a surrogate pair. */
export function wellFormed(text: string, what: string): string {
  if (text.length > LONGEST_TEXT)
    throw new Problem('too-large', `${what} is over ${LONGEST_TEXT} characters`);
  if (wholePairs(text) !== text)
    throw new Problem(
      'bad-definition',
      `${what} contains half of a surrogate pair; it must be well-formed Unicode`,
    );
  return text;
}
