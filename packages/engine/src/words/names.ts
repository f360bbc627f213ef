import { CARDS } from '../data/cards.ts';
import { BANK_KINDS, BRAND_NAMES, BRAND_WORDS } from '../data/conditionWords.ts';
import { CITY_ENDINGS } from '../data/nameEndings.ts';
import { DESCRIPTIVE_WORDS, IDLE_WORDS } from '../data/requestWords.ts';
import { shared } from '../kernel/pool.ts';
import { list } from '../kernel/text.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { phrasesOf, spellingsOf } from '../lexicon/phrases.ts';
import { isCapital, isUnspaced } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country, NamedTable } from '../model.ts';
import { AREAS, FORMS, parseOtherNames } from '../spec/names.ts';

/** A city, a region, a bank or a card brand of a country, by its name in the country's file. */
export interface NamedEntry {
  readonly kind: 'city' | 'region' | 'bank' | 'brand';
  readonly country: Country;
  readonly name: string;
  /** True if the phrase is another name of it. Entries with their own name take precedence. */
  readonly other?: true;
  /** True if the phrase is its name in another language, or the name of its people; a typing error never means it. */
  readonly abroad?: true;
  /** True for a city that the country's file lacks, or a region without any of its cities. */
  readonly unlisted?: true;
}

/** The names of all cities, regions, banks and card brands, by phrase. */
export class NamedEntries {
  readonly #byPhrase = new Map<string, NamedEntry[]>();
  /** Names in scripts without spaces, as written. */
  readonly unspaced: readonly string[];

  /** `isTaken` returns true for phrases with another meaning. */
  constructor(countries: readonly Country[], isTaken: (phrase: string) => boolean) {
    const entries = countries.flatMap((country) => [
      ...placeEntries(country),
      ...bankEntries(country),
      ...brandEntries(country),
    ]);
    this.unspaced = entries.map(({ name }) => name).filter(isUnspaced);
    const { phrases, apart } = spellingsOf(entries.map(({ name }) => spoken(name)));
    const add = (sort: Entry['sort'], isFree: (phrase: string, meaning: NamedEntry) => boolean) =>
      entries.forEach((entry, i) => {
        const phrase = phrases[i] as string;
        if (entry.sort !== sort || !isFree(phrase, entry.meaning)) return;
        this.#add(phrase, entry.meaning);
        if (apart[i] !== undefined) this.#add(apart[i], entry.meaning);
      });
    add('name', () => true);
    add('short', (phrase, { country }) => !isTaken(phrase) && !this.#isPlace(phrase, country));
    const known = new Set(this.#byPhrase.keys());
    add('initials', (phrase) => !isTaken(phrase) && !known.has(phrase));
    add('group', (phrase, { country }) => !isTaken(phrase) && this.#isGroup(phrase, country));
    this.#byPhrase.delete('');
    // Card brands that no country has are known too.
    for (const phrase of phrasesOf(Object.entries(CARDS).flatMap(([brand, { label }]) => [brand, label]))) {
      if (!this.#byPhrase.has(phrase)) this.#byPhrase.set(phrase, []);
    }
  }

  /** Returns the entries that a phrase names, in any country; also by a BIC with its branch. */
  of(phrase: string): readonly NamedEntry[] | undefined {
    const found = this.#byPhrase.get(phrase);
    if (found || phrase.length !== 11) return found;
    const bank = this.#byPhrase.get(phrase.slice(0, 8));
    return bank?.some(({ country }) => country.code === phrase.slice(4, 6)) ? bank : undefined;
  }

  #add(phrase: string, meaning: NamedEntry): void {
    const same = this.#byPhrase.get(phrase);
    if (!same) this.#byPhrase.set(phrase, [meaning]);
    else if (!same.some((each) => isSame(each, meaning))) same.push(meaning);
  }

  /** Returns true if banks of other countries have that name, and nothing in this one. */
  #isGroup(phrase: string, country: Country): boolean {
    const all = this.#byPhrase.get(phrase);
    return all?.every((each) => each.kind === 'bank' && each.country !== country) ?? false;
  }

  #isPlace(phrase: string, country: Country): boolean {
    return (
      this.#byPhrase.get(phrase)?.some((each) => each.country === country && each.kind !== 'bank') ?? false
    );
  }

  /** Returns the phrases for a kind of entry. */
  phrases(wanted: NamedEntry['kind']): readonly string[] {
    return [...this.#byPhrase].flatMap(([phrase, all]) =>
      all.some(({ kind, abroad }) => kind === wanted && !abroad) ? [phrase] : [],
    );
  }
}

/** Returns a name without the parts that are removed from requests: possessives and the sign for "and". */
export function spoken(name: string): string {
  return name.replace(/&/g, ' ').replace(/([A-Za-z])['’]s(?![A-Za-z])/g, '$1');
}

function isSame(one: NamedEntry, other: NamedEntry): boolean {
  return one.country === other.country && one.kind === other.kind && one.name === other.name;
}

/**
 * A name and its precedence: a shorter name yields to places and other words, initials yield to everything; a
 * group's name means its banks abroad.
 */
interface Entry {
  readonly name: string;
  readonly meaning: NamedEntry;
  readonly sort: 'name' | 'short' | 'initials' | 'group';
}

const entry = (name: string, meaning: NamedEntry, sort: Entry['sort'] = 'name'): Entry => ({
  name,
  meaning,
  sort,
});

/** Returns the cells of two columns of a country's table, line by line. */
function cells(
  { columns, rows }: NamedTable,
  first: string,
  second: string,
): readonly (readonly [string, string])[] {
  const keys = columns.split(' ');
  const [i, j] = [keys.indexOf(first), keys.indexOf(second)];
  return rows
    .trim()
    .split('\n')
    .map((line) => {
      const row = line.trim().split('|');
      return [row[i] ?? '', row[j] ?? ''] as const;
    });
}

function placeEntries(country: Country): readonly Entry[] {
  const rows = cells(country.facts.places, 'city', 'region');
  const { others = '' } = country.facts.places;
  const named = (kind: 'city' | 'region', names: readonly string[]) =>
    new Map(names.map((name) => [name, { kind, country, name }] as const));
  const cities = named(
    'city',
    rows.map(([city]) => city),
  );
  const regions = named(
    'region',
    rows.map(([, region]) => region),
  );
  const abroad = country.facts.words?.places ?? '';
  return [
    ...entriesOf(cities, others.replaceAll('@', ''), (name) => {
      const short = name.replace(/ City$/, '');
      return regions.has(short) ? name : short;
    }),
    ...entriesOf(regions, others, withoutArea),
    ...[...otherEntries(abroad, cities), ...otherEntries(abroad.replaceAll('#', ''), regions)].flatMap(
      inflected,
    ),
    ...unlistedEntries(country),
  ];
}

/** Returns the cases of a name: `Берлин+`. */
function inflected({ name, meaning }: Entry): readonly Entry[] {
  const endings = name.endsWith('+') ? CITY_ENDINGS : undefined;
  const stem = endings ? name.slice(0, -1) : name;
  return (endings ?? ['']).map((ending) => entry(stem + ending, { ...meaning, other: true, abroad: true }));
}

/** Returns places by their names, short names and other names. */
function entriesOf(
  known: ReadonlyMap<string, NamedEntry>,
  others: string,
  shorter: (name: string) => string,
): readonly Entry[] {
  return [
    ...[...known].flatMap(([name, meaning]) => [
      entry(name, meaning),
      ...(known.has(shorter(name)) ? [] : [entry(shorter(name), meaning)]),
    ]),
    ...otherEntries(others, known).map(({ name, meaning, sort }) =>
      entry(name, meaning.name.startsWith(name) ? meaning : { ...meaning, other: true }, sort),
    ),
  ];
}

/** Returns a region's name without its kind of area; the District of Columbia is no Columbia. */
function withoutArea(name: string): string {
  return name.includes(' of ') ? name : without(AREAS, name);
}

function unlistedEntries(country: Country): readonly Entry[] {
  const { unlistedRegions: region, unlistedCities: city } = country.facts.words ?? {};
  return (['region', 'city'] as const).flatMap((kind) =>
    (({ region, city })[kind] ?? '')
      .split(/\s*[|\n]\s*/)
      .map((name) => entry(name, { kind, country, name, unlisted: true })),
  );
}

/** Returns other names of known entries. */
function otherEntries(others: string | undefined, known: ReadonlyMap<string, NamedEntry>): readonly Entry[] {
  return [...parseOtherNames(others)].flatMap(([name, names]) => {
    const meaning = known.get(name);
    return meaning ? names.map((other) => entry(other, meaning)) : [];
  });
}

/** Returns a name without some words. */
function without(words: ReadonlySet<string>, name: string): string {
  return name
    .split(' ')
    .filter((word) => !words.has(word.toLowerCase()))
    .join(' ');
}

function bankEntries(country: Country): readonly Entry[] {
  const { facts, name: land } = country;
  const homes = new Set([land, ...list(facts.aliases)].flatMap((name) => name.split(' ')).filter(isCapital));
  const known = new Map<string, NamedEntry>();
  const rows = cells(facts.banks, 'bank', 'bic');
  const names = new Set(rows.map(([name]) => name));
  const entries = rows.flatMap(([name, bic]) => {
    const meaning = known.get(name) ?? { kind: 'bank', country, name };
    known.set(name, meaning);
    const outside = name.replace(/ ?\(.*\)/, '');
    const abroad = outside.split(' ').filter((word) => !homes.has(word));
    const inside = /\((.*)\)/.exec(name)?.[1] ?? '';
    const own = inside.toLowerCase() === country.code ? '' : inside;
    return [
      entry(bic.slice(0, 8), meaning),
      entry(name, meaning),
      ...[
        outside,
        own,
        abroad.join(' ').replace(/ (?:of|de|du|del|the)$/i, ''),
        without(FORMS, abroad.join(' ')),
      ].map((short) => entry(short, meaning, 'short')),
      entry(
        initials(outside.split(' ').filter((word) => !isAcronym(word) || !homes.has(word))),
        meaning,
        'initials',
      ),
      ...[initials(abroad), groupOf(name, names)].map((group) =>
        entry(group, { ...meaning, other: true }, 'group'),
      ),
    ];
  });
  return [
    ...entries,
    ...groupEntries(country, [...known.keys()]),
    ...otherEntries(facts.banks.others, known),
  ];
}

/**
 * Returns the start of a bank's name that is unique in its country, if it may be the whole name abroad: `UniCredit
 * Bulbank`.
 */
function groupOf(name: string, names: ReadonlySet<string>): string {
  const [word = ''] = name.split(' ');
  const key = wordKey(word);
  const isOfMany =
    BANK_KINDS.has(key) || DESCRIPTIVE_WORDS.has(key) || IDLE_WORDS.has(key) || isEveryday(key);
  const others = [...names].filter((each) => each !== name && each.startsWith(`${word} `));
  return isOfMany || others.length > 0 ? '' : without(FORMS, word);
}

/** Returns the common starts of several banks' names, which stand for all of them: `Crédit Agricole`, `Sparkasse`. */
function groupEntries(country: Country, names: readonly string[]): readonly Entry[] {
  const members = new Map<string, number>();
  for (const name of names) {
    const words = name.split(' ');
    for (const size of [1, 2, 3].filter((each) => each < words.length)) {
      const group = words.slice(0, size).join(' ');
      if (without(FORMS, group) !== '') members.set(group, (members.get(group) ?? 0) + 1);
    }
  }
  return [...members]
    .filter(([group, count]) => count > (group.includes(' ') ? 1 : 2))
    .map(([name]) => entry(name, { kind: 'bank', country, name }, 'short'));
}

function isAcronym(word: string): boolean {
  return /^[A-Z]{2,}$/.test(word);
}

/**
 * Returns initials: `State Bank of India` to `SBI`, `Emirates NBD` to `ENBD`; empty for fewer than three letters or
 * two words.
 */
function initials(words: readonly string[]): string {
  const telling = words.filter(isCapital);
  const letters = telling.map((word) => (isAcronym(word) ? word : word[0])).join('');
  return telling.length < 2 || letters.length < 3 ? '' : letters;
}

/** Returns true if a card brand is also a word. */
export function isBrandAndWord(phrase: string): boolean {
  return AND_WORDS.has(phrase);
}

const AND_WORDS: ReadonlySet<string> = new Set(list(BRAND_WORDS));

let brandWords: ReadonlySet<string> | undefined;

/** Returns true if a word is in the name of a card brand. */
export function isBrandWord(word: string): boolean {
  brandWords ??= new Set(
    phrasesOf(
      Object.entries<{ readonly label: string }>(CARDS).flatMap(([brand, { label }]) =>
        [brand, label, ...list(BRAND_NAMES[brand] ?? '')].flatMap((name) => name.split(' ')),
      ),
    ),
  );
  return brandWords.has(word);
}

function brandEntries(country: Country): readonly Entry[] {
  return shared(country.facts.cards).entries.flatMap((brand) => {
    const { label } = CARDS[brand as keyof typeof CARDS];
    const meaning = { kind: 'brand', country, name: brand } as const;
    return [brand, label, ...list(BRAND_NAMES[brand] ?? '')].map((name) => entry(name, meaning));
  });
}
