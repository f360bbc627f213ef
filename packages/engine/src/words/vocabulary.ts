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
import { LocalNames } from './localNames.ts';
import { isBrandAndWord, type Named, Names, spoken } from './names.ts';
import { numberedNames, type WrittenNames } from './written.ts';

/** What a territory's name stands for: a country of ours, one that is not, or none at all ("American Express"). */
export type Territory = Country | 'elsewhere' | 'nowhere';

const vocabularies = new WeakMap<World, Vocabulary>();

/** The vocabulary of a world, made once. */
export function vocabularyOf(world: World): Vocabulary {
  let vocabulary = vocabularies.get(world);
  if (!vocabulary) {
    vocabulary = new Vocabulary([...world.countries.values()], new Set(world.types.keys()));
    vocabularies.set(world, vocabulary);
  }
  return vocabulary;
}

/** What is known of all countries together. Each part is made when a request first needs it. */
export class Vocabulary {
  readonly #countries: readonly Country[];
  readonly #territories: Map<string, Territory>;
  readonly #codes = new Map<string, Country>();
  #localNames: LocalNames | undefined;
  #names: Names | undefined;
  #homes: ReadonlyMap<string, Country> | undefined;
  #citySlips: Slips<readonly Named[]> | undefined;
  #bankSlips: Slips<readonly Named[]> | undefined;
  #brandSlips: Slips<readonly Named[]> | undefined;
  #women: ReadonlySet<string> | undefined;
  #numbered: WrittenNames | undefined;
  #unspaced: ReadonlySet<string> | undefined;
  #territorySlips: Slips<Territory> | undefined;
  #localSlips: Slips<readonly Country[]> | undefined;

  constructor(
    countries: readonly Country[],
    /** What there is without a country. */
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

  /** What a name of a country or of its people stands for. */
  territoryOf(phrase: string): Territory | undefined {
    return this.#territories.get(phrase);
  }

  /** The country with that code of two or three letters, or a nickname as short. */
  countryOfCode(word: string): Country | undefined {
    return this.#codes.get(word);
  }

  /** The countries with a dialling code: `+49`. */
  countriesDialled(code: string): readonly Country[] {
    return this.#countries.filter(({ facts }) => facts.phone.trim().split(' ')[0] === code);
  }

  /** The countries that a local name of an identifier or a payment implies; one, if it is to be of use. */
  impliedCountries(phrase: string): readonly Country[] | undefined {
    return this.#territories.has(phrase) ? undefined : this.#locals.countriesOf(phrase);
  }

  /** The cities, regions, banks and card brands of all countries. */
  get names(): Names {
    this.#names ??= new Names(this.#countries, (phrase) => this.#territories.has(phrase));
    return this.#names;
  }

  /** The country that nearly everyone means by a word. */
  homeOf(phrase: string): Country | undefined {
    this.#homes ??= byPhrase(
      this.#countries.map((country) => [country, list(HOME_WORDS[country.code] ?? '')] as const),
    );
    return this.#homes.get(phrase);
  }

  /** The field that a local name stands for where it is used, for requests that use it of another country. */
  localField(phrase: string): string | undefined {
    return this.#locals.fieldOf(phrase);
  }

  /** Whether a local name is other countries' own. */
  isOfOthers(phrase: string, country: Country): boolean {
    return this.#locals.isOfOthers(phrase, country);
  }

  /** Whether a phrase names a field or a record somewhere. */
  namesSomething(phrase: string): boolean {
    return isCommonWord(phrase) || this.#locals.has(phrase);
  }

  /** What women of a country are called. */
  get women(): ReadonlySet<string> {
    this.#women ??= new Set(
      this.#countries.flatMap(({ facts }) => phrasesOf(list(facts.words?.women ?? ''))),
    );
    return this.#women;
  }

  /** Names with numbers in them, which are no counts. */
  get numbered(): WrittenNames {
    this.#numbered ??= numberedNames(this.#countries);
    return this.#numbered;
  }

  /** Known words of scripts without spaces, as written. */
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

  /** The country whose name has a slip in it. */
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

  /** `swis`: a name of five letters, of which two alike are written as one. */
  #undoubledTerritory(word: string): Territory | undefined {
    if (isEveryday(word)) return undefined;
    return [...word]
      .map((letter, i) => this.#territories.get(word.slice(0, i) + letter + word.slice(i)))
      .find((territory) => territory !== undefined);
  }

  /** The countries that a local name with a slip in it implies. */
  misspeltLocalName(word: string): readonly Country[] | undefined {
    this.#localSlips ??= {
      indexes: [new SlipIndex([...this.#locals.phrases()].filter(({ length }) => length >= 6))],
      meaningOf: (phrase) => this.impliedCountries(phrase),
      same: (one, other) => codesOf(one) === codesOf(other),
    };
    return slipMeaning(this.#localSlips, word);
  }

  /** The places that a city's name with a slip or an ending in it stands for. */
  misspeltCity(word: string): readonly Named[] | undefined {
    this.#citySlips ??= this.#slipsOf('city', ({ length }) => length >= 6, {
      strict: true,
      replaced: 7,
      edits: 1,
    });
    return slipMeaning(this.#citySlips, word);
  }

  /** The banks that a name with a slip in it stands for. */
  misspeltBank(phrase: string): readonly Named[] | undefined {
    this.#bankSlips ??= this.#slipsOf('bank', ({ length }) => length >= 6, { strict: true, edits: 1 });
    return slipMeaning(this.#bankSlips, phrase);
  }

  /** The card brands that a name with a slip in it stands for. */
  misspeltBrand(word: string): readonly Named[] | undefined {
    this.#brandSlips ??= this.#slipsOf('brand', (phrase) => !isBrandAndWord(phrase));
    return slipMeaning(this.#brandSlips, word);
  }

  #slipsOf(
    wanted: Named['kind'],
    isSure: (phrase: string) => boolean,
    bounds: Pick<Slips<unknown>, 'strict' | 'replaced' | 'edits'> = {},
  ): Slips<readonly Named[]> {
    return {
      indexes: [new SlipIndex(this.names.phrases(wanted).filter(isSure))],
      meaningOf: (phrase) => this.names.of(phrase)?.filter(({ kind }) => kind === wanted),
      same: ([one], [other]) => one === other,
      ...bounds,
    };
  }

  get #locals(): LocalNames {
    this.#localNames ??= new LocalNames(this.#countries);
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

/** A name with the endings that its mark or its script calls for, and its people: 日本人, 독일인. */
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
