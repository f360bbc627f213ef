import type { Value } from '../../draw/source.ts';
import type { Problem } from '../../kernel/problem.ts';
import { Random, type RowKey } from '../../kernel/random.ts';
import type { JsonSchema } from '../operation.ts';
import { agesIn } from './ages.ts';
import { Choices } from './choices.ts';
import { type Document, SchemaProblem, Unavoidable } from './document.ts';
import { Guesses } from './guesses.ts';
import { Heights } from './heights.ts';
import { satisfies } from './holds.ts';
import { largest, type Subschema } from './keywords.ts';
import type { Maker } from './maker.ts';
import { consequences, partsOf } from './parts.ts';
import { Avoidable, Exhausted, mendable } from './problems.ts';
import { MOST_VALUES, type Setting, type Try, type ValuePlace } from './tries.ts';
import { valueIn } from './value.ts';

/** Generates values of a schema, row by row. */
export class RowMaker implements Maker {
  readonly guesses: Guesses;
  readonly #heights: Heights;
  /** Number of values of each schema between the root and here. */
  readonly #open = new Map<JsonSchema, number>();
  readonly #kinds = new Map<JsonSchema, readonly JsonSchema[]>();
  readonly #plain = new Map<Subschema, Plain>();
  #made = 0;
  #failures = 0;

  constructor(
    readonly document: Document,
    readonly root: Subschema,
    readonly name: string,
    readonly setting: Setting,
  ) {
    this.#heights = new Heights(document, root);
    const height = this.#heights.of(root);
    if (height === Number.POSITIVE_INFINITY)
      throw document.problem(root, 'its values are endless: each one requires another of its own kind');
    if (height > DEEPEST) throw document.problem(root, `its values are nested over ${DEEPEST} levels deep`);
    this.guesses = new Guesses(setting, agesIn(document, root, setting.country));
  }

  row(key: RowKey): Value {
    this.#made = 0;
    this.#failures = 0;
    this.document.effort.restart();
    const people = this.guesses.peopleAt(0).open(key);
    const at: ValuePlace = {
      path: 'json',
      name: this.name,
      owner: '',
      beside: NONE,
      other: undefined,
      people,
      key,
      level: 0,
      depth: 0,
    };
    return this.make([this.root], at);
  }

  /** Generates a value that satisfies all schemas; `from` is the number of the first try. */
  make(schemas: readonly Subschema[], at: ValuePlace, from = 0): Value {
    const [main] = schemas;
    if (++this.#made > MOST_VALUES)
      throw new Exhausted(
        this.document.problem(main, `its values have over ${MOST_VALUES} items and properties`).message,
      );
    if (at.depth > 2 * DEEPEST)
      throw new Exhausted(
        this.document.problem(main, `its values are nested over ${DEEPEST} levels deep`).message,
      );
    this.document.spend(STEPS_PER_VALUE, main);
    const search: Search = { at, from, lean: this.#isLean(schemas, at), isSparing: false };
    const found = this.#search(schemas, search);
    if (!(found instanceof Unfound)) return found;
    const again = found.isAvoidable ? this.#search(schemas, { ...search, isSparing: true }) : found;
    if (again instanceof Unfound) throw found.problem;
    return again;
  }

  /**
   * Tries one combination of branches after the other. The first pass ignores negations and conditions; if they
   * fail, later passes choose among the ways to satisfy them.
   */
  #search(schemas: readonly Subschema[], { at, from, lean, isSparing }: Search): Value | Unfound {
    const { blank } = this.setting;
    let isThorough = false;
    let isUnfit = false;
    let isAvoidable = false;
    let problem: Problem | undefined;
    for (let i = 0, ways = 1; i < (isUnfit ? Math.max(ways, LEAST_TRIES) : ways); i++) {
      const attempt = from + i;
      const choices = new Choices(this.#heights, at, attempt, { lean, blank, isThorough });
      try {
        const { value, parts } = this.#settled(schemas, { at, attempt, lean, isSparing }, choices);
        if (isSure(value, parts) || schemas.every((schema) => satisfies(this.document, schema, value)))
          return value;
        isUnfit = true;
      } catch (error) {
        isAvoidable ||= error instanceof Avoidable;
        const cause = error instanceof Avoidable ? error.problem : mendable(error);
        if (!isThorough)
          problem ??=
            cause instanceof SchemaProblem
              ? cause
              : new Unavoidable(this.document, schemas[0], cause.message);
        if (++this.#failures > MOST_FAILURES + this.#made) throw new Exhausted(problem?.message ?? UNFOUND);
      }
      ways = Math.max(ways, Math.min(MOST_TRIES, choices.count));
      if (isThorough || !choices.isLucky) continue;
      isThorough = true;
      i--;
    }
    return new Unfound(problem ?? this.document.problem(schemas[0], UNFOUND), isAvoidable);
  }

  /** Returns true if a value should be minimal because it is deep, or inside others of its own kind. */
  #isLean(schemas: readonly Subschema[], { depth }: ValuePlace): boolean {
    const times = largest(
      schemas.flatMap((schema) => this.#kin(schema)).map((each) => this.#open.get(each) ?? 0),
    );
    return (
      depth > LEAN_DEPTH ||
      (depth > 3 && this.#made > MANY_VALUES) ||
      times >= 2 ||
      (times >= 1 && this.#made > LEAN_VALUES)
    );
  }

  /** Returns the schemas that a schema consists of or refers to directly. */
  #kin(schema: Subschema): readonly JsonSchema[] {
    if (typeof schema === 'boolean') return [];
    let kin = this.#kinds.get(schema);
    if (!kin) {
      const { allOf = [], anyOf = [], oneOf = [] } = schema as Readonly<Record<string, readonly Subschema[]>>;
      const all = [schema, ...allOf, ...anyOf, ...oneOf].filter((each) => typeof each === 'object');
      const targets = all
        .map((each) => this.document.target(each))
        .filter((each) => typeof each === 'object');
      kin = [...all, ...targets];
      this.#kinds.set(schema, kin);
    }
    return kin;
  }

  /** Generates a value, and adds the schemas of conditions that it meets. */
  #settled(schemas: readonly Subschema[], tried: Omit<Try, 'parts'>, choices: Choices): Made {
    let added: readonly Subschema[] = [];
    for (let round = 0; ; round++) {
      const parts = this.#parts(added.length > 0 ? [...schemas, ...added] : schemas, choices);
      this.document.spend(STEPS_PER_TRY + parts.length, parts[0] ?? schemas[0]);
      const value = this.#inside(parts, () => valueIn(this, { ...tried, parts }));
      const follows = consequences(this.document, parts, value);
      if (round === MOST_ROUNDS || follows.every((each) => added.includes(each))) return { value, parts };
      added = follows;
    }
  }

  /** Calls `value` while the parts count as open. */
  #inside(parts: readonly JsonSchema[], value: () => Value): Value {
    for (const part of parts) this.#open.set(part, (this.#open.get(part) ?? 0) + 1);
    try {
      return value();
    } finally {
      for (const part of parts) this.#open.set(part, (this.#open.get(part) as number) - 1);
    }
  }

  /** Returns the parts of some schemas. The parts of a schema without choices are cached. */
  #parts(schemas: readonly Subschema[], choices: Choices): readonly JsonSchema[] {
    const [only] = schemas;
    const isPlain = schemas.length === 1 && !choices.wanted.isThorough;
    const known = isPlain ? this.#plain.get(only as Subschema) : undefined;
    if (known) {
      choices.isLucky ||= known.isLucky;
      return known.parts;
    }
    const parts = partsOf(this.document, schemas, choices);
    if (isPlain && choices.isUntouched)
      this.#plain.set(only as Subschema, { parts, isLucky: choices.isLucky });
    return parts;
  }

  heightOf(schemas: readonly Subschema[]): number {
    return largest(schemas.map((schema) => this.#heights.of(schema)));
  }

  /** Returns the random stream of a value. */
  random({ at, attempt }: Pick<Try, 'at' | 'attempt'>, name = ''): Random {
    return new Random(`${at.path}${name}${attempt === 0 ? '' : `~${attempt}`}`).start(at.key);
  }
}

interface Search extends Omit<Try, 'parts' | 'attempt'> {
  /** The number of the first try. */
  readonly from: number;
}

/** The problem of a failed search, and whether skipping optional values may solve it. */
class Unfound {
  constructor(
    readonly problem: Problem,
    readonly isAvoidable: boolean,
  ) {}
}

/** The parts of a schema, and whether a negation or a condition is among them. */
interface Plain {
  readonly parts: readonly JsonSchema[];
  readonly isLucky: boolean;
}

const UNFOUND = 'no value was found that satisfies the whole schema';

interface Made {
  readonly value: Value;
  readonly parts: readonly JsonSchema[];
}

/** Keywords that apply to a whole object or list, so that valid members do not suffice. */
const WHOLE = 'oneOf not if contains propertyNames dependentSchemas dependentRequired dependencies'.split(
  ' ',
);

/** Returns true if a value satisfies its parts because its members do. */
function isSure(value: Value, parts: readonly JsonSchema[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !parts.some((part) => WHOLE.some((keyword) => keyword in part))
  );
}

/** Steps of generating a small value, besides steps that are counted elsewhere. */
const STEPS_PER_VALUE = 10;
const STEPS_PER_TRY = 10;

const NONE: readonly string[] = [];
const DEEPEST = 200;
const LEAN_DEPTH = 16;
const LEAN_VALUES = 100;
const MANY_VALUES = 5000;
const MOST_FAILURES = 1000;
const LEAST_TRIES = 24;
const MOST_TRIES = 60;
const MOST_ROUNDS = 6;
