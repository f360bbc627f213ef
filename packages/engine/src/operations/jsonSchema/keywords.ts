import { Problem } from '../../kernel/problem.ts';
import type { JsonSchema } from '../operation.ts';

/** Keywords that contain one schema, several in an array, or several by name. */
const ONE = [
  'additionalProperties',
  'additionalItems',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
];
const MANY = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** A schema inside another, with the path to it. */
type Inner = readonly [readonly string[], unknown];

/** Returns the direct subschemas of a schema, with their paths. */
export function subschemas(schema: JsonSchema): readonly Inner[] {
  const found: Inner[] = [];
  // A loop, because there may be more of them than a call takes as arguments.
  const add = (several: readonly Inner[]) => {
    for (const each of several) found.push(each);
  };
  for (const key of ONE) if (schema[key] !== undefined) found.push([[key], schema[key]]);
  for (const key of MANY) if (schema[key] !== undefined) add(inArray(key, schema[key]));
  for (const key of NAMED) if (schema[key] !== undefined) add(inTable(key, schema[key]));
  const { items, dependencies } = schema;
  if (Array.isArray(items)) add(inArray('items', items));
  else if (items !== undefined) found.push([['items'], items]);
  if (dependencies !== undefined)
    add(inTable('dependencies', dependencies).filter(([, each]) => !Array.isArray(each)));
  return found;
}

/** Returns the direct subschemas that values depend on, without definitions and those for names. */
export function subschemasOf(schema: JsonSchema): readonly Subschema[] {
  return subschemas(schema)
    .filter(([[key]]) => key !== '$defs' && key !== 'definitions')
    .map(([, each]) => each as Subschema);
}

function inArray(key: string, given: unknown): readonly Inner[] {
  if (!Array.isArray(given))
    throw new Problem('bad-json-schema', { subject: key, expected: 'an array of schemas', given });
  return given.map((each, i) => [[key, String(i)], each] as const);
}

function inTable(key: string, given: unknown): readonly Inner[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Problem('bad-json-schema', { subject: key, expected: 'an object', given });
  return Object.entries(given).map(([name, each]) => [[key, name], each] as const);
}

/** A schema, or a boolean in its place: `true` accepts everything, `false` nothing. */
export type Subschema = boolean | JsonSchema;

/** The types of JSON in schemas. */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

export const TYPES: readonly JsonType[] = [
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
];

/** Keywords that apply to one type only. A schema with one of them most likely means that type. */
const SPEAKING: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
    ],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Returns the types that a schema allows; undefined if it does not restrict them. */
export function typesOf({ type, nullable }: JsonSchema): readonly JsonType[] | undefined {
  const given = Array.isArray(type) ? type : type === undefined ? undefined : [type];
  if (given?.some((each) => !TYPES.includes(each)))
    throw new Problem('bad-json-schema', {
      subject: 'type',
      expected: `${TYPES.join(', ')} or an array of these`,
      given: type,
    });
  return given && nullable === true ? [...given, 'null'] : given;
}

/** Returns the types that a schema's keywords apply to. */
export function spokenTypes(schema: JsonSchema): readonly JsonType[] {
  return SPEAKING.filter(([, keywords]) => keywords.some((key) => schema[key] !== undefined)).map(
    ([type]) => type,
  );
}

/** Returns the number in a keyword; undefined if it is absent. */
export function numberIn(schema: JsonSchema, keyword: string): number | undefined {
  const given = schema[keyword];
  return typeof given === 'number' ? given : undefined;
}

/** Returns the names in a keyword. */
export function namesIn(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((name) => typeof name === 'string') : [];
}

/** Returns the entries of an object in a keyword. */
export function entriesIn<T>(given: unknown): readonly (readonly [string, T])[] {
  return typeof given === 'object' && given !== null
    ? Object.entries(given as Readonly<Record<string, T>>)
    : [];
}

/** Returns the value under a name of an object in a keyword. */
export function ownProperty<T>(given: unknown, name: string): T | undefined {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Readonly<Record<string, T>>)[name]
    : undefined;
}

/**
 * Returns the largest of some numbers, at least 0. A loop, because there may be more of them than a call takes as
 * arguments.
 */
export function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}

/** Returns the smallest of some numbers; infinity if there is none. */
export function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
}

/** Returns the highest value of a keyword that sets a minimum. */
export function leastIn(parts: readonly JsonSchema[], keyword: string): number {
  return largest(parts.map((part) => numberIn(part, keyword) ?? 0));
}

/** Returns the lowest value of a keyword that sets a maximum. */
export function mostIn(parts: readonly JsonSchema[], keyword: string): number {
  return smallest(parts.map((part) => numberIn(part, keyword) ?? Number.POSITIVE_INFINITY));
}
