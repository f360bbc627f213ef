import { FIELD_WORDS, MORE_WORDS, NUMBER_OF } from '../data/fieldWords.ts';
import { PRESET_WORDS } from '../data/presetWords.ts';
import { RECORD_WORDS, SET_WORDS, WHOLE_WORDS } from '../data/requestWords.ts';
import { COMMON } from '../fields/index.ts';
import { list } from '../kernel/text.ts';
import { PRESETS } from '../presets/shared.ts';
import { byPhrase } from './phrases.ts';
import { singular } from './tokens.ts';

/** What phrases mean in every country that has such a thing: by phrase, the key of a field, a record, a set or a preset. */
interface CommonWords {
  /** The common fields, by their keys, labels and synonyms. */
  readonly fields: ReadonlyMap<string, string>;
  /** The common fields, by what other languages call them. */
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

/** Reads the tables afresh. */
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

/** Names of several words as those of their numbers: `número do cartão de crédito`. */
function numbersOf(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.includes(' '))
    .flatMap((name) => list(NUMBER_OF).map((number) => `${number} ${name}`));
}

/** The common field that a phrase names, in English or another language. */
export function commonField(phrase: string): string | undefined {
  const { fields, foreignFields } = commonWords();
  const named = (name: string) => fields.get(name) ?? foreignFields.get(name);
  return named(phrase) ?? named(singular(phrase));
}

/** Whether a phrase names something that is not one country's own. */
export function isCommonWord(phrase: string): boolean {
  return commonWords().all.has(phrase) || WHOLE_WORDS.has(phrase);
}
