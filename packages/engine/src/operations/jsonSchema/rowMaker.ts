import type { Value } from '../../draw/source.ts';
import { FARTHEST } from '../../kernel/limits.ts';
import type { Problem } from '../../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../../kernel/random.ts';
import { meaningsOf } from '../columnMeaning.ts';
import { wordsIn } from '../columnNames.ts';
import type { JsonSchema } from '../operation.ts';
import { agesIn } from './ages.ts';
import { type CalendarPart, calendarPart, partIn } from './calendarParts.ts';
import { Choices } from './choices.ts';
import { type Document, SchemaProblem, Unavoidable } from './document.ts';
import { Heights } from './heights.ts';
import { holds } from './holds.ts';
import { largest, type Subschema } from './keywords.ts';
import { type At, type Maker, MOST_VALUES, type Setting, type Try } from './maker.ts';
import { consequences, partsOf } from './parts.ts';
import { ABROAD, People } from './people.ts';
import { Avoidable, Exhausted, mendable } from './problems.ts';
import { valueIn } from './value.ts';

/** Makes values of a schema, row by row. */
export class RowMaker implements Maker {
  readonly #heights: Heights;
  readonly #people: People[] = [];
  /** How often each schema is being made, from the root to here. */
  readonly #open = new Map<JsonSchema, number>();
  readonly #kinds = new Map<JsonSchema, readonly JsonSchema[]>();
  readonly #plain = new Map<Subschema, Plain>();
  /** What names mean, by those beside them. */
  readonly #known = new WeakMap<readonly string[], Map<string, readonly string[]>>();
  /** How old the person of each level may be. */
  readonly #ages: readonly (string | undefined)[];
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
      throw document.problem(root, 'its values never end: each one needs another of its own kind');
    if (height > DEEPEST) throw document.problem(root, `its values are nested over ${DEEPEST} levels deep`);
    this.#ages = agesIn(document, root, setting.country);
  }

  row(key: RowKey): Value {
    this.#made = 0;
    this.#failures = 0;
    const people = this.#peopleAt(0).open(key);
    const at: At = {
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

  /** A value that satisfies all of some schemas; the first try is the one of that number. */
  make(schemas: readonly Subschema[], at: At, from = 0): Value {
    const [main] = schemas;
    if (++this.#made > MOST_VALUES)
      throw new Exhausted(this.document.problem(main, `its values have over ${MOST_VALUES} parts`).message);
    if (at.depth > 2 * DEEPEST)
      throw new Exhausted(
        this.document.problem(main, `its values are nested over ${DEEPEST} levels deep`).message,
      );
    const search: Search = { at, from, lean: this.#isLean(schemas, at), isSparing: false };
    const found = this.#search(schemas, search);
    if (!(found instanceof Unfound)) return found;
    const again = found.isAvoidable ? this.#search(schemas, { ...search, isSparing: true }) : found;
    if (again instanceof Unfound) throw found.problem;
    return again;
  }

  /** Tries one way after the other; negations and conditions are left to luck in the first try, and chosen among from then on. */
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
        if (isSure(value, parts) || schemas.every((schema) => holds(this.document, schema, value)))
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

  /** Whether a value had better come to an end: it is deep, or inside of others of its own kind. */
  #isLean(schemas: readonly Subschema[], { depth }: At): boolean {
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

  /** The schemas that values of one are of, as far as it says so itself. */
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

  /** A value, with what follows from the conditions that it meets. */
  #settled(schemas: readonly Subschema[], tried: Omit<Try, 'parts'>, choices: Choices): Made {
    let added: readonly Subschema[] = [];
    for (let round = 0; ; round++) {
      const parts = this.#parts(added.length > 0 ? [...schemas, ...added] : schemas, choices);
      const value = this.#inside(parts, () => valueIn(this, { ...tried, parts }));
      const follows = consequences(this.document, parts, value);
      if (round === MOST_ROUNDS || follows.every((each) => added.includes(each))) return { value, parts };
      added = follows;
    }
  }

  /** Makes a value while it is known what it is of. */
  #inside(parts: readonly JsonSchema[], value: () => Value): Value {
    for (const part of parts) this.#open.set(part, (this.#open.get(part) ?? 0) + 1);
    try {
      return value();
    } finally {
      for (const part of parts) this.#open.set(part, (this.#open.get(part) as number) - 1);
    }
  }

  /** The parts of some schemas; those of one without a choice are worked out once. */
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

  /** A stream of a value's own. */
  random({ at, attempt }: Pick<Try, 'at' | 'attempt'>, name = ''): Random {
    return new Random(`${at.path}${name}${attempt === 0 ? '' : `~${attempt}`}`).start(at.key);
  }

  /** The texts that the name of a value speaks of, likeliest first; after some tries those of others, then none. */
  *guesses({ at, attempt }: Try, isFirst: (spec: string) => boolean = () => false): Generator<string> {
    if (attempt > LAST_GUESSED) return;
    const all = this.#meanings(at);
    const specs = all.some(isFirst) ? [...all.filter(isFirst), ...all.filter((spec) => !isFirst(spec))] : all;
    const calendar = calendarPart(at.name, at.owner);
    if (specs.length === 0 && !calendar) return;
    for (let turn = attempt; turn < attempt + MOST_GUESSES; turn++) {
      const people = turn === 0 ? at.people : this.#peopleAt(at.level + 1).open(itemKey(at, `~${turn}`, 0));
      const stream = `${at.path}~${turn}`;
      for (const spec of specs)
        if (calendar) yield people.text(spec, stream, at.other);
        else yield* people.forms(spec, stream, at.other);
      if (calendar) yield* this.#calendarTexts(calendar, people, { ...at, path: stream });
    }
  }

  /** The part of the date that a name speaks of where it is one of the person, then any. */
  *#calendarTexts({ part, dates, spec }: CalendarPart, people: People, at: At): Generator<string> {
    for (const name of dates)
      for (const date of this.#meanings({ ...at, name, owner: '' })) {
        const text = date.startsWith('any.') ? undefined : partIn(people.text(date, at.path, at.other), part);
        if (text !== undefined) yield text;
      }
    yield people.text(spec, at.path, at.other);
  }

  /** The texts that the name of a value speaks of and that are not drawn anew: facts of the person and the country. */
  known({ at }: Try): readonly string[] {
    const facts = this.#meanings(at).filter((spec) => /^(?!any\.)|^any\.enum:[^,]*$/.test(spec));
    return facts.map((spec) => at.people.text(spec, at.path, at.other));
  }

  #meanings({ name, owner, beside }: At): readonly string[] {
    const key = `${owner} ${name}`;
    const known = this.#known.get(beside) ?? new Map<string, readonly string[]>();
    this.#known.set(beside, known);
    let meanings = known.get(key);
    if (!meanings) {
      const { country } = this.setting;
      const own = meaningsOf(country, name, { owner, beside });
      const isForeign = wordsIn(name).includes('iban') && !country.fields.has('iban');
      meanings = isForeign && this.#peopleAt(0).abroad ? [`${ABROAD}.iban`, ...own] : own;
      known.set(key, meanings);
    }
    return meanings;
  }

  /** The text of a spec, and after it the other ways to write it. */
  forms(spec: string, { at, attempt }: Try): Iterable<string> {
    return at.people.forms(spec, `${at.path}~${attempt}`, at.other);
  }

  /** The text of a spec. */
  text(spec: string, { at, attempt }: Try): string {
    return at.people.text(spec, `${at.path}~${attempt}`, at.other);
  }

  /** Where an item of a list is made: another person's, with streams of its own. */
  itemAt(at: At, index: number): At {
    const key = itemKey(at, '', index);
    const level = at.level + 1;
    return {
      ...at,
      path: `${at.path}/*`,
      key,
      level,
      people: this.#peopleAt(level).open(key),
      other: undefined,
    };
  }

  #peopleAt(level: number): People {
    const { world, country, where } = this.setting;
    const age = where?.age ?? this.#ages[level];
    this.#people[level] ??= new People(world, country, age === undefined ? where : { ...where, age });
    return this.#people[level] as People;
  }
}

/** A row of its own for an item of a row. */
function itemKey({ key, path }: At, name: string, index: number): RowKey {
  return new RowKey('').under(key, nameOf(path + name)).at((key.index % FARTHEST) * 1000 + index);
}

interface Search extends Omit<Try, 'parts' | 'attempt'> {
  /** The number of the first try. */
  readonly from: number;
}

/** Why no value was found, and whether one may be without what may be absent. */
class Unfound {
  constructor(
    readonly problem: Problem,
    readonly isAvoidable: boolean,
  ) {}
}

/** The parts of a schema, and whether there is a negation or a condition among them. */
interface Plain {
  readonly parts: readonly JsonSchema[];
  readonly isLucky: boolean;
}

const UNFOUND = 'no value was found that satisfies all of it';

interface Made {
  readonly value: Value;
  readonly parts: readonly JsonSchema[];
}

/** Keywords that speak of a whole object or list, so that making its members one by one is not enough. */
const WHOLE = 'oneOf not if contains propertyNames dependentSchemas dependentRequired dependencies'.split(
  ' ',
);

/** Whether a value satisfies its parts because its members do. */
function isSure(value: Value, parts: readonly JsonSchema[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !parts.some((part) => WHOLE.some((keyword) => keyword in part))
  );
}

const NONE: readonly string[] = [];
const DEEPEST = 200;
const LEAN_DEPTH = 16;
const LEAN_VALUES = 100;
const MANY_VALUES = 5000;
const MOST_FAILURES = 1000;
const LEAST_TRIES = 24;
const MOST_TRIES = 60;
const MOST_ROUNDS = 6;
/** The last try of a value that is guessed. */
const LAST_GUESSED = 3;
/** How many persons are asked for a value that fits. */
const MOST_GUESSES = 8;
