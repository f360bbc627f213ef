import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a caller sent, by name; nothing is checked yet. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A schema that describes and does not check: the engine checks, so that every surface says the same of a mistake. */
export function described(schema: JsonSchema): StandardSchemaWithJSON<Arguments> {
  return {
    '~standard': {
      version: 1,
      vendor: 'specimen',
      validate: (value) => ({ value: value as Arguments }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

export const string = { type: 'string' } as const;
export const integer = { type: 'integer' } as const;
export const boolean = { type: 'boolean' } as const;

/** An object; what is not named optional is required. */
export function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

export function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** A list behind its count, of items with these properties. */
export function counted(name: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return object({ count: integer, [name]: array(item(properties)) });
}

/** An item of an answer's list: what it may hold is told, and that is enough to read it. */
export function item(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return object(properties, Object.keys(properties));
}
