import type { JsonSchema } from '../operation.ts';
import type { Document } from './document.ts';
import {
  largest,
  namesIn,
  numberIn,
  ownProperty,
  type Subschema,
  smallest,
  spokenTypes,
  subschemasOf,
  typesOf,
} from './keywords.ts';

/**
 * The minimum nesting of the values of a schema, 0 for a text or a number; infinite if each requires another of its
 * own kind.
 */
export class Heights {
  readonly #heights = new Map<JsonSchema, number>();

  constructor(
    readonly document: Document,
    root: Subschema,
  ) {
    const reached = this.#reachable(root);
    const users = this.#usersIn(reached);
    // After the first round, only what uses a schema whose height changed is computed again.
    const isStale = new Uint8Array(reached.length).fill(1);
    for (let round = 0, changed = true; changed && round < MOST_ROUNDS; round++) {
      changed = false;
      for (const [i, schema] of reached.entries()) {
        if (!isStale[i]) continue;
        isStale[i] = 0;
        const height = this.#reckoned(schema);
        if (height === this.of(schema)) continue;
        this.#heights.set(schema, height);
        for (const user of users.get(schema) ?? []) isStale[user] = 1;
        changed = true;
      }
    }
  }

  of(schema: Subschema): number {
    return typeof schema === 'boolean' ? 0 : (this.#heights.get(schema) ?? Number.POSITIVE_INFINITY);
  }

  /** Returns every schema that a value may depend on, the innermost first. */
  #reachable(root: Subschema): readonly JsonSchema[] {
    const reached = new Set<JsonSchema>();
    const waiting = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'boolean' || reached.has(next)) continue;
      reached.add(next);
      for (const used of this.#used(next)) waiting.push(used);
    }
    return [...reached].reverse();
  }

  /** Returns the schemas inside a schema, and the one that it refers to. */
  #used(schema: JsonSchema): readonly Subschema[] {
    const target = this.document.target(schema);
    const inner = subschemasOf(schema);
    return target === undefined ? inner : [target, ...inner];
  }

  /** Returns the indexes of the schemas that use each schema. */
  #usersIn(reached: readonly JsonSchema[]): ReadonlyMap<Subschema, readonly number[]> {
    const users = new Map<Subschema, number[]>();
    for (const [i, schema] of reached.entries()) {
      for (const used of this.#used(schema)) {
        const known = users.get(used);
        if (known) known.push(i);
        else users.set(used, [i]);
      }
    }
    return users;
  }

  #reckoned(schema: JsonSchema): number {
    if (schema.const !== undefined || schema.enum !== undefined) return 0;
    const types = typesOf(schema) ?? spokenTypes(schema);
    if (types.some((type) => type !== 'object' && type !== 'array')) return 0;
    const target = this.document.target(schema);
    const all = [
      ...((schema.allOf ?? []) as readonly Subschema[]),
      ...(target === undefined ? [] : [target]),
    ];
    const either = [schema.anyOf, schema.oneOf].flatMap((branches) =>
      Array.isArray(branches) && branches.length > 0
        ? [smallest(branches.map((each: Subschema) => this.of(each)))]
        : [],
    );
    const inside = types.includes('array')
      ? this.#inArray(schema)
      : types.length > 0
        ? this.#inObject(schema)
        : 0;
    return largest([inside, ...all.map((each) => this.of(each)), ...either]);
  }

  #inObject(schema: JsonSchema): number {
    const heights = namesIn(schema.required).map((name) => {
      const own = ownProperty<Subschema>(schema.properties, name);
      return own === undefined ? 0 : this.of(own);
    });
    return 1 + largest(heights);
  }

  #inArray(schema: JsonSchema): number {
    const least = numberIn(schema, 'minItems') ?? 0;
    if (least === 0) return 1;
    const { items, prefixItems } = schema;
    const first = [prefixItems, items].find(Array.isArray) as readonly Subschema[] | undefined;
    const rest = Array.isArray(items) || (first?.length ?? 0) >= least ? [] : [(items ?? true) as Subschema];
    return 1 + largest([...(first ?? []).slice(0, least), ...rest].map((each) => this.of(each)));
  }
}

const MOST_ROUNDS = 200;
