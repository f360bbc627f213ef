import { FIELD_WORDS, MORE_WORDS, NUMBER_OF } from '../data/fieldWords.ts';
import { PRESET_WORDS } from '../data/presetWords.ts';
import { RECORD_WORDS, SET_WORDS, WHOLE_WORDS } from '../data/requestWords.ts';
import { COMMON } from '../fields/index.ts';
import { list } from '../kernel/text.ts';
import { PRESETS } from '../presets/shared.ts';
import { byPhrase } from './phrases.ts';
import { singular } from './tokens.ts';

/** Phrases with the same meaning in every country: the key of a field, a record, a set or a preset, by phrase. */
interface CommonWords {
  /** The common fields by their keys, labels and synonyms. */
  readonly fields: ReadonlyMap<string, string>;
  /** The common fields by their names in other languages. */
  readonly foreignFields: ReadonlyMap<string, string>;
  readonly records: ReadonlyMap<string, string>;
  /** Keys joined by spaces, or `group` and its name. */
  readonly sets: ReadonlyMap<string, string>;
  readonly presets: ReadonlyMap<string, string>;
  /** All these phrases. */
  readonly all: ReadonlySet<string>;
}

let commonTables: CommonWords | undefined;

export function commonWords(): CommonWords {
  commonTables ??= readCommonWords();
  return commonTables;
}

/** Reads the tables again. */
export function readCommonWords(): CommonWords {
  const tables = {
    fields: byPhrase(
      Object.entries(COMMON).map(([key, { label, synonyms = [] }]) => [
        key,
        [key, label, ...synonyms, ...list(MORE_WORDS[key] ?? '')],
      ]),
    ),
    foreignFields: byPhrase([
      ...Object.entries(FIELD_WORDS).map(([key, names]) => [key, list(names)] as const),
      ...Object.entries(FIELD_WORDS).map(([key, names]) => [key, numbersOf(list(names))] as const),
    ]),
    records: byPhrase([...RECORD_WORDS].map(([word, record]) => [record, [word]])),
    sets: byPhrase([...SET_WORDS].map(([word, set]) => [set, [word]])),
    presets: byPhrase(
      PRESETS.map(({ key, name }) => [key, [name, ...list(PRESET_WORDS[key] as string), key]]),
    ),
  };
  return { ...tables, all: new Set(Object.values(tables).flatMap((table) => [...table.keys()])) };
}

/** Turns names of several words into names of their numbers: `número do cartão de crédito`. */
function numbersOf(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.includes(' '))
    .flatMap((name) => list(NUMBER_OF).map((number) => `${number} ${name}`));
}

/** Returns the common field that a phrase names, in English or another language. */
export function commonField(phrase: string): string | undefined {
  const { fields, foreignFields } = commonWords();
  const named = (name: string) => fields.get(name) ?? foreignFields.get(name);
  return named(phrase) ?? named(singular(phrase));
}

/** Returns true if a phrase names something that several countries have. */
export function isCommonWord(phrase: string): boolean {
  return commonWords().all.has(phrase) || WHOLE_WORDS.has(phrase);
}
