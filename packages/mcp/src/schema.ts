import { anyJson, type JsonSchema, type Parameters, schemasOf } from 'specimen-data/surface';
import { CONTEXT } from './context.ts';

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

/** A schema without what a refusal tells just as well: every model pays for it. Some take no array without its items. */
function briefly({ type, ...schema }: JsonSchema): JsonSchema {
  const { required = [] } = schema;
  const kept = Object.entries(schema).filter(([key, value]) => value !== undefined && !BOUNDS.test(key));
  return {
    ...(type === undefined || schema.enum ? {} : { type }),
    ...Object.fromEntries(
      (required as readonly string[]).length > 0 ? kept : kept.filter(([key]) => key !== 'required'),
    ),
  };
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

const SCHEMAS = schemasOf(CONTEXT.world);
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

/** A value without the properties that are null where their schema knows no null: models write null for what they leave out. */
export function withoutNulls(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value))
    return value.map((item) => withoutNulls(item, (schema.items ?? {}) as JsonSchema));
  if (typeof value !== 'object' || value === null) return value;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const schemaOf = (key: string) => (Object.hasOwn(properties, key) ? (properties[key] as JsonSchema) : {});
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => each !== null || takesNull(schemaOf(key)))
      .map(([key, each]) => [key, withoutNulls(each, schemaOf(key))]),
  );
}

function takesNull({ type, enum: names }: JsonSchema): boolean {
  return names === undefined && (type === undefined || [type].flat().includes('null'));
}
