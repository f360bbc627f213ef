import { Problem } from '../../kernel/problem.ts';
import type { JsonSchema } from '../operation.ts';

/** Keywords that hold one schema, several in an array, or several by name. */
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

/** A schema inside of another, with the way to it. */
type Inner = readonly [readonly string[], unknown];

/** Every schema that stands directly inside of one, with the way to it. */
export function subschemas(schema: JsonSchema): readonly Inner[] {
  const found: Inner[] = [];
  // There may be more of them than a call takes as arguments.
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

/** The same, without the ways; those for names and definitions, which no value has to do with, are left out. */
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

/** What may stand where a schema is expected; `true` takes everything, `false` nothing. */
export type Subschema = boolean | JsonSchema;

/** The types of JSON, those of schemas. */
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

/** Keywords that speak of one type alone: a schema that has some most likely means that type. */
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

/** The types that a schema allows; undefined where it says nothing of them. */
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

/** The types that the keywords of a schema speak of. */
export function spokenTypes(schema: JsonSchema): readonly JsonType[] {
  return SPEAKING.filter(([, keywords]) => keywords.some((key) => schema[key] !== undefined)).map(
    ([type]) => type,
  );
}

/** The number that a keyword holds; undefined where it is left out. */
export function numberIn(schema: JsonSchema, keyword: string): number | undefined {
  const given = schema[keyword];
  return typeof given === 'number' ? given : undefined;
}

/** The names that a keyword holds. */
export function namesIn(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((name) => typeof name === 'string') : [];
}

/** The entries of an object that a keyword holds. */
export function entriesIn<T>(given: unknown): readonly (readonly [string, T])[] {
  return typeof given === 'object' && given !== null
    ? Object.entries(given as Readonly<Record<string, T>>)
    : [];
}

/** What an object that a keyword holds has under a name. */
export function ownProperty<T>(given: unknown, name: string): T | undefined {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Readonly<Record<string, T>>)[name]
    : undefined;
}

/** The largest of some numbers, 0 at the least; there may be more of them than a call takes. */
export function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}

/** The smallest of some numbers; infinite where there is none. */
export function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
}

/** The highest value of a keyword that wants at least so many. */
export function leastIn(parts: readonly JsonSchema[], keyword: string): number {
  return largest(parts.map((part) => numberIn(part, keyword) ?? 0));
}

/** The lowest value of a keyword that wants at most so many. */
export function mostIn(parts: readonly JsonSchema[], keyword: string): number {
  return smallest(parts.map((part) => numberIn(part, keyword) ?? Number.POSITIVE_INFINITY));
}
