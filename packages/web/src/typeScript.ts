import type { Json } from './parts/value.tsx';
import type { SchemaField } from './schemaFields.ts';

/** The type of a schema's rows, from some of them. */
export function typeScriptOf(
  rows: readonly { readonly [key: string]: Json }[],
  fields: readonly SchemaField[],
): string {
  const lines = Object.keys(rows[0] ?? {}).map((key, at) => {
    const blank = Number(fields[at]?.blank ?? 0) > 0;
    const values = rows.map((row) => row[key] as Json).filter((value) => value !== null);
    return `  ${named(key)}: ${typeOf(blank ? [...values, null] : values)};`;
  });
  return `interface Row {\n${lines.join('\n')}\n}`;
}

/** The type that all values have; what stands in lists is of one type, since a list may be empty. */
function typeOf(values: readonly Json[]): string {
  const lists = values.filter((value) => Array.isArray(value));
  const types = [
    ...(lists.length > 0 ? [`(${typeOf(lists.flat())})[]`] : []),
    ...values.filter((value) => !Array.isArray(value)).map(typeOfOne),
  ];
  return [...new Set(types)].join(' | ') || 'unknown';
}

function typeOfOne(value: Json): string {
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).map(([key, each]) => `${named(key)}: ${typeOf([each])}`);
  return `{ ${entries.join('; ')} }`;
}

function named(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
