import { BANK_NAMES } from '../../data/bankNames.ts';
import { CARDS } from '../../data/cards.ts';
import { BANK_COMMONS, BRAND_NAMES } from '../../data/conditionWords.ts';
import { PLACE_NAMES } from '../../data/placeNames.ts';
import { shared } from '../../kernel/pool.ts';
import { list } from '../../kernel/text.ts';
import type { Country } from '../../model.ts';
import { phrasesOf } from './phrases.ts';
import { isUnspaced } from './tokens.ts';

/** A city, a region, a bank or a card brand of a country, by the name that its file writes. */
export interface Named {
  readonly kind: 'city' | 'region' | 'bank' | 'brand';
  readonly country: Country;
  readonly name: string;
}

/** The names of all cities, regions, banks and card brands, by phrase. */
export class Names {
  readonly #byPhrase = new Map<string, Named[]>();
  /** Those of scripts without spaces, as they are written. */
  readonly unspaced: readonly string[];

  /** `isTaken` tells which phrases mean something else. */
  constructor(countries: readonly Country[], isTaken: (phrase: string) => boolean) {
    const entries = countries.flatMap((country) => [
      ...placeEntries(country),
      ...bankEntries(country),
      ...brandEntries(country),
    ]);
    this.unspaced = entries.map(({ name }) => name).filter(isUnspaced);
    const phrases = phrasesOf(entries.map(({ name }) => name));
    const add = (sort: Entry['sort'], isFree: (phrase: string, meaning: Named) => boolean) =>
      entries.forEach((entry, i) => {
        const phrase = phrases[i] as string;
        if (entry.sort === sort && isFree(phrase, entry.meaning)) this.#add(phrase, entry.meaning);
      });
    add('name', () => true);
    add('short', (phrase, { country }) => !isTaken(phrase) && !this.#isPlace(phrase, country));
    const known = new Set(this.#byPhrase.keys());
    add('initials', (phrase) => !isTaken(phrase) && !known.has(phrase));
    this.#byPhrase.delete('');
    // Card brands that no country has are known all the same.
    for (const phrase of phrasesOf(Object.entries(CARDS).flatMap(([brand, { label }]) => [brand, label]))) {
      if (!this.#byPhrase.has(phrase)) this.#byPhrase.set(phrase, []);
    }
  }

  /** What a phrase names, in whatever country; a BIC with its branch too. */
  of(phrase: string): readonly Named[] | undefined {
    const found = this.#byPhrase.get(phrase);
    if (found || !/^[a-z]{6}[a-z0-9]{5}$/.test(phrase)) return found;
    const bank = this.#byPhrase.get(phrase.slice(0, 8));
    return bank?.some(({ country }) => country.code === phrase.slice(4, 6)) ? bank : undefined;
  }

  #add(phrase: string, meaning: Named): void {
    const same = this.#byPhrase.get(phrase);
    if (!same) this.#byPhrase.set(phrase, [meaning]);
    else if (!same.some((each) => isSame(each, meaning))) same.push(meaning);
  }

  #isPlace(phrase: string, country: Country): boolean {
    return this.#byPhrase.get(phrase)?.some((each) => each.country === country && each.kind !== 'bank') ?? false;
  }

  /** The phrases for cities. */
  cities(): readonly string[] {
    return [...this.#byPhrase].flatMap(([phrase, all]) => (all.some(({ kind }) => kind === 'city') ? [phrase] : []));
  }
}

function isSame(one: Named, other: Named): boolean {
  return one.country === other.country && one.kind === other.kind && one.name === other.name;
}

/** A name; a shorter one gives way to places and other words, initials to everything. */
interface Entry {
  readonly name: string;
  readonly meaning: Named;
  readonly sort: 'name' | 'short' | 'initials';
}

const entry = (name: string, meaning: Named, sort: Entry['sort'] = 'name'): Entry => ({ name, meaning, sort });

/** The cells of two columns of a country's table, line by line. */
function cells(
  { columns, rows }: { readonly columns: string; readonly rows: string },
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

/** Kinds of region that people leave out: "Nairobi County", "Lagos State". */
const REGION_KINDS =
  /^(?:Region|Région|Región|Comunidad de|Province|District autonome d[e’]\s?|County|Grad|DKI|DI) | (?:County|State|Province|Region|District|Division|Governorate|Oblast|kraj|okrug|län|apskritis|City)$/;

function placeEntries(country: Country): readonly Entry[] {
  const rows = cells(country.facts.places, 'city', 'region');
  const regions = new Set(rows.map(([, region]) => region));
  const known = new Map<string, Named>();
  for (const name of regions) known.set(name, { kind: 'region', country, name });
  for (const [name] of rows) known.set(name, { kind: 'city', country, name });
  const shorter = [...known].flatMap(([name, meaning]) => {
    const short = name.replace(REGION_KINDS, '');
    return known.has(short) ? [] : [entry(short, meaning)];
  });
  return [
    ...[...known].map(([name, meaning]) => entry(name, meaning)),
    ...shorter,
    ...otherEntries(PLACE_NAMES[country.code], known),
  ];
}

/** Other names of what is known: `München=Munich,Muenchen`. */
function otherEntries(others: string | undefined, known: ReadonlyMap<string, Named>): readonly Entry[] {
  return list(others ?? '').flatMap((line) => {
    const [name = '', names = ''] = line.split('=');
    const meaning = known.get(name);
    return meaning ? names.split(',').map((other) => entry(other, meaning)) : [];
  });
}

const COMMONS: ReadonlySet<string> = new Set(BANK_COMMONS.split(' '));

function bankEntries(country: Country): readonly Entry[] {
  const { facts, name: land } = country;
  const homes = new Set(
    [land, ...list(facts.aliases)].flatMap((name) => name.split(' ')).filter((word) => /^[A-ZÀ-Þ]/.test(word)),
  );
  const known = new Map<string, Named>();
  const entries = cells(facts.banks, 'bank', 'bic').flatMap(([name, bic]) => {
    const meaning = known.get(name) ?? { kind: 'bank', country, name };
    known.set(name, meaning);
    const outside = name.replace(/ ?\(.*\)/, '');
    const words = outside.split(' ');
    const abroad = words.filter((word) => !homes.has(word));
    const telling = abroad.filter((word) => !COMMONS.has(word.toLowerCase()));
    return [
      entry(bic.slice(0, 8), meaning),
      entry(name, meaning),
      ...[outside, /\((.*)\)/.exec(name)?.[1] ?? '', ended(abroad).join(' '), telling.join(' ')].map((short) =>
        entry(short, meaning, 'short'),
      ),
      entry(initials(words), meaning, 'initials'),
    ];
  });
  return [...entries, ...otherEntries(BANK_NAMES[country.code], known)];
}

/** Words without "of" or the like at their end. */
function ended(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !/^(?:of|de|du|del|the|d')$/i.test(word));
  return words.slice(0, last + 1);
}

/** `State Bank of India` to `SBI`, `Emirates NBD` to `ENBD`; nothing for fewer than three letters or two words. */
function initials(words: readonly string[]): string {
  const telling = words.filter((word) => /^[A-ZÀ-Þ]/.test(word));
  const letters = telling.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word[0])).join('');
  return telling.length < 2 || letters.length < 3 ? '' : letters;
}

function brandEntries(country: Country): readonly Entry[] {
  return shared(country.facts.cards).entries.flatMap((brand) => {
    const { label } = CARDS[brand as keyof typeof CARDS];
    const meaning = { kind: 'brand', country, name: brand } as const;
    return [brand, label, ...list(BRAND_NAMES[brand] ?? '')].map((name) => entry(name, meaning));
  });
}
