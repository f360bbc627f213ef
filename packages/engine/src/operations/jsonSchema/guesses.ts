import { FARTHEST } from '../../kernel/limits.ts';
import { nameOf, RowKey } from '../../kernel/random.ts';
import { wordsIn } from '../../lexicon/columnNames.ts';
import { meaningsOf } from '../columnMeaning.ts';
import { type CalendarPart, calendarPart, partIn } from './calendarParts.ts';
import { ABROAD, RowPeople } from './people.ts';
import type { Setting, Try, ValuePlace } from './tries.ts';

/** Values that the names of properties suggest, and the persons they belong to. */
export class Guesses {
  readonly #people: RowPeople[] = [];
  /** The meanings of names, by the names beside them. */
  readonly #known = new WeakMap<readonly string[], Map<string, readonly string[]>>();

  constructor(
    readonly setting: Setting,
    /** Age ranges of the person at each level. */
    readonly ages: readonly (string | undefined)[],
  ) {}

  /** Yields the texts that a name suggests, the likeliest first. Later tries use other persons, then nothing. */
  *of({ at, attempt }: Try, isFirst: (spec: string) => boolean = () => false): Generator<string> {
    if (attempt > LAST_GUESSED) return;
    const all = this.#meanings(at);
    const specs = all.some(isFirst) ? [...all.filter(isFirst), ...all.filter((spec) => !isFirst(spec))] : all;
    const calendar = calendarPart(at.name, at.owner);
    if (specs.length === 0 && !calendar) return;
    for (let turn = attempt; turn < attempt + MOST_GUESSES; turn++) {
      const people = turn === 0 ? at.people : this.peopleAt(at.level + 1).open(itemKey(at, `~${turn}`, 0));
      const stream = `${at.path}~${turn}`;
      for (const spec of specs)
        if (calendar) yield people.text(spec, stream, at.other);
        else yield* people.forms(spec, stream, at.other);
      if (calendar) yield* this.#calendarTexts(calendar, people, { ...at, path: stream });
    }
  }

  /** Yields the part of a date that a name means: of the person's date if there is one, then any. */
  *#calendarTexts({ part, dates, spec }: CalendarPart, people: RowPeople, at: ValuePlace): Generator<string> {
    for (const name of dates)
      for (const date of this.#meanings({ ...at, name, owner: '' })) {
        const text = date.startsWith('any.') ? undefined : partIn(people.text(date, at.path, at.other), part);
        if (text !== undefined) yield text;
      }
    yield people.text(spec, at.path, at.other);
  }

  /** Returns the texts that a name suggests and that need no draw: facts of the person and the country. */
  known({ at }: Try): readonly string[] {
    const facts = this.#meanings(at).filter((spec) => /^(?!any\.)|^any\.enum:[^,]*$/.test(spec));
    return facts.map((spec) => at.people.text(spec, at.path, at.other));
  }

  #meanings({ name, owner, beside }: ValuePlace): readonly string[] {
    const key = `${owner} ${name}`;
    const known = this.#known.get(beside) ?? new Map<string, readonly string[]>();
    this.#known.set(beside, known);
    let meanings = known.get(key);
    if (!meanings) {
      const { country } = this.setting;
      const own = meaningsOf(country, name, { owner, beside });
      const isForeign = wordsIn(name).includes('iban') && !country.fields.has('iban');
      meanings = isForeign && this.peopleAt(0).abroad ? [`${ABROAD}.iban`, ...own] : own;
      known.set(key, meanings);
    }
    return meanings;
  }

  /** Returns the context of an item in a list: another person, with its own streams. */
  itemAt(at: ValuePlace, index: number): ValuePlace {
    const key = itemKey(at, '', index);
    const level = at.level + 1;
    return {
      ...at,
      path: `${at.path}/*`,
      key,
      level,
      people: this.peopleAt(level).open(key),
      other: undefined,
    };
  }

  /** Returns the persons of a row, or of an item at that depth of lists. */
  peopleAt(level: number): RowPeople {
    const { world, country, where } = this.setting;
    const age = where?.age ?? this.ages[level];
    this.#people[level] ??= new RowPeople(world, country, age === undefined ? where : { ...where, age });
    return this.#people[level] as RowPeople;
  }
}

/** Returns the text of a spec. */
export function textAt(spec: string, { at, attempt }: Try): string {
  return at.people.text(spec, `${at.path}~${attempt}`, at.other);
}

/** Yields the text of a spec and its other forms. */
export function formsAt(spec: string, { at, attempt }: Try): Iterable<string> {
  return at.people.forms(spec, `${at.path}~${attempt}`, at.other);
}

/** Returns the key of an item in a row. */
function itemKey({ key, path }: ValuePlace, name: string, index: number): RowKey {
  return new RowKey('').under(key, nameOf(path + name)).at((key.index % FARTHEST) * 1000 + index);
}

/** The last try that guesses a value. */
const LAST_GUESSED = 3;
/** Number of persons that are tried for a value that fits. */
const MOST_GUESSES = 8;
