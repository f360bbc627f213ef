import { HOME_WORDS, SEX_WORDS } from '../data/conditionWords.ts';
import { ELSEWHERE } from '../data/elsewhere.ts';
import { FIELD_WORDS } from '../data/fieldWords.ts';
import { ADJECTIVE_ENDINGS, LAND_ENDINGS } from '../data/nameEndings.ts';
import { NOT_TERRITORIES, RECORD_WORDS, UNSPACED_WORDS } from '../data/requestWords.ts';
import { flagOf } from '../draw/country.ts';
import { list } from '../kernel/text.ts';
import { isCommonWord } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { byPhrase, phrasesOf } from '../lexicon/phrases.ts';
import { SlipIndex, type Slips, slipMeaning } from '../lexicon/slips.ts';
import { isUnspaced } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { World } from '../spec/spec.ts';
import { LocalNameIndex } from './localNames.ts';
import { isBrandAndWord, NamedEntries, type NamedEntry, spoken } from './names.ts';
import { numberedNames, type WrittenNames } from './written.ts';

/** The meaning of a territory's name: a covered country, another one, or none at all ("American Express"). */
export type Territory = Country | 'elsewhere' | 'nowhere';

const vocabularies = new WeakMap<World, Vocabulary>();

/** Returns the vocabulary of a world, cached. */
export function vocabularyOf(world: World): Vocabulary {
  let vocabulary = vocabularies.get(world);
  if (!vocabulary) {
    vocabulary = new Vocabulary([...world.countries.values()], new Set(world.types.keys()));
    vocabularies.set(world, vocabulary);
  }
  return vocabulary;
}

/** The words of all countries together. Each part is computed on first use. */
export class Vocabulary {
  readonly #countries: readonly Country[];
  readonly #territories: Map<string, Territory>;
  readonly #codes = new Map<string, Country>();
  #localNames: LocalNameIndex | undefined;
  #names: NamedEntries | undefined;
  #homes: ReadonlyMap<string, Country> | undefined;
  #citySlips: Slips<readonly NamedEntry[]> | undefined;
  #bankSlips: Slips<readonly NamedEntry[]> | undefined;
  #brandSlips: Slips<readonly NamedEntry[]> | undefined;
  #women: ReadonlySet<string> | undefined;
  #numbered: WrittenNames | undefined;
  #unspaced: ReadonlySet<string> | undefined;
  #territorySlips: Slips<Territory> | undefined;
  #localSlips: Slips<readonly Country[]> | undefined;

  constructor(
    countries: readonly Country[],
    /** Values that belong to no country. */
    readonly types: ReadonlySet<string> = new Set(),
  ) {
    this.#countries = countries;
    this.#territories = new Map<string, Territory>(
      byPhrase([
        ['nowhere', NOT_TERRITORIES],
        ['elsewhere', ELSEWHERE],
      ]),
    );
    for (const country of countries) {
      this.#codes.set(country.code, country).set(country.facts.alpha3.toLowerCase(), country);
    }
    for (const [phrase, country] of byPhrase(
      countries.map((each) => [each, territoryNames(each).map(spoken)]),
    )) {
      const names: Map<string, Territory> = /^[a-z]{2,3}$/.test(phrase) ? this.#codes : this.#territories;
      names.set(phrase, country);
    }
  }

  /** Returns the meaning of a name of a country or its people. */
  territoryOf(phrase: string): Territory | undefined {
    return this.#territories.get(phrase);
  }

  /** Returns the country with that code of two or three letters, or with such a short nickname. */
  countryOfCode(word: string): Country | undefined {
    return this.#codes.get(word);
  }

  /** Returns the countries with a dialling code: `+49`. */
  countriesDialled(code: string): readonly Country[] {
    return this.#countries.filter(({ facts }) => facts.phone.trim().split(' ')[0] === code);
  }

  /** Returns the countries that a local name of an identifier or a payment implies; one, if it decides. */
  impliedCountries(phrase: string): readonly Country[] | undefined {
    return this.#territories.has(phrase) ? undefined : this.#locals.countriesOf(phrase);
  }

  /** The cities, regions, banks and card brands of all countries. */
  get names(): NamedEntries {
    this.#names ??= new NamedEntries(this.#countries, (phrase) => this.#territories.has(phrase));
    return this.#names;
  }

  /** Returns the country that nearly everyone means by a word. */
  homeOf(phrase: string): Country | undefined {
    this.#homes ??= byPhrase(
      this.#countries.map((country) => [country, list(HOME_WORDS[country.code] ?? '')] as const),
    );
    return this.#homes.get(phrase);
  }

  /** Returns the field that a local name means at home, for requests that use it for another country. */
  localField(phrase: string): string | undefined {
    return this.#locals.fieldOf(phrase);
  }

  /** Returns true if only other countries use a local name. */
  isOfOthers(phrase: string, country: Country): boolean {
    return this.#locals.isOfOthers(phrase, country);
  }

  /** Returns true if a phrase names a field or a record in some country. */
  namesSomething(phrase: string): boolean {
    return isCommonWord(phrase) || this.#locals.has(phrase);
  }

  /** Words for the women of countries. */
  get women(): ReadonlySet<string> {
    this.#women ??= new Set(
      this.#countries.flatMap(({ facts }) => phrasesOf(list(facts.words?.women ?? ''))),
    );
    return this.#women;
  }

  /** Names that contain numbers, which are no counts. */
  get numbered(): WrittenNames {
    this.#numbered ??= numberedNames(this.#countries);
    return this.#numbered;
  }

  /** Known words in scripts without spaces, as written. */
  get unspaced(): ReadonlySet<string> {
    const names = () => [
      ...this.#countries.flatMap(territoryNames),
      ...this.#locals.names(),
      ...ELSEWHERE,
      ...Object.values(FIELD_WORDS).flatMap(list),
      ...RECORD_WORDS.keys(),
      ...list(UNSPACED_WORDS),
      ...this.names.unspaced,
      ...Object.values(SEX_WORDS).flatMap(list),
    ];
    this.#unspaced ??= new Set(
      names()
        .filter(isUnspaced)
        .map((name) => name.normalize('NFKC')),
    );
    return this.#unspaced;
  }

  /** Returns the country whose name is misspelt. */
  misspeltTerritory(word: string): Territory | undefined {
    if (word.length === 4) return this.#undoubledTerritory(word);
    this.#territorySlips ??= {
      indexes: [new SlipIndex(this.#territories.keys())],
      meaningOf: (phrase) => this.#territories.get(phrase),
      same: (one, other) => one === other,
      strict: true,
    };
    return slipMeaning(this.#territorySlips, word);
  }

  /** `swis`: a name of five letters in which a doubled letter is written once. */
  #undoubledTerritory(word: string): Territory | undefined {
    if (isEveryday(word)) return undefined;
    return [...word]
      .map((letter, i) => this.#territories.get(word.slice(0, i) + letter + word.slice(i)))
      .find((territory) => territory !== undefined);
  }

  /** Returns the countries that a misspelt local name implies. */
  misspeltLocalName(word: string): readonly Country[] | undefined {
    this.#localSlips ??= {
      indexes: [new SlipIndex([...this.#locals.phrases()].filter(({ length }) => length >= 6))],
      meaningOf: (phrase) => this.impliedCountries(phrase),
      same: (one, other) => codesOf(one) === codesOf(other),
    };
    return slipMeaning(this.#localSlips, word);
  }

  /** Returns the places of a city's name that is misspelt or inflected. */
  misspeltCity(word: string): readonly NamedEntry[] | undefined {
    this.#citySlips ??= this.#slipsOf('city', ({ length }) => length >= 6, {
      strict: true,
      replaced: 7,
      edits: 1,
    });
    return slipMeaning(this.#citySlips, word);
  }

  /** Returns the banks of a misspelt name. */
  misspeltBank(phrase: string): readonly NamedEntry[] | undefined {
    this.#bankSlips ??= this.#slipsOf('bank', ({ length }) => length >= 6, { strict: true, edits: 1 });
    return slipMeaning(this.#bankSlips, phrase);
  }

  /** Returns the card brands of a misspelt name. */
  misspeltBrand(word: string): readonly NamedEntry[] | undefined {
    this.#brandSlips ??= this.#slipsOf('brand', (phrase) => !isBrandAndWord(phrase));
    return slipMeaning(this.#brandSlips, word);
  }

  #slipsOf(
    wanted: NamedEntry['kind'],
    isSure: (phrase: string) => boolean,
    bounds: Pick<Slips<unknown>, 'strict' | 'replaced' | 'edits'> = {},
  ): Slips<readonly NamedEntry[]> {
    return {
      indexes: [new SlipIndex(this.names.phrases(wanted).filter(isSure))],
      meaningOf: (phrase) => this.names.of(phrase)?.filter(({ kind }) => kind === wanted),
      same: ([one], [other]) => one === other,
      ...bounds,
    };
  }

  get #locals(): LocalNameIndex {
    this.#localNames ??= new LocalNameIndex(this.#countries);
    return this.#localNames;
  }
}

function territoryNames({ code, name, facts }: Country): readonly string[] {
  const { exonyms = '', women = '', scripts = '' } = facts.words ?? {};
  return [
    name,
    flagOf(code),
    ...[facts.aliases, exonyms, women].flatMap(list),
    ...list(scripts).flatMap(inflected),
  ];
}

/** Returns the inflected forms that a name's mark or script calls for, and its people: 日本人, 독일인. */
function inflected(name: string): readonly string[] {
  const stem = name.slice(0, -1);
  if (name.endsWith('^')) return LAND_ENDINGS.map((ending) => stem + ending);
  if (name.endsWith('~'))
    return ARABIC.test(stem)
      ? ['', 'ة', 'ون', 'ين', 'ات'].flatMap((ending) => [stem + ending, `ال${stem}${ending}`])
      : ADJECTIVE_ENDINGS.map((ending) => stem + ending);
  if (HANGUL.test(name)) return [name, `${name}인`];
  return isUnspaced(name) ? [name, `${name}人`] : [name];
}

const ARABIC = /^[\u0600-\u06ff]/;
const HANGUL = /^[\uac00-\ud7af]/;

function codesOf(countries: readonly Country[]): string {
  return countries.map(({ code }) => code).join();
}
