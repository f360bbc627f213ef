import { computed } from '@preact/signals';
import { query } from './address.ts';

/** The JSON Schema in the address, or the description that holds some; undefined where there is none. */
export const jsonDocument = computed((): { readonly schema?: object } | undefined => {
  if (query.value.json === undefined) return undefined;
  try {
    const schema: unknown = JSON.parse(query.value.json);
    return isDescription(schema) ? { schema } : {};
  } catch {
    return {};
  }
});

/** Words of which a JSON Schema, or a description of an API, has at least one. */
const KEYWORDS =
  '$schema $ref $defs definitions type properties required items enum const allOf anyOf oneOf openapi swagger components'.split(
    ' ',
  );

export function isDescription(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && KEYWORDS.some((keyword) => Object.hasOwn(value, keyword))
  );
}

/** The names of the schemas in a document, and whether it is an API's, which is no schema itself. */
export function documentNames(value: object): { readonly names: readonly string[]; readonly isApi: boolean } {
  const { components, $defs, definitions, openapi, swagger } = value as Readonly<Record<string, unknown>>;
  const tables = [Object(components).schemas, $defs, definitions];
  return {
    names: [...new Set(tables.flatMap((table) => Object.keys(Object(table))))],
    isApi: typeof openapi === 'string' || typeof swagger === 'string',
  };
}
