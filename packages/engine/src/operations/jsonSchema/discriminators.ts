import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import { propertySchemas, satisfies } from './holds.ts';
import { ownProperty, type Subschema } from './keywords.ts';

/** Returns the schema that a discriminator adds to the chosen branch: its property names the branch. */
export function toldOfBranch({ discriminator }: JsonSchema, branch: Subschema): readonly JsonSchema[] {
  const ref = typeof branch === 'object' ? branch.$ref : undefined;
  if (typeof branch !== 'object' || typeof ref !== 'string') return [];
  return told(discriminator, branch, ref);
}

/**
 * Returns the schemas that discriminators add to schemas which others extend by `allOf`: the property names the
 * schema of the value. If the schemas contradict that, they win.
 */
export function toldOfHeirs(document: Document, parts: readonly JsonSchema[]): readonly JsonSchema[] {
  const bases = parts.filter(
    ({ discriminator, anyOf, oneOf }) => discriminator !== undefined && !anyOf && !oneOf,
  );
  return bases.flatMap((base) => {
    document.spend(parts.length, base);
    const heir = parts.find((part) => isNamed(document, part) && isHeir(document, part, base)) ?? base;
    if (!isNamed(document, heir)) return [];
    return told(base.discriminator, heir, `#${document.placeOf(heir)}`).filter(({ properties }) =>
      Object.entries(properties as Readonly<Record<string, { readonly const: string }>>).every(
        ([name, { const: value }]) =>
          parts.every((part) =>
            propertySchemas(document, part, name).every((each) => satisfies(document, each, value)),
          ),
      ),
    );
  });
}

/** Returns true if a schema has a name that a discriminator can use. */
function isNamed(document: Document, schema: JsonSchema): boolean {
  return /^\/(?:components\/schemas|\$defs|definitions)\/[^/]+$/.test(document.placeOf(schema));
}

function isHeir(document: Document, schema: JsonSchema, base: JsonSchema): boolean {
  const seen = new Set<Subschema>();
  const waiting: Subschema[] = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean' || seen.has(next)) continue;
    seen.add(next);
    document.spend(1, base);
    const extended = [document.target(next) ?? true, ...((next.allOf ?? []) as readonly Subschema[])];
    if (extended.includes(base)) return true;
    for (const each of extended) waiting.push(each);
  }
  return false;
}

const known = new WeakMap<JsonSchema, Map<string, JsonSchema>>();

/**
 * Returns a schema in which the property names the given schema, by the mapping or by its own name. In Swagger the
 * discriminator is only the property's name.
 */
function told(discriminator: unknown, schema: JsonSchema, ref: string): readonly JsonSchema[] {
  const name =
    typeof discriminator === 'string' ? discriminator : ownProperty<string>(discriminator, 'propertyName');
  if (name === undefined) return [];
  const mapping = ownProperty<Readonly<Record<string, string>>>(discriminator, 'mapping') ?? {};
  const own = ref.slice(ref.lastIndexOf('/') + 1);
  const value = Object.entries(mapping).find(([, target]) => target === ref || target === own)?.[0] ?? own;
  const all = known.get(schema) ?? new Map<string, JsonSchema>();
  known.set(schema, all);
  const saying = all.get(`${name} ${value}`) ?? {
    properties: { [name]: { const: value } },
    required: [name],
  };
  all.set(`${name} ${value}`, saying);
  return [saying];
}
