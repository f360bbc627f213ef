import type { Value } from '../../draw/source.ts';
import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import { CHARACTERS_PER_STEP } from './effort.ts';
import { FORMATS } from './formats.ts';
import { entriesIn, type JsonType, namesIn, numberIn, type Subschema, typesOf } from './keywords.ts';
import { keepsLimits } from './moments.ts';

/** Returns true if a value satisfies a schema. */
export function satisfies(document: Document, schema: Subschema, value: Value, depth = 0): boolean {
  if (typeof schema === 'boolean') return schema;
  // A circular reference does not restrict a value.
  if (depth > DEEPEST) return true;
  document.spend(1, schema);
  const inner = (each: Subschema, of: Value = value) => satisfies(document, each, of, depth + 1);
  const target = document.target(schema);
  return (
    (target === undefined || inner(target)) &&
    isOfType(schema, value) &&
    isAmong(document, schema, value) &&
    isCombined(schema, inner) &&
    (typeof value !== 'string' || keepsText(document, schema, value)) &&
    (typeof value !== 'number' || keepsNumber(schema, value)) &&
    (!isList(value) || keepsList(document, schema, value, depth)) &&
    (!isObjectValue(value) || keepsRecord(document, schema, value, depth))
  );
}

const DEEPEST = 500;

type Inner = (schema: Subschema, value?: Value) => boolean;

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isObjectValue(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a text that is the same for equal JSON values, whatever the order of their properties. */
export function canonical(value: Value): string {
  if (isList(value)) return `[${value.map(canonical).join()}]`;
  if (!isObjectValue(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Value)}`).join()}}`;
}

function typeOf(value: Value): readonly JsonType[] {
  if (value === null) return ['null'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (isList(value)) return ['array'];
  return [typeof value as JsonType];
}

function isOfType(schema: JsonSchema, value: Value): boolean {
  const types = typesOf(schema);
  return !types || typeOf(value).some((type) => types.includes(type));
}

function isAmong(document: Document, schema: JsonSchema, value: Value): boolean {
  if (schema.const === undefined && !Array.isArray(schema.enum)) return true;
  const text = canonical(value);
  document.spendCharacters(text.length, schema);
  return (
    (schema.const === undefined || canonicalConst(document, schema) === text) &&
    (!Array.isArray(schema.enum) ||
      textsOf(schema.enum).has(text) ||
      (value === null && schema.nullable === true))
  );
}

/** Returns the text of a `const`. */
function canonicalConst(document: Document, schema: JsonSchema): string {
  const text = canonical(schema.const as Value);
  document.spendCharacters(text.length, schema);
  return text;
}

const texts = new WeakMap<readonly Value[], ReadonlySet<string>>();

/** Returns the values of an `enum` as texts. */
function textsOf(values: readonly Value[]): ReadonlySet<string> {
  let known = texts.get(values);
  if (!known) {
    known = new Set(values.map(canonical));
    texts.set(values, known);
  }
  return known;
}

function isCombined(schema: JsonSchema, inner: Inner): boolean {
  const { allOf, anyOf, oneOf, not, if: condition } = schema;
  const several = (given: unknown) => given as readonly Subschema[] | undefined;
  return (
    (several(allOf)?.every((each) => inner(each)) ?? true) &&
    (several(anyOf)?.some((each) => inner(each)) ?? true) &&
    (several(oneOf) === undefined || several(oneOf)?.filter((each) => inner(each)).length === 1) &&
    (not === undefined || !inner(not as Subschema)) &&
    (condition === undefined ||
      inner(((inner(condition as Subschema) ? schema.then : schema.else) as Subschema | undefined) ?? true))
  );
}

/** Returns true if a text has the length, pattern and format of a schema. */
export function keepsText(document: Document, schema: JsonSchema, text: string): boolean {
  document.spendCharacters(CHARACTERS_PER_STEP / 2 + text.length, schema);
  const { pattern, format } = schema;
  return (
    hasLength(schema, text) &&
    (typeof format !== 'string' || hasFormat(document, schema, text)) &&
    (typeof pattern !== 'string' || document.matches(pattern, text, schema)) &&
    keepsLimits(schema, text)
  );
}

/** Returns true if the number of characters (code points) is within a schema's limits. */
function hasLength(schema: JsonSchema, text: string): boolean {
  const least = numberIn(schema, 'minLength') ?? 0;
  const most = numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY;
  if (least === 0 && text.length <= most) return true;
  const length = characterCount(text);
  return length >= least && length <= most;
}

/** Returns the number of code points of a text, as `Array.from(text).length` without the array. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const isPair = (text.charCodeAt(i - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(i) & 0xfc00) === 0xdc00;
    if (isPair) count--;
  }
  return count;
}

/** Returns true if a text has a schema's format; an unknown format accepts everything. */
function hasFormat(document: Document, schema: JsonSchema, text: string): boolean {
  const format = FORMATS.get(schema.format as string);
  if (!format) return true;
  // Some formats compare every pair of positions in a text, so longer texts are refused at once.
  const pairs = text.length < LONGEST_FORMATTED ? text.length ** 2 : 0;
  document.spend(pairs / PAIRS_PER_STEP, schema);
  return format.fits(text, schema.pattern);
}

const LONGEST_FORMATTED = 10_000;
const PAIRS_PER_STEP = 4000;

/** Returns true if a number is within the bounds of a schema and a multiple of its step. */
export function keepsNumber(schema: JsonSchema, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const step = numberIn(schema, 'multipleOf');
  return (
    (typeof minimum !== 'number' || (exclusiveMinimum === true ? value > minimum : value >= minimum)) &&
    (typeof maximum !== 'number' || (exclusiveMaximum === true ? value < maximum : value <= maximum)) &&
    (typeof exclusiveMinimum !== 'number' || value > exclusiveMinimum) &&
    (typeof exclusiveMaximum !== 'number' || value < exclusiveMaximum) &&
    (step === undefined || (Number.isInteger(value / step) && Math.abs(value / step) < 1e21))
  );
}

function keepsList(document: Document, schema: JsonSchema, list: readonly Value[], depth: number): boolean {
  const inner = (each: Subschema, item: Value) => satisfies(document, each, item, depth + 1);
  const { contains, uniqueItems } = schema;
  const { first, rest } = itemSchemas(schema);
  const contained =
    contains === undefined ? 0 : list.filter((item) => inner(contains as Subschema, item)).length;
  return (
    list.length >= (numberIn(schema, 'minItems') ?? 0) &&
    list.length <= (numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY) &&
    list.every((item, i) => inner(first[i] ?? rest, item)) &&
    (uniqueItems !== true || areUnique(document, schema, list)) &&
    (contains === undefined ||
      (contained >= (numberIn(schema, 'minContains') ?? 1) &&
        contained <= (numberIn(schema, 'maxContains') ?? Number.POSITIVE_INFINITY)))
  );
}

function areUnique(document: Document, schema: JsonSchema, list: readonly Value[]): boolean {
  const texts = list.map((item) => {
    const text = canonical(item);
    document.spendCharacters(text.length, schema);
    return text;
  });
  return new Set(texts).size === list.length;
}

/** Returns the schemas of the first items and of all others, in the notation of every draft. */
export function itemSchemas(schema: JsonSchema): {
  readonly first: readonly Subschema[];
  readonly rest: Subschema;
} {
  const { items, prefixItems, additionalItems, unevaluatedItems } = schema;
  if (Array.isArray(items))
    return { first: items, rest: (additionalItems ?? unevaluatedItems ?? true) as Subschema };
  return {
    first: (prefixItems ?? []) as readonly Subschema[],
    rest: (items ?? unevaluatedItems ?? true) as Subschema,
  };
}

function keepsRecord(
  document: Document,
  schema: JsonSchema,
  record: { readonly [key: string]: Value },
  depth: number,
): boolean {
  const inner = (each: Subschema, value: Value = record) => satisfies(document, each, value, depth + 1);
  const names = Object.keys(record);
  const has = (name: string) => Object.hasOwn(record, name);
  const { propertyNames } = schema;
  document.spend(names.length / NAMES_PER_STEP, schema);
  return (
    names.length >= (numberIn(schema, 'minProperties') ?? 0) &&
    names.length <= (numberIn(schema, 'maxProperties') ?? Number.POSITIVE_INFINITY) &&
    namesIn(schema.required).every(has) &&
    names.every((name) =>
      propertySchemas(document, schema, name).every((each) => inner(each, record[name] as Value)),
    ) &&
    (propertyNames === undefined || names.every((name) => inner(propertyNames as Subschema, name))) &&
    dependenciesIn(schema).every(([name, each]) => !has(name) || inner(each))
  );
}

/** Number of names of properties that are looked up in one step. */
export const NAMES_PER_STEP = 10;

/** Returns the schemas that apply to a property: by its name, by patterns, or for additional properties. */
export function propertySchemas(document: Document, schema: JsonSchema, name: string): readonly Subschema[] {
  const { properties, patternProperties, additionalProperties } = schema;
  const own = typeof properties === 'object' && properties !== null && Object.hasOwn(properties, name);
  const found: Subschema[] = own
    ? [(properties as Readonly<Record<string, Subschema>>)[name] as Subschema]
    : [];
  for (const [pattern, each] of entriesIn<Subschema>(patternProperties))
    if (document.matches(pattern, name, schema)) found.push(each);
  if (found.length === 0 && additionalProperties !== undefined) found.push(additionalProperties as Subschema);
  return found;
}

const required = new WeakMap<object, JsonSchema>();

/** Returns the requirements that depend on a property, by its name: other properties, or a schema. */
export function dependenciesIn(schema: JsonSchema): readonly (readonly [string, Subschema])[] {
  const { dependentRequired, dependentSchemas, dependencies } = schema;
  return [dependentRequired, dependentSchemas, dependencies].flatMap((table) =>
    entriesIn<Subschema | readonly string[]>(table).map(([name, each]) => {
      if (!Array.isArray(each)) return [name, each as Subschema] as const;
      const known = required.get(each) ?? { required: each };
      required.set(each, known);
      return [name, known] as const;
    }),
  );
}
