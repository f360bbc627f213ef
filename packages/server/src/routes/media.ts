import { generate, Problem } from '@specimen/engine';
import type { Input, JsonSchema, Route } from '../route.ts';
import { ref } from '../schemas.ts';

export const JSON_MEDIA = 'application/json';

/** Values for the examples, as the service gives them for `seed=demo`. */
export const IBAN = String(generate('de.iban', { seed: 'demo' }));
export const UUID = String(generate('any.uuid', { seed: 'demo' }));

/** An answer that is always JSON, with an example. */
export function json(schema: JsonSchema, example: unknown): Route['ok'] {
  return { [JSON_MEDIA]: { schema, example } };
}

/** An answer in any format, with the same value as an example in each. */
export function anyFormat(
  key: string,
  value: string,
  schema: JsonSchema = ref('Data'),
  example: unknown = value,
): Route['ok'] {
  const text = { type: 'string' };
  return {
    [JSON_MEDIA]: { schema, example },
    'text/csv': { schema: text, example: `${key}\r\n${value}\r\n` },
    'application/x-ndjson': { schema: text, example: `${JSON.stringify(value)}\n` },
    'application/xml': {
      schema: text,
      example: `<?xml version="1.0" encoding="UTF-8"?>\n<rows><row><${key}>${value}</${key}></row></rows>\n`,
    },
  };
}

/** A query parameter that must be there and not blank. */
export function required({ query }: Input, name: string): string {
  const value = query(name);
  if (value === undefined || value.trim() === '') throw new Problem('bad', `${name} is missing`);
  return value;
}

/** The body as an object; `shape` is shown when it is none. */
export function bodyObject({ body }: Input, shape: string): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new Problem('bad', `the body must be a JSON object like ${shape}`);
}
