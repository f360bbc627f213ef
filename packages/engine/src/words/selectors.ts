import { ONLY_TYPES } from '../data/questionWords.ts';
import {
  HOLDER_WORDS,
  IDLE_WORDS,
  JOINING_WORDS,
  KIND_WORDS,
  NAME_WORDS,
  NAMED_THINGS,
  OWNER_LINKS,
  PAYING_WORDS,
  TRADE_WORDS,
  WHOLE_WORDS,
  WORDS_FOR_MOBILES,
  wordSet,
} from '../data/requestWords.ts';
import { COMMON } from '../fields/index.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { list } from '../kernel/text.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { phrasesOf } from '../lexicon/phrases.ts';
import { singular, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { isAside, isPreset, lostIn } from './aside.ts';
import { countryWords, type Meaning, sameMeaning } from './countryWords.ts';
import { excludedIn } from './excluded.ts';
import { formsSaid } from './forms.ts';
import { meaningsIn } from './meanings.ts';
import { areListed, phraseOf, type Run } from './runs.ts';
import type { Subject } from './subject.ts';
import { ofNoCountry } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { walletMeant, withWallets } from './walletMeant.ts';
import { lacking } from './where.ts';

/** The subject of a request. */
interface Selection {
  /** One record or preset, or fields in the order of the words; may be empty. */
  readonly selectors: readonly string[];
  /** The positions of their words. */
  readonly runs: readonly Run<Meaning>[];
  /** The excluded fields. */
  readonly excluded: readonly string[];
  /** The wallet, if the country has several. */
  readonly wallet: string | undefined;
}

export function selectorsIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  subject: Subject,
  given: readonly Run<Meaning>[] = [],
): Selection {
  const { country } = subject;
  const all = withWallets(country, tokens, meaningsIn(vocabulary, tokens, subject, given));
  const asides = all.filter((run) => isAside(country, tokens, run, all));
  release(tokens, asides);
  const replaced = all.flatMap(({ meaning }) => meaning.insteadOf ?? []);
  const named = all.filter(
    (run) => !asides.includes(run) && !replaced.includes(run.meaning.selectors.join()),
  );
  const unwanted = excludedIn(tokens, named, subject.mentions);
  const wanted = withOtherPhones(
    country,
    tokens,
    named.filter((run) => !unwanted.includes(run)),
    unwanted,
  );
  const things = wanted.filter(
    (run, i) =>
      !isNameOf(tokens, run, wanted[i + 1]) &&
      !isPhoneOf(tokens, run, wanted[i + 1]) &&
      !isPlainPayment(tokens, run, wanted) &&
      !isKindOfField(country, tokens, run, wanted[i + 1]),
  );
  const runs = withParts(
    tokens,
    withHolders(
      country,
      tokens,
      things.filter((run, i) => !qualifies(country, tokens, things[i - 1], run)),
    ),
  );
  const selectors = selected(country, tokens, runs);
  const otherPresets = runs.filter(
    (run) => isPreset(run) && run.meaning.selectors.join() !== selectors.join(),
  );
  // "merchant category" is a column of a product; the product alone is not given.
  const otherColumns = runs.filter(
    ({ meaning }) => meaning.column && !meaning.selectors.some((record) => selectors.includes(record)),
  );
  release(tokens, [...otherPresets, ...otherColumns, ...lostIn(country, selectors.join(), runs)]);
  return {
    selectors,
    runs,
    excluded: unique(unwanted.map(({ meaning }) => meaning)),
    wallet: walletMeant(country, tokens, { wanted, unwanted }),
  };
}

/** "phone, not mobile" means a landline, because phones are mobiles here. */
function withOtherPhones(
  country: Country,
  tokens: readonly Token[],
  wanted: readonly Run<Meaning>[],
  unwanted: readonly Run<Meaning>[],
): readonly Run<Meaning>[] {
  const isPhone = ({ meaning }: Run<Meaning>) => meaning.selectors.join() === 'phone';
  const isMobile = ({ from, to }: Run<Meaning>) =>
    tokens.slice(from, to).some(({ word, stem }) => MOBILE_WORDS().has(word) || MOBILE_WORDS().has(stem));
  const isOther = (run: Run<Meaning>) => isPhone(run) && !isMobile(run);
  if (!unwanted.some((run) => isPhone(run) && isMobile(run)) || !wanted.some(isOther)) return wanted;
  if (!country.fields.has('landline')) throw lackingProblem(country, 'landline');
  return wanted.map((run) => (isOther(run) ? { ...run, meaning: { selectors: ['landline'] } } : run));
}

const MOBILE_WORDS = onFirstUse(() => new Set(phrasesOf(list(WORDS_FOR_MOBILES))));

/** "nombre y apellidos": a name beside the last name is the first name, and the reverse. */
function withParts(tokens: readonly Token[], runs: readonly Run<Meaning>[]): readonly Run<Meaning>[] {
  const [first, last] = ['first', 'last'].map((key) =>
    runs.some(({ meaning }) => meaning.selectors.join() === key),
  );
  if (first === last) return runs;
  return runs.map((run) => {
    const { from, to, meaning } = run;
    const isName = meaning.selectors.join() === 'name' && NAME_WORDS.has(phraseOf(tokens.slice(from, to)));
    return isName ? { ...run, meaning: { selectors: [first ? 'last' : 'first'] } } : run;
  });
}

/** "account holder and iban": a person in a list of fields means the name. */
function withHolders(
  country: Country,
  tokens: readonly Token[],
  runs: readonly Run<Meaning>[],
): readonly Run<Meaning>[] {
  const isField = ({ meaning }: Run<Meaning>) => meaning.selectors.every((key) => country.fields.has(key));
  return runs.map((run) => {
    const isHolder = HOLDER_WORDS.has(singular(phraseOf(tokens.slice(run.from, run.to))));
    const isListed = () =>
      runs.some(
        (other) =>
          isField(other) && (areListed(tokens, other, run.from) || areListed(tokens, run, other.from)),
      );
    return isHolder && isListed() ? { ...run, meaning: { selectors: ['name'] } } : run;
  });
}

/** Returns true if a run means any payment, beside one that names the kind: "payment with Bizum". */
function isPlainPayment(
  tokens: readonly Token[],
  { from, to, meaning }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  const isPlain = to - from === 1 && PAYING_WORDS.has((tokens[from] as Token).word);
  return (
    isPlain &&
    meaning.selectors.join().startsWith('preset:') &&
    all.some((run) => run.from !== from && isPreset(run))
  );
}

/** "SEPA IBAN": a scenario in one word that describes a field. */
function isKindOfField(
  country: Country,
  tokens: readonly Token[],
  run: Run<Meaning>,
  next: Run<Meaning> | undefined,
): boolean {
  if (!isPreset(run) || run.to - run.from > 1 || next?.from !== run.to || tokens[run.to]?.apart) return false;
  return next.meaning.selectors.length > 0 && next.meaning.selectors.every((key) => country.fields.has(key));
}

/** Marks the words of runs as unused, so that they are reported. */
function release(tokens: readonly Token[], runs: readonly Run<unknown>[]): void {
  for (const { from, to } of runs) for (const token of tokens.slice(from, to)) token.used = false;
}

function selected(
  country: Country,
  tokens: readonly Token[],
  runs: readonly Run<Meaning>[],
): readonly string[] {
  const meanings = runs.map(({ meaning }) => meaning);
  const { lacking: words, field } = meanings.find(({ lacking }) => lacking !== undefined) ?? {};
  if (words !== undefined)
    throw field === 'wallet' ? lacking(country, field, words) : lackingProblem(country, words);
  const selectors = unique(meanings.filter(({ column }) => !column));
  const records = selectors.filter((selector) => !country.fields.has(selector) && selector !== 'person');
  const left = tokens.filter(({ used }) => !used);
  const isFirm =
    formsSaid(tokens, country).some(({ from, to }) => tokens.slice(from, to).every(({ used }) => !used)) ||
    (runs.length === 0 && isTrade(tokens, left[0]));
  const record = records.find((selector) => selector !== 'full') ?? (isFirm ? 'company' : records[0]);
  if (record) return [record];
  const fields = selectors.filter((selector) => country.fields.has(selector));
  if (fields.length > 0) return isOfFirm(country, tokens, runs, fields) ? ['company'] : fields;
  const [column] = unique(meanings.filter((meaning) => meaning.column));
  if (column && selectors.length === 0) return [column];
  if (left.some(({ word }) => WHOLE_WORDS.has(word))) return ['full'];
  // "+33 number"
  const isDialled = selectors.length === 0 && tokens.some(({ raw, used }) => used && /^\+[0-9]/.test(raw));
  return isDialled ? ['phone'] : selectors;
}

/** "company name and VAT number": the firm's own fields, not those of an employee. */
function isOfFirm(
  country: Country,
  tokens: readonly Token[],
  runs: readonly Run<Meaning>[],
  fields: readonly string[],
): boolean {
  const name = runs.find(({ meaning }) => meaning.selectors.join() === 'employer');
  const isFirm = name && tokens.slice(name.from, name.to).some(({ stem }) => FIRM_WORDS.has(stem));
  const others = fields.filter((key) => key !== 'employer');
  return (
    isFirm === true &&
    others.length > 0 &&
    others.every(
      (key) =>
        OF_FIRMS.has(key) || (!OF_PEOPLE.has(key) && countryWords(country).firmKeyOf(key) !== undefined),
    )
  );
}

const FIRM_WORDS = wordSet('company firm business firmenname');
const OF_PEOPLE = wordSet('name email');
const OF_FIRMS = wordSet('iban account bic bank tax vat address street city postcode region phone');

/** "hotel in Barcelona", but not "hotel guest in Barcelona" */
function isTrade(tokens: readonly Token[], first: Token | undefined): boolean {
  const trade = first && tokens.slice(first.at).find(({ used, word }) => !used && !IDLE_WORDS.has(word));
  const next = trade && tokens[trade.at + 1];
  if (!trade || !TRADE_WORDS.has(trade.stem)) return false;
  return !next || next.apart || next.used || PLACE_LINKS_ABROAD.has(next.word);
}

function lackingProblem({ name, fields }: Country, words: string): Problem {
  if (ONLY_TYPES.has(words.toLowerCase())) return ofNoCountry(words.toLowerCase());
  return new Problem(
    'unresolved-request',
    `${name} has no ${shown(words)}; its fields are ${[...fields.keys()].join(', ')}`,
  );
}

function unique(meanings: readonly Meaning[]): readonly string[] {
  return [...new Set(meanings.flatMap(({ selectors }) => selectors))];
}

/** Returns true if a run only describes the one before it: its owner, or its kind. */
function qualifies(
  country: Country,
  tokens: readonly Token[],
  before: Run<Meaning> | undefined,
  run: Run<Meaning>,
): boolean {
  const { selectors, column, lacking } = run.meaning;
  if (!before || lacking !== undefined) return false;
  // "employees of a German company"
  if (selectors.join() === 'company' && before.meaning.selectors.join() === 'person')
    return tokens.slice(before.to, run.from).some(({ word }) => FIRM_LINKS.has(word));
  // A field that only this country has is more specific than its owner: "a phone on Safaricom".
  const isField =
    !column && selectors.every((selector) => country.fields.has(selector) && selector in COMMON);
  return (isField && isOwner(tokens, before, run)) || isKind(tokens, before, run);
}

/** "the BIC of a German bank" */
function isOwner(tokens: readonly Token[], before: Run<Meaning>, { from, meaning }: Run<Meaning>): boolean {
  const between = tokens.slice(before.to, from);
  return (
    !sameMeaning(before.meaning, meaning) &&
    !between.some(({ word, apart }) => apart || JOINING_WORDS.has(word)) &&
    !(tokens[from] as Token).apart &&
    between.some(({ word }) => OWNER_LINKS.has(word)) &&
    between.every(({ word, used }) => used || IDLE_WORDS.has(word))
  );
}

/** "the name of a bank": the thing that has the name. */
function isNameOf(tokens: readonly Token[], run: Run<Meaning>, next: Run<Meaning> | undefined): boolean {
  const isName = run.meaning.selectors.join() === 'name' && wordAt(tokens, run.to) === 'of';
  return isName && !!next && NAMED_THINGS.has(next.meaning.selectors.join()) && isOwner(tokens, run, next);
}

/** "phone numbers on Safaricom": only phones of that network. */
function isPhoneOf(tokens: readonly Token[], run: Run<Meaning>, next: Run<Meaning> | undefined): boolean {
  if (!next || run.meaning.selectors.join() !== 'phone') return false;
  const [other = ''] = next.meaning.selectors;
  const between = tokens.slice(run.to, next.from);
  return /.phone$/.test(other) && between.length === 1 && NETWORK_LINKS.has((between[0] as Token).word);
}

/** "Aadhaar card": the kind of thing after a local name. */
function isKind(tokens: readonly Token[], before: Run<Meaning>, { from, to }: Run<Meaning>): boolean {
  const kind = tokens[from] as Token;
  if (before.to !== from || to - from > 1 || kind.apart || !KIND_WORDS.has(kind.stem)) return false;
  if (before.meaning.selectors.join() === 'person') return false;
  return commonField(phraseOf(tokens.slice(before.from, before.to))) === undefined;
}

const PLACE_LINKS_ABROAD = wordSet('in from near en em a di aus uit z w');
const NETWORK_LINKS = wordSet('on of at by');
const FIRM_LINKS = wordSet('of at for by de di do da van von einer z');
