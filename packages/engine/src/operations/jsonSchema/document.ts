import { unknownName } from '../../kernel/find.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import { type Regex, regex } from '../../regex/regex.ts';
import type { JsonSchema } from '../operation.ts';
import { CHARACTERS_PER_STEP, Effort, TRIES_PER_STEP } from './effort.ts';
import { ownProperty, type Subschema, subschemas, typesOf } from './keywords.ts';
import { refuseMalformed } from './wellFormed.ts';

/** A value that cannot be generated, and the place of the schema that requires it. */
export class SchemaProblem extends Problem {
  constructor(document: Document, schema: Subschema | undefined, why: string) {
    super('bad-json-schema', why, { place: document.placeOf(schema) || 'the schema' });
  }
}

/** A problem that no other value solves: a pattern that cannot be parsed, or persons that cannot exist. */
export class Unavoidable extends SchemaProblem {}

/** The schema causes more work than the effort allows; another try would not help. */
export class TooCostly extends Problem {
  /** Number of steps after which the work ended. */
  readonly steps: number;

  constructor(document: Document, schema: Subschema | undefined) {
    const { limit, multiple } = document.effort;
    super(
      'schema-too-costly',
      `the schema needs more than ${limit} steps of work; simplify it, or raise the option effort (now ${multiple})`,
      { place: document.placeOf(schema) || 'the schema', subject: 'effort' },
    );
    this.steps = document.effort.spent;
  }
}

/** A schema with all that it refers to, or a document that contains schemas, such as an OpenAPI description. */
export class Document {
  /** The JSON pointer of each schema. */
  readonly #places = new Map<object, string>();
  /** The nearest outer schema with an identifier, for each schema. */
  readonly #homes = new Map<object, JsonSchema>();
  readonly #identified = new Map<string, JsonSchema>();
  readonly #targets = new Map<JsonSchema, Subschema>();
  readonly #regexes = new Map<string, Regex>();
  readonly #anchors = new Map<string, JsonSchema>();

  constructor(
    readonly root: JsonSchema,
    readonly effort = new Effort(),
  ) {
    this.#walk(root, '', root);
    for (const [place, table] of tablesOf(root))
      for (const [name, schema] of Object.entries(table))
        this.#walk(schema, `${place}/${escaped(name)}`, root);
  }

  /** Returns the schema of the rows and its name, if it has one: a pointer, a component, or the root itself. */
  entry(ref: string | undefined): { readonly schema: Subschema; readonly name: string } {
    const tables = tablesOf(this.root).map(([, table]) => table);
    const names = tables.flatMap((table) => Object.keys(table));
    if (ref === undefined) {
      if (!isCollection(this.root)) return { schema: this.root, name: titleOf(this.root) };
      if (names.length === 1) return this.entry(names[0]);
      throw new Problem(
        'missing-parameter',
        `name one of the document's schemas by ref: ${names.join(', ') || 'it has none'}`,
        { subject: 'ref' },
      );
    }
    if (ref.startsWith('#'))
      return {
        schema: this.#resolved(this.root, ref),
        name: ref.slice(ref.lastIndexOf('/') + 1).replace('#', ''),
      };
    const table = tables.find((each) => Object.hasOwn(each, ref));
    if (table) return { schema: this.#checked(table[ref], `ref ${shown(ref)}`), name: ref };
    throw unknownName('unknown-schema', ref, names, { listed: Number.POSITIVE_INFINITY });
  }

  /** Returns the schema that a schema refers to, if it has a reference. */
  target(schema: JsonSchema): Subschema | undefined {
    const ref = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef;
    if (typeof ref !== 'string') return undefined;
    let target = this.#targets.get(schema);
    if (target === undefined) {
      target = this.#resolved(schema, ref);
      this.#targets.set(schema, target);
    }
    return target;
  }

  /** Counts steps of work that a schema causes, and refuses those beyond the limit. */
  spend(steps: number, schema: Subschema | undefined): void {
    if (!this.effort.spend(steps)) throw new TooCostly(this, schema);
  }

  /** Counts characters of texts that are read or written. */
  spendCharacters(count: number, schema: Subschema | undefined): void {
    this.spend(count / CHARACTERS_PER_STEP, schema);
  }

  /** Returns whether some part of a text matches a pattern of a schema. */
  matches(pattern: string, text: string, schema: Subschema): boolean {
    this.spend(STEPS_PER_MATCH, schema);
    return this.#regex(pattern, schema).fits.metered(text, (tries) =>
      this.spend(tries / TRIES_PER_STEP, schema),
    );
  }

  /** Returns the compiled pattern. The engine remembers few of them, and a schema may have many. */
  #regex(pattern: string, schema: Subschema): Regex {
    let compiled = this.#regexes.get(pattern);
    if (!compiled) {
      compiled = regex(pattern);
      this.#regexes.set(pattern, compiled);
      this.spend((pattern.length + compiled.fits.size) / TRIES_PER_STEP, schema);
    }
    return compiled;
  }

  /** Returns a problem with a schema, at its place. */
  problem(schema: Subschema | undefined, why: string): Problem {
    return new SchemaProblem(this, schema, why);
  }

  /** Returns the JSON pointer of a schema. */
  placeOf(schema: Subschema | undefined): string {
    return (typeof schema === 'object' && this.#places.get(schema)) || '';
  }

  #resolved(from: JsonSchema, ref: string): Subschema {
    const hash = ref.indexOf('#');
    const [base, fragment] = hash < 0 ? [ref, ''] : [ref.slice(0, hash), decoded(ref.slice(hash + 1))];
    const home = base === '' ? (this.#homes.get(from) ?? this.root) : this.#named(base);
    const found = home && this.#inside(home, fragment);
    if (found !== undefined) return found;
    throw this.problem(
      from,
      `${shown(ref)} is not in the schema; references must point into the document, such as into $defs`,
    );
  }

  #inside(home: JsonSchema, fragment: string): Subschema | undefined {
    if (fragment === '') return home;
    if (!fragment.startsWith('/')) return this.#anchors.get(fragment);
    for (const from of home === this.root ? [home] : [home, this.root]) {
      let found: unknown = from;
      for (const part of fragment.slice(1).split('/')) {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        found =
          typeof found === 'object' && found !== null && Object.hasOwn(found, key)
            ? (found as JsonSchema)[key]
            : undefined;
      }
      if (found === undefined) continue;
      const schema = this.#checked(found, fragment);
      this.#walk(schema, fragment, from);
      return schema;
    }
    return undefined;
  }

  #named(base: string): JsonSchema | undefined {
    const exact = this.#identified.get(base);
    if (exact) return exact;
    const found = [...this.#identified].find(([id]) => id.endsWith(`/${base.replace(/^\.?\//, '')}`));
    return found?.[1] ?? (isRegistry(this.root) ? ownProperty(this.root.schemas, base) : undefined);
  }

  /** Records the place of each schema. Not recursive, because a caller may nest schemas at any depth. */
  #walk(root: unknown, rootPlace: string, rootHome: JsonSchema): void {
    const waiting = [{ schema: root, place: rootPlace, home: rootHome }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const schema = this.#checked(next.schema, next.place);
      if (typeof schema === 'boolean' || this.#places.has(schema)) continue;
      const { $id, $anchor, $dynamicAnchor } = schema;
      const isHome = typeof $id === 'string' && !$id.startsWith('#');
      const home = isHome ? schema : next.home;
      this.#places.set(schema, next.place);
      this.#homes.set(schema, home);
      if (isHome) this.#identified.set($id.replace(/#$/, ''), schema);
      for (const anchor of [$anchor, $dynamicAnchor, isHome ? undefined : $id])
        if (typeof anchor === 'string') this.#anchors.set(anchor.replace(/^#/, ''), schema);
      for (const [path, child] of this.#read(schema)) {
        const place = next.place + path.map((part) => `/${escaped(part)}`).join('');
        waiting.push({ schema: child, place, home });
      }
    }
  }

  /** Returns the schemas inside one, if it is well formed. */
  #read(schema: JsonSchema): readonly (readonly [readonly string[], unknown])[] {
    try {
      typesOf(schema);
      refuseMalformed(schema);
      for (const value of [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])])
        refuseOdd(value);
      return subschemas(schema);
    } catch (error) {
      throw error instanceof Problem ? this.problem(schema, error.message) : error;
    }
  }

  #checked(schema: unknown, place: string): Subschema {
    if (
      typeof schema === 'boolean' ||
      (typeof schema === 'object' && schema !== null && !Array.isArray(schema))
    )
      return schema as Subschema;
    throw new Problem('bad-json-schema', {
      place: place || 'the schema',
      subject: 'a schema',
      expected: 'an object, true or false',
      given: schema,
    });
  }
}

/** Steps of matching a short text, besides the tries. */
const STEPS_PER_MATCH = 8;

const DEEPEST = 100;

/** Refuses a value that JSON cannot express, or that is nested too deep to be compared. */
function refuseOdd(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Problem('too-large', `a value is nested over ${DEEPEST} levels deep`);
    const odd = level.find(isOdd);
    if (odd !== undefined)
      throw new Problem('bad-json-schema', {
        subject: 'const and enum',
        expected: 'JSON values',
        given: odd,
      });
    // An object with several references is visited once.
    level = [...new Set(level)].flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
}

/** Returns true if JSON cannot express the value as it is: a big integer, a function, a date, a map. */
function isOdd(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return /^(bigint|function|symbol)$/.test(typeof value);
  return typeof (value as Date).toJSON === 'function' || Symbol.iterator in value !== Array.isArray(value);
}

/** Returns the tables of named schemas in a document. */
function tablesOf(root: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  const components = root.components as JsonSchema | undefined;
  const tables = [
    ['/components/schemas', components?.schemas],
    ['/$defs', root.$defs],
    ['/definitions', root.definitions],
    ['/schemas', isRegistry(root) ? root.schemas : undefined],
  ] as const;
  return tables.flatMap(([place, table]) =>
    typeof table === 'object' && table !== null ? [[place, table as JsonSchema] as const] : [],
  );
}

/** Returns true if a document is no schema itself: an OpenAPI description, or a registry that Zod wrote. */
function isCollection(root: JsonSchema): boolean {
  return typeof root.openapi === 'string' || typeof root.swagger === 'string' || isRegistry(root);
}

function isRegistry(root: JsonSchema): boolean {
  const keys = Object.keys(root);
  return keys.length === 1 && keys[0] === 'schemas';
}

function titleOf({ title }: JsonSchema): string {
  return typeof title === 'string' ? title : '';
}

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
