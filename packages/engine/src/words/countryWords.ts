import { ELSEWHERE_FIELDS, OTHER_FORMS, OWN_WORDS } from '../data/requestWords.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { byPhrase, labelNames, phrasesOf } from '../lexicon/phrases.ts';
import { lacksVowel, SlipIndex, slipMeaning } from '../lexicon/slips.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country, OwnField } from '../model.ts';
import { localWords, validatorNames } from './localNames.ts';
import {
  commonWalletNames,
  isOfWallets,
  namesByWallet,
  numberNames,
  walletNumberNames,
  walletPayments,
} from './wallets.ts';

/** The meaning of a phrase in a country. */
export interface Meaning {
  /** One record, preset or field, or the fields of a set. */
  readonly selectors: readonly string[];
  /** True if it names a column of that record that is no field by itself: a firm's website. */
  readonly column?: true;
  /** The words for something that the country does not have, and the field it would be; `selectors` is then empty. */
  readonly lacking?: string;
  readonly field?: string | undefined;
  /** The wallet, among those of the country. */
  readonly wallet?: string;
  /** The field that loses its meaning beside this one: "names from Japan in kanji". */
  readonly insteadOf?: string;
}

/** Returns true if two meanings are the same. */
export function sameMeaning(one: Meaning, other: Meaning): boolean {
  return (
    one.column === other.column &&
    one.wallet === other.wallet &&
    one.selectors.join() === other.selectors.join()
  );
}

const wordsByCountry = new WeakMap<Country, CountryWords>();

export function countryWords(country: Country): CountryWords {
  let words = wordsByCountry.get(country);
  if (!words) {
    words = new CountryWords(country);
    wordsByCountry.set(country, words);
  }
  return words;
}

/** Every phrase that names something in a country: records, fields, sets of fields, presets. */
export class CountryWords {
  readonly #country: Country;
  /** The country's own names of its fields: the selector by phrase. */
  readonly #fieldNames: ReadonlyMap<string, string>;
  /** Shorter names of fields, presets and numbers of firms. Common words take precedence over them. */
  readonly #lesserNames: ReadonlyMap<string, string>;
  /** The ids of its validators. */
  readonly #validators: ReadonlyMap<string, string>;
  /** The wallets, by phrase, if there are several. */
  readonly #wallets: ReadonlyMap<string, string>;
  /** Columns of records: the record by phrase. */
  readonly #columns: ReadonlyMap<string, string>;
  /** All phrases of these tables. */
  readonly #own: ReadonlySet<string>;
  /** Values of a firm: the key by phrase. */
  #firmKeys: ReadonlyMap<string, string> | undefined;
  #ownSlips: SlipIndex | undefined;
  #forms: Forms | undefined;
  #walletNames: ReadonlySet<string> | undefined;

  constructor(country: Country) {
    this.#country = country;
    const { account, fields, company, presets = [] } = country.facts;
    const own = Object.entries(typeof account === 'object' ? { account, ...fields } : fields);
    this.#fieldNames = byPhrase([
      ...own.map(([key, { label }]) => [key, label === undefined ? [] : [label]] as const),
      ...own.map(([key, { synonyms = [] }]) => [key, synonyms] as const),
      ...own.map(([key, { label = '' }]) => [key, / PIN$/.test(label) ? ['PIN'] : []] as const),
      ...own.map(
        ([key, { synonyms = [] }]) =>
          [key, numberNames(synonyms.filter((name) => country.presets.has(name)))] as const,
      ),
      ['wallet', walletNumberNames(country)],
      ...localWords(country).filter(([selector]) => country.fields.has(selector)),
    ]);
    this.#lesserNames = byPhrase([
      ...own.map(([key, { label = '' }]) => [key, labelNames(label)] as const),
      ...presets.map(({ key, name, synonyms = [] }) => [`preset:${key}`, [name, ...synonyms, key]] as const),
      ...Object.values(company).map((field) => ['company', firmNumberNames(field)] as const),
      ...localWords(country),
      ['wallet', commonWalletNames(country)],
      ...walletPayments(country),
    ]);
    this.#validators = byPhrase(validatorNames(country));
    this.#wallets = byPhrase(namesByWallet(country));
    this.#columns = columnsOf(country);
    this.#own = new Set(
      [
        country.fields,
        country.presets,
        this.#fieldNames,
        this.#lesserNames,
        this.#validators,
        this.#columns,
      ].flatMap((table) => [...table.keys()]),
    );
  }

  /** Returns the meaning of a phrase in the country, if it has one. */
  meaningOf(phrase: string): Meaning | undefined {
    if (!this.#mayMean(phrase)) return undefined;
    const exact = this.#exact(phrase);
    if (exact) return exact;
    const record = this.#columns.get(phrase);
    return record === undefined ? undefined : { selectors: [record], column: true };
  }

  /** Returns true if a phrase is in one of the tables; most are not. */
  #mayMean(phrase: string): boolean {
    return this.#own.has(phrase) || commonWords().all.has(phrase) || ELSEWHERE_FIELDS.has(phrase);
  }

  /** Returns true if the phrase is one of the country's own names of a field. */
  calls(phrase: string): boolean {
    return this.#fieldNames.has(phrase) || this.#lesserNames.has(phrase);
  }

  /** Returns the wallet that a phrase names, whatever else it names. */
  walletOf(phrase: string): string | undefined {
    return this.#wallets.get(phrase);
  }

  /** Returns true if a phrase is a common name of a wallet. */
  isWallet(phrase: string): boolean {
    this.#walletNames ??= new Set(phrasesOf(commonWalletNames(this.#country)));
    return this.#walletNames.has(phrase);
  }

  /** Returns the value of a firm that a phrase names. */
  firmKey(phrase: string): string | undefined {
    this.#firmKeys ??= byPhrase(
      Array.from(this.#country.company, ([key, { label, synonyms = [] }]) => [
        key,
        [key, ...labelNames(label), ...synonyms],
      ]),
    );
    return this.#firmKeys.get(phrase);
  }

  /** Returns the value of a firm that corresponds to a person's field: a Polish person's `nip` is a firm's `vat`. */
  firmKeyOf(field: string): string | undefined {
    const { company, fields } = this.#country;
    const id = fields.get(field)?.validator?.id;
    return company.has(field)
      ? field
      : id && [...company].find(([, { validator }]) => validator?.id === id)?.[0];
  }

  /**
   * Returns true if a word is a legal form of the country's firms, or part of one. A form of two letters must be
   * written exactly, or in capitals.
   */
  isForm({ word, raw }: Pick<Token, 'word' | 'raw'>): boolean {
    if (OTHER_FORMS.has(word)) return true;
    this.#forms ??= formsIn(this.#country);
    const { written, words } = this.#forms;
    return words.has(word) && (word.length > 2 || raw === raw.toUpperCase() || written.has(raw));
  }

  /** Returns the meaning of a misspelt word. Columns are excluded, and three letters are compared with keys only. */
  misspelt(word: string): Meaning | undefined {
    if (word.length === 3) {
      const key = [...this.#country.fields.keys()].find(
        (each) => each.length === 4 && lacksVowel(word, each),
      );
      return key === undefined || isEveryday(word) ? undefined : { selectors: [key] };
    }
    this.#ownSlips ??= new SlipIndex([
      ...this.#country.fields.keys(),
      ...this.#fieldNames.keys(),
      ...this.#lesserNames.keys(),
    ]);
    return slipMeaning(
      {
        indexes: [commonSlips(), this.#ownSlips],
        meaningOf: (phrase) => this.#exact(phrase),
        same: sameMeaning,
      },
      word,
    );
  }

  #exact(phrase: string): Meaning | undefined {
    const selectors = this.#selectors(phrase);
    if (!selectors) return undefined;
    const wallet = isOfWallets(selectors.join()) ? this.walletOf(phrase) : undefined;
    return wallet === undefined ? { selectors } : { selectors, wallet };
  }

  #selectors(phrase: string): readonly string[] | undefined {
    const { fields, presets } = this.#country;
    if (fields.has(phrase)) return [phrase];
    if (presets.has(phrase)) return [`preset:${phrase}`];
    const common = commonWords();
    const field =
      this.#fieldNames.get(phrase) ??
      (isOthersWord(this.#country, phrase) ? undefined : common.fields.get(phrase));
    if (field !== undefined && fields.has(field)) return [field];
    const selector =
      common.records.get(phrase) ?? this.#lesserNames.get(phrase) ?? this.#validators.get(phrase);
    if (selector !== undefined) return [selector];
    const preset = common.presets.get(phrase);
    if (preset !== undefined && this.#country.presets.has(preset)) return [`preset:${preset}`];
    const set = common.sets.get(phrase);
    if (set !== undefined) return setKeys(this.#country, set);
    const foreign = common.foreignFields.get(phrase) ?? ELSEWHERE_FIELDS.get(phrase);
    return foreign !== undefined && fields.has(foreign) ? [foreign] : undefined;
  }
}

/** Returns true if a word means a common field only in another country. */
export function isOthersWord({ code }: Country, phrase: string): boolean {
  return (OWN_WORDS.get(phrase) ?? code) !== code;
}

function formsIn({ facts }: Country): Forms {
  const written = facts.firms.forms
    .trim()
    .split('\n')
    .map((line) => (line.trim().split('|') as [string])[0]);
  const parts = written.flatMap((form) => form.split(' ').filter(isShortened));
  return { written: new Set(written), words: new Set(phrasesOf([...written, ...parts])) };
}

/** Legal forms as written, and the words in them. */
type Forms = Readonly<Record<'written' | 'words', ReadonlySet<string>>>;

/** `Pty`, `Sdn`, but not `Private` */
function isShortened(word: string): boolean {
  return /^[A-Z][a-z]{2,3}\.?$/.test(word);
}

/** Returns the names of a firm's number. */
function firmNumberNames({ label = '', synonyms = [] }: OwnField): readonly string[] {
  return [...labelNames(label), ...synonyms];
}

let slipIndex: SlipIndex | undefined;

function commonSlips(): SlipIndex {
  slipIndex ??= new SlipIndex(commonWords().all);
  return slipIndex;
}

function columnsOf({ company, product }: Country): ReadonlyMap<string, string> {
  return byPhrase(
    Object.entries({ company, product }).flatMap(([record, fields]) =>
      [...fields].map(([key, { label }]) => [record, [key, label]] as const),
    ),
  );
}

function setKeys(country: Country, set: string): readonly string[] {
  if (!set.startsWith('group ')) return set.split(' ');
  const group = set.slice('group '.length);
  return [...country.fields].filter(([, field]) => field.group === group).map(([key]) => key);
}
