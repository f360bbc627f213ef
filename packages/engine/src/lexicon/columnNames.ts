import { COLUMN_LANGUAGES, type ColumnLanguage } from '../data/columnLanguages.ts';
import { COLUMN_WORDS } from '../data/columnWords.ts';
import { list, remembered } from '../kernel/text.ts';
import type { Country } from '../model.ts';
import { byPhrase, phrasesOf } from './phrases.ts';
import { singular } from './tokens.ts';
import { wordKey } from './wordKey.ts';

/** Returns the words of a name in lower case, without a number at the end: `PostalCode2` is `postal code`. */
export const wordsIn = remembered((name: string): readonly string[] => {
  const apart = name
    .slice(0, LONGEST_NAME)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.:/$@#-]+/)
    .map(wordKey)
    .filter((word) => word !== '');
  return apart.length > 1 && /^[0-9]+$/.test(apart[apart.length - 1] as string) ? apart.slice(0, -1) : apart;
});

const LONGEST_NAME = 100;

type Specs = readonly string[];

interface LanguageTable {
  readonly words: ReadonlyMap<string, Specs>;
  readonly shared: ReadonlyMap<string, Specs>;
  /** Names that only this language has. */
  readonly telling: ReadonlySet<string>;
}

interface Tables {
  readonly english: ReadonlyMap<string, Specs>;
  readonly languages: ReadonlyMap<ColumnLanguage, LanguageTable>;
}

let known: Tables | undefined;

function tables(): Tables {
  known ??= { english: bySpecs(COLUMN_WORDS), languages: languageTables() };
  return known;
}

/** Returns meanings by phrase. A key lists its meanings, the best first. */
function bySpecs(words: Readonly<Record<string, string>>): ReadonlyMap<string, Specs> {
  return byPhrase(
    Object.entries(words).map(([specs, names]) => [specs === '' ? [] : specs.split('|'), list(names)]),
  );
}

function languageTables(): Tables['languages'] {
  const all = Object.values<ColumnLanguage>(COLUMN_LANGUAGES).map((language) => {
    const words = bySpecs(language.words);
    return { language, words, names: new Set([...words.keys(), ...phrasesOf(list(language.telling))]) };
  });
  return new Map(
    all.map(({ language, words, names }) => {
      const others = all.filter((each) => each.language !== language);
      const telling = [...names].filter((name) => !others.some((each) => each.names.has(name)));
      return [language, { words, shared: bySpecs(language.shared), telling: new Set(telling) }];
    }),
  );
}

/** Returns the languages of a country's schemas besides English. */
export function columnLanguages({ code }: Country): readonly ColumnLanguage[] {
  return languagesIn(code);
}

const languagesIn = remembered((code) =>
  Object.values<ColumnLanguage>(COLUMN_LANGUAGES).filter(({ countries }) => list(countries).includes(code)),
);

/** Returns true if a word belongs to a language of the country and to no other. */
export function isOfLanguage(country: Country, phrase: string): boolean {
  const { languages } = tables();
  return columnLanguages(country).some((language) => languages.get(language)?.telling.has(phrase));
}

/**
 * Returns the meaning of a phrase as the name of a column: in the languages of the country and of the names beside
 * it, in English, in other languages; undefined if no language has it.
 */
export function columnNamed(country: Country, phrase: string, beside: readonly string[]): Specs | undefined {
  const { english, languages } = tables();
  const own = [...columnLanguages(country), ...languagesTold(beside)];
  for (const each of new Set([phrase, singular(phrase)])) {
    for (const language of own) {
      const { words, shared } = languages.get(language) as LanguageTable;
      const found = shared.get(each) ?? words.get(each);
      if (found) return found;
    }
    const found =
      english.get(each) ?? Array.from(languages.values(), ({ words }) => words.get(each)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

const told = new WeakMap<readonly string[], readonly ColumnLanguage[]>();

/** Returns the languages of names that belong to one language only. */
function languagesTold(names: readonly string[]): readonly ColumnLanguage[] {
  let languages = told.get(names);
  if (!languages) {
    const phrases = names.map((name) => wordsIn(name).join(''));
    languages = [...tables().languages].flatMap(([language, { telling }]) =>
      phrases.some((phrase) => telling.has(phrase)) ? [language] : [],
    );
    told.set(names, languages);
  }
  return languages;
}
