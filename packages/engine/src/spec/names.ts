import { walletNames } from '../fields/wallet.ts';
import { fold, list, remembered } from '../kernel/text.ts';
import type { Bank, Country } from '../model.ts';

/** The names of a country that conditions may contain. */
export interface CountryNames {
  readonly city: NameSpellings;
  readonly region: NameSpellings;
  readonly bank: NameSpellings;
  readonly brand: NameSpellings;
  readonly wallet: NameSpellings;
}

/** Returns the cities, regions, banks, card brands and wallets of a country. */
export const namesOf = remembered((country: Country): CountryNames => {
  const { facts, places, banks, cards } = country;
  const placeNames = facts.places.others ?? '';
  return {
    city: new NameSpellings(texts(places.map(({ city }) => city)), {
      others: parseOtherNames(placeNames.replaceAll('@', '')),
    }),
    region: new NameSpellings(texts(places.map(({ region }) => region)), {
      others: parseOtherNames(placeNames),
      plain: AREAS,
      codes: shortIn(country),
    }),
    bank: new NameSpellings(texts(banks.map(({ bank }) => bank)), {
      others: parseOtherNames(facts.banks.others),
      plain: FORMS,
      codes: codesOf(banks),
      several: true,
    }),
    brand: new NameSpellings(
      cards.entries.map(({ label }) => label),
      { others: new Map(cards.entries.map(({ label, key }) => [label, [key]])) },
    ),
    wallet: new NameSpellings(walletNames(country), {}),
  };
});

/** Further spellings of names. */
interface More {
  /** Other spellings of a name. */
  readonly others?: ReadonlyMap<string, readonly string[]>;
  /** Words that a name may omit. */
  readonly plain?: ReadonlySet<string>;
  /** Codes, each with its name. */
  readonly codes?: readonly (readonly [code: string, name: string])[];
  /** True if the common start of several names stands for all of them; otherwise it stands for none. */
  readonly several?: boolean;
}

/** Names that are found regardless of case, accents, and words such as "Bank" or "Province". */
export class NameSpellings {
  /** As in the country's file, the largest first. */
  readonly all: readonly string[];
  /** Every spelling, with its name. */
  readonly spellings: readonly (readonly [spelling: string, name: string])[];
  readonly #more: More;
  readonly #exact: Table;
  readonly #codes: Table;
  readonly #short: Table;

  constructor(all: readonly string[], more: More) {
    const { others, plain = NONE, codes = [] } = more;
    this.all = all;
    this.#more = more;
    this.spellings = [
      ...all.map((name) => [name, name] as const),
      ...all.flatMap((name) => (others?.get(name) ?? []).map((other) => [other, name] as const)),
    ];
    this.#exact = table(this.spellings, (spelling) => keysOf(spelling, NONE));
    this.#codes = table(codes, (code) => [codeKey(code)]);
    this.#short = table(this.spellings, (spelling) => keysOf(spelling, plain));
  }

  /** Returns the names that a spelling means or starts: none, one, or the banks that share it. */
  find(spelling: string): readonly string[] {
    const { plain = NONE } = this.#more;
    const code = codeKey(spelling);
    return (
      lookUp(this.#exact, keysOf(spelling, NONE)) ??
      lookUp(this.#codes, [code, ...headsOf(code)]) ??
      lookUp(this.#short, keysOf(spelling, plain)) ??
      this.#begunBy(`${wordsOf(spelling, plain).join(' ')} `)
    );
  }

  #begunBy(words: string): readonly string[] {
    const { plain = NONE, several = false } = this.#more;
    if (words === ' ') return [];
    const begun = this.spellings.filter(([each]) => `${wordsOf(each, plain).join(' ')} `.startsWith(words));
    const names = [...new Set(begun.map(([, name]) => name))];
    return several || names.length === 1 ? names : [];
  }
}

type Table = ReadonlyMap<string, readonly string[]>;

function table(
  pairs: readonly (readonly [spelling: string, name: string])[],
  keys: (spelling: string) => readonly string[],
): Table {
  const found = new Map<string, string[]>();
  for (const [spelling, name] of pairs) {
    for (const key of keys(spelling)) {
      const names = found.get(key) ?? [];
      if (key !== '' && !names.includes(name)) found.set(key, [...names, name]);
    }
  }
  return found;
}

function lookUp(names: Table, keys: readonly string[]): readonly string[] | undefined {
  return keys.map((key) => names.get(key)).find((found) => found !== undefined);
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the forms of a spelling for comparison, one of them without umlauts (`Muenchen`). */
function keysOf(spelling: string, without: ReadonlySet<string>): readonly string[] {
  const keys = [spelling, fold(spelling, UMLAUTS)].map((each) => wordsOf(each, without).join(''));
  return [...new Set(keys)];
}

const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };

/** Returns the words of a spelling in lower case, without marks. */
function wordsOf(spelling: string, without: ReadonlySet<string>): readonly string[] {
  return fold(spelling.normalize('NFC'))
    .toLowerCase()
    .replace(/['’ʻ`.]/g, '')
    .replace(/\ba\/s\b/g, 'as')
    .split(/[\s,;/()&_·-]+/)
    .filter((word) => word !== '' && !without.has(word));
}

/** Returns the form of a code for comparison: capitals and digits only, a BIC by its head office. */
function codeKey(code: string): string {
  return code
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^([A-Z]{4}[A-Z]{2}[A-Z0-9]{2})XXX$/, '$1');
}

/** Returns the prefixes of a branch code, the longest first; each means the banks whose codes start with it. */
function headsOf(code: string): readonly string[] {
  if (!/^[0-9]{6,}$/.test(code)) return [];
  return [4, 3, 2].map((length) => `${code.slice(0, length)}…`);
}

/** Returns the abbreviations of regions, if the country uses them. */
function shortIn({ facts, places }: Country): readonly (readonly [string, string])[] {
  const { short } = facts.places;
  return short ? places.map((place) => [place[short]?.text ?? '', place.region.text] as const) : [];
}

/** Returns BICs and national codes; for a bank with many codes, the first digits of their picture. */
function codesOf(banks: readonly Bank[]): readonly (readonly [string, string])[] {
  return banks.flatMap(({ bank, bic, code, iban }) =>
    [bic.text, bic.text.slice(0, 8), code?.text, iban?.text]
      .filter((each) => each !== undefined)
      .map((each) => [each.replace(/[^A-Za-z0-9-].*$/, '…'), bank.text] as const),
  );
}

/** Reads `name=other|other; …`. */
export function parseOtherNames(text = ''): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .split(';')
      .map((entry) => entry.trim().split('='))
      .map(([name = '', others = '']) => [name, others.split('|')] as const),
  );
}

function texts(cells: readonly { readonly text: string }[]): readonly string[] {
  return [...new Set(cells.map(({ text }) => text))];
}

/** Words that a bank's name may omit. */
export const FORMS: ReadonlySet<string> = new Set(
  list(`bank banka bankas banki bankası bankasi banken banque banco banca pank pankki of the and de del do da di du la le el ag sa plc ltd limited inc corp
    corporation co company nv bv gmbh kg kgaa se spa scpa srl sab sau cv ab asa as oy oyj abp aps ad dd doo kd zrt nyrt rt
    sae saog saoc psc pjsc jsc ojsc bsc ksc kscp kpsc qpsc sal sarl pt tbk berhad bhd pcl llc na nb group holding holdings`),
);

/** Words that a region's name may omit. */
export const AREAS: ReadonlySet<string> = new Set(
  list(`province provincia provinz county state region región région regione regija regiono reģions district distrito
    division governorate department departamento departement prefecture oblast kraj okrug apskritis län lan canton kanton
    megye judet voivodeship województwo wojewodztwo zupanija županija emirate territory city of the de la comunidad`),
);
