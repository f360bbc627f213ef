import type { Json } from './parts/value.tsx';
import type { SchemaField } from './schemaFields.ts';

/** The type of a schema's rows, from some of them. */
export function typeScriptOf(
  rows: readonly { readonly [key: string]: Json }[],
  fields: readonly SchemaField[],
): string {
  const lines = Object.keys(rows[0] ?? {}).map((key, at) => {
    const blank = Number(fields[at]?.blank ?? 0) > 0;
    const values = rows.map((row) => row[key] as Json);
    const types = new Set([
      ...values.filter((value) => value !== null).map(typeOf),
      ...(blank ? ['null'] : []),
    ]);
    return `  ${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${[...types].join(' | ') || 'unknown'};`;
  });
  return `interface Row {\n${lines.join('\n')}\n}`;
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return `(${[...new Set(value.map(typeOf))].join(' | ') || 'unknown'})[]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${typeOf(each)}`);
  return `{ ${entries.join('; ')} }`;
}
