import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { anyJson, type JsonSchema, type Parameters, parseExactly, schemasOf } from 'specimen-data/internal';

/** The arguments of a tool as JSON schema. */
export function inputSchema(parameters: Parameters, required: readonly string[] = []): JsonSchema {
  const properties = Object.entries(parameters).map(([name, { schema, text }]) => [
    name,
    { ...mapped(inlined(inText(schema)), briefly), description: text },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** A schema of names without the archive: a tool answers in text. */
function inText(schema: JsonSchema): JsonSchema {
  const { enum: names } = schema;
  return Array.isArray(names) ? { ...schema, enum: names.filter((name) => name !== 'zip') } : schema;
}

/**
 * A schema without what a refusal tells just as well: every model pays for it. Gemini takes names of texts alone, each
 * with its type, and a yes or no for what is either; OpenAI no array without its items, be it one of several types.
 */
function briefly({ type, enum: names, required, ...schema }: JsonSchema): JsonSchema {
  const isEither = Array.isArray(names) && names.includes(true);
  const kept = Object.entries({
    ...{ type: isEither ? 'boolean' : type, enum: isEither ? undefined : names },
    required: (required as readonly string[] | undefined)?.length ? required : undefined,
    ...([type].flat().includes('array') ? { items: {} } : {}),
    ...schema,
  });
  return Object.fromEntries(kept.filter(([key, value]) => value !== undefined && !BOUNDS.test(key)));
}

const BOUNDS = /^(additionalProperties|oneOf|(min|max)(imum|Length|Items))$/;

/** The shape of what a tool answers, without its fine print: that is enough to read it, and every model pays for it. */
export function outputSchema(schema: JsonSchema): JsonSchema {
  return mapped(
    inlined(schema),
    ({ additionalProperties, required, enum: names, description, items, oneOf, type, ...shape }) => ({
      ...(type === undefined || type === anyJson.type ? {} : { type }),
      ...shape,
      ...(oneOf ? { anyOf: oneOf } : {}),
    }),
  );
}

/** A schema with those that it names in their places, since a tool's schema stands alone; long lists of names are left to the tools that list them. */
function inlined(schema: JsonSchema): JsonSchema {
  return mapped(schema, ({ $ref, ...own }) => {
    const named = typeof $ref === 'string' ? SCHEMAS[$ref.slice($ref.lastIndexOf('/') + 1)] : undefined;
    const { enum: names, ...rest } = { ...named, ...own };
    return Array.isArray(names) && names.length <= NAMES ? { ...rest, enum: names } : rest;
  });
}

const SCHEMAS = schemasOf(SERVICE_CONTEXT.world);
const NAMES = 20;

/** A schema with each of those in it changed, the outer ones first. */
function mapped(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { items, oneOf, anyOf, properties, ...rest } = change(schema);
  const each = (inner: unknown) => mapped(inner as JsonSchema, change);
  const all = (inner: unknown) => (inner as unknown[]).map(each);
  const named = (inner: unknown) =>
    Object.fromEntries(Object.entries(inner as object).map(([name, value]) => [name, each(value)]));
  return {
    ...rest,
    ...(items ? { items: each(items) } : {}),
    ...(oneOf ? { oneOf: all(oneOf) } : {}),
    ...(anyOf ? { anyOf: all(anyOf) } : {}),
    ...(properties ? { properties: named(properties) } : {}),
  };
}

/**
 * A value as it is meant: models write null, or false, for what they leave out, and some clients send a list or an object
 * as JSON text. An object that is not described is like the one around it: the columns of a column.
 */
export function meant(value: unknown, schema: JsonSchema, name = 'what is given'): unknown {
  const given = typeof value === 'string' ? unpacked(value, schema, name) : value;
  if (Array.isArray(given)) return given.map((item) => meant(item, (schema.items ?? {}) as JsonSchema, name));
  if (typeof given !== 'object' || given === null) return given;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const schemaOf = (key: string) => {
    const own = Object.hasOwn(properties, key) ? (properties[key] as JsonSchema) : {};
    return isBare(own.items) ? { ...own, items: schema } : own;
  };
  const entries = Object.entries(given);
  const others = entries.filter(([, each]) => each !== null).map(([key]) => key);
  return Object.fromEntries(
    entries
      .filter(([key, each]) => !isLeftOut(each, schemaOf(key)))
      .filter(([key, each]) => each !== null || !INSTEAD.get(key)?.some((other) => others.includes(other)))
      .map(([key, each]) => [key, meant(each, schemaOf(key), key)]),
  );
}

/** Replacements of a property whose value may be null. */
const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map([
  ['const', ['type', 'fields', 'pattern']],
  ['value', ['checks']],
]);

function isBare(items: unknown): boolean {
  return (items as JsonSchema | undefined)?.type === 'object' && !('properties' in (items as JsonSchema));
}

/** Null where the schema knows none; false where it is one of several types, and so the same as nothing. */
function isLeftOut(value: unknown, { type, enum: names }: JsonSchema): boolean {
  const types = [type].flat();
  if (value === false) return types.length > 1 && types.includes('boolean') && !types.includes('null');
  return value === null && !(names === undefined && (type === undefined || types.includes('null')));
}

/** The list or the object that a text stands for, where the schema wants one. */
function unpacked(text: string, { type }: JsonSchema, name: string): unknown {
  const [, bracket] = /^\s*([[{])/.exec(text) ?? [];
  const wanted = bracket === '[' ? 'array' : 'object';
  const types = [type].flat();
  return bracket && types.includes(wanted) && !types.includes('null') ? parseExactly(text, name) : text;
}
