import { COUNT_BOUNDS, ENGLISH_CODES, IDLE_WORDS } from '../data/requestWords.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { type Token, tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { compileSelector, recordKeys, type World } from '../spec/spec.ts';
import type { Invalid } from '../spec/spoilt.ts';
import { CONDITIONS, OF_A_COMPANY, type Where } from '../spec/steering.ts';
import { ageIn } from '../words/age.ts';
import { corrected } from '../words/corrected.ts';
import { rowCountIn } from '../words/count.ts';
import { countryWords, type Meaning } from '../words/countryWords.ts';
import { formatIn } from '../words/format.ts';
import { ignoredIn } from '../words/ignored.ts';
import { misspeltBanks } from '../words/misspeltBanks.ts';
import { namedIn } from '../words/named.ts';
import { takeNothingBut, withNeither, withNo } from '../words/negated.ts';
import { numbersIn } from '../words/numbers.ts';
import { refusePart } from '../words/partOfRows.ts';
import { takePlease } from '../words/please.ts';
import { refuseQuestion } from '../words/question.ts';
import { phraseOf, type Run } from '../words/runs.ts';
import { scriptsIn } from '../words/script.ts';
import { selectorsIn } from '../words/selectors.ts';
import { sexIn } from '../words/sex.ts';
import { isOfPeople } from '../words/sexByForm.ts';
import { shareIn, validShareIn } from '../words/share.ts';
import { subjectOf } from '../words/subject.ts';
import { sureNames } from '../words/sureNames.ts';
import { refuseType } from '../words/types.ts';
import { refuseUnknownNames } from '../words/unknown.ts';
import { refuseLost, refuseUnsteered } from '../words/unsteered.ts';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary.ts';
import { isSureName, namesWhere, refuseForeign } from '../words/where.ts';
import { faultOfWriting, type Sampler, writingIn } from '../words/writing.ts';
import { writtenIn, writtenRuns } from '../words/written.ts';
import { type Wrongable, wrongIn, wrongOf } from '../words/wrong.ts';
import { operation } from './operation.ts';
import { LONGEST_REQUEST, pretty, q } from './parameters.ts';
import { samplesOf } from './samples.ts';
import { ref } from './schemas.ts';

/** The meaning of a request in plain language. */
export interface Resolution {
  readonly query: string;
  readonly ok: true;
  readonly spec: string;
  readonly country: string;
  /** The field key, or null if the selector is no field. */
  readonly field: string | null;
  /** The fields of the person, if several were named. */
  readonly fields?: readonly string[];
  /** Number of rows, if the request names one. */
  readonly n?: number;
  /** Conditions on the rows. */
  readonly where?: Where;
  /** The fault that the rows must have. */
  readonly invalid?: Invalid;
  /** The share of faulty rows, if not all. */
  readonly rate?: number;
  /** The key of a format. */
  readonly format?: string;
  /** Words that were not understood. */
  readonly ignored?: readonly string[];
}

/** Returns the spec that a request in plain language stands for. */
export const resolve = operation({
  name: 'resolve',
  summary: 'Find the spec for a request in plain words',
  parameters: { q, pretty },
  result: ref('Resolution'),
  example: { q: '5 german ibans' },
  run({ world }, { q }) {
    return { value: understand(world, q) };
  },
});

/**
 * Resolves a request to a spec. A request without a country is a problem with a hint. One request is one spec, so
 * it has one country.
 */
export function understand(world: World, query: string): Resolution {
  if (query.length > LONGEST_REQUEST)
    throw new Problem('too-large', `q must be at most ${LONGEST_REQUEST} characters`);
  const exact = exactSpec(world, query);
  if (exact) return exact;
  refuseQuestion(query);
  return { query, ok: true, ...read(world, query) };
}

/** Each reader marks the words that it recognises and leaves the others to the readers after it. */
function read(world: World, query: string): Omit<Resolution, 'query' | 'ok'> {
  const vocabulary = vocabularyOf(world);
  const words = tokensOf(query, () => vocabulary.unspaced);
  const tokens = corrected(vocabulary, withNo(vocabulary, withNeither(words)));
  takePlease(vocabulary, tokens);
  takeNothingBut(tokens);
  const known = sureNames(vocabulary, tokens);
  const sure = [...known, ...misspeltBanks(vocabulary, tokens, known)];
  const inNames = [
    ...sure.flatMap(({ from, to }) => tokens.slice(from, to)),
    ...capitalCodes(vocabulary, tokens),
  ];
  for (const token of inNames) token.used = true;
  const format = formatIn(tokens);
  const asked = wrongIn(tokens);
  const numbers = freeNumbers(vocabulary, tokens);
  const writing = writingIn(tokens, numbers);
  const others = validShareIn(tokens, numbers);
  const wrongs = [...asked, ...others.map(({ at }) => ({ at, meaning: '' }))];
  const rate = wrongs.length > 0 ? shareIn(tokens, numbers, others) : undefined;
  refuseUnsteered(tokens, numbers);
  const age = ageIn(tokens, numbers, {
    isPeople: (word) => isOfPeople(vocabulary, word),
    isKnown: (token) => isKnown(vocabulary, token) && !isEveryday(token.word),
  });
  const sex = sexIn(vocabulary, tokens);
  refusePart(tokens, numbers);
  const count = rowCountIn(tokens, numbers, {
    isField: (phrase) => vocabulary.namesSomething(phrase),
    isCity: (word) => vocabulary.names.of(word)?.some(({ kind }) => kind === 'city') ?? false,
    isKnown: (token) => isKnown(vocabulary, token),
  });
  for (const token of inNames) token.used = false;
  const names = namedIn(vocabulary, tokens, { sure });
  const subject = subjectOf(vocabulary, tokens, query, { names, sure });
  const { country } = subject;
  const written = writtenIn(tokens, country);
  const named = namesWhere(vocabulary, tokens, subject, sure);
  refuseForeign(
    tokens,
    names.filter((run) => isSureName(tokens, run)),
    country,
  );
  const given = [...written, ...named.cards, ...scriptsIn(tokens, country, nativeOf(world, country))];
  const { selectors, runs, excluded, wallet } = selectorsIn(vocabulary, tokens, subject, given);
  refuseForeign(tokens, names, country);
  refuseUnknownNames(tokens, country);
  refuseType(vocabulary, tokens, selectors);
  refuseLost(tokens, selectors, country);
  const where = {
    ...(sex && { sex }),
    ...(age && { age: age(country) }),
    ...named.where,
    ...(wallet && { wallet }),
  };
  const result = answer(country, unlessExcluded(country, selectors, excluded));
  checkApplies(result.spec, where);
  if (wrongs.length > 0) checkWrongable(result.spec);
  // Card numbers of some brands are longer or shorter than most.
  const fault =
    writing && result.field !== null && where.brand === undefined
      ? faultOfWriting(country, result.field, writing, samplerOf(world))
      : undefined;
  const ignored = [
    ...ignoredIn(vocabulary, tokens, subject, result.spec.endsWith('.company')),
    ...(fault === 'lost' ? (writing?.words ?? []).map(({ raw }) => raw) : []),
  ];
  return {
    ...result,
    ...count,
    ...(Object.keys(where).length > 0 && { where }),
    ...(fault !== undefined && fault !== 'lost' && { invalid: fault }),
    ...wrongOf(recordOf(country, result, runs, tokens), wrongs, tokens),
    ...(rate !== undefined && { rate }),
    ...(format && { format }),
    ...(ignored.length > 0 && { ignored }),
  };
}

/** Returns a sampler of fields, which returns undefined for a field that cannot be generated. */
function samplerOf(world: World): Sampler {
  return ({ code }, field, count) => {
    const values = samplesOf(world, { type: `${code}.${field}` }, count);
    return values instanceof Problem ? undefined : values;
  };
}

/** Returns a function that gives some values of a field, to detect its script. */
function nativeOf(world: World, country: Country): (field: string) => string {
  return (field) => {
    const values = samplerOf(world)(country, field, 8);
    return values === undefined ? '' : values.join(' ');
  };
}

/** Returns codes in capitals between ordinary words: "5 AR phones" are not five years. */
function capitalCodes(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Token[] {
  if (tokens.every(({ raw }) => raw === raw.toUpperCase())) return [];
  return tokens.filter(
    ({ raw, word }) =>
      /^[A-Z]{2}$/.test(raw) && !ENGLISH_CODES.has(word) && vocabulary.countryOfCode(word) !== undefined,
  );
}

/** Returns true if a word has a meaning. */
function isKnown(vocabulary: Vocabulary, { word, stem }: Token): boolean {
  if (IDLE_WORDS.has(word) || IDLE_WORDS.has(stem) || isEveryday(word) || vocabulary.countryOfCode(word))
    return true;
  const isTerritory = vocabulary.territoryOf(word) ?? vocabulary.misspeltTerritory(word);
  if (isTerritory || vocabulary.names.of(word) || COUNT_BOUNDS.has(word)) return true;
  return [word, stem].some((each) => vocabulary.namesSomething(each));
}

/** Returns the numbers that are not part of a name. */
function freeNumbers(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Run<number>[] {
  const numbers = numbersIn(tokens);
  if (numbers.length === 0) return numbers;
  const names = writtenRuns(tokens, vocabulary.numbered);
  return numbers.filter((number) => !names.some(({ from, to }) => from <= number.from && number.to <= to));
}

/** Returns the record and fields that the words name. */
function recordOf(
  country: Country,
  { spec, field }: Pick<Resolution, 'spec' | 'field'>,
  runs: readonly Run<Meaning>[],
  tokens: readonly Token[],
): Wrongable {
  if (spec.endsWith('.product')) {
    const named = tokens.flatMap(({ at, word }) =>
      country.product.has(word) ? [{ from: at, to: at + 1, meaning: word }] : [],
    );
    return { name: `a product of ${country.name}`, fields: country.product, named, isWhole: true };
  }
  const isFirm = spec.endsWith('.company');
  const keysOf = ({ from, to, meaning }: Run<Meaning>) => {
    if (!isFirm) return meaning.selectors.filter((key) => country.fields.has(key));
    const words = countryWords(country);
    const [field = ''] = meaning.selectors;
    const phrase = phraseOf(tokens.slice(from, to));
    // "enterprise number"
    const isNumber = field === 'company' && (/ number$/.test(phrase) || tokens[to]?.stem === 'number');
    const key =
      words.firmKey(phrase) ??
      words.firmKeyOf(field) ??
      (isNumber ? words.firmKey('registration') : undefined);
    return key === undefined ? [] : [key];
  };
  return {
    name: isFirm ? `a firm of ${country.name}` : country.name,
    fields: isFirm ? country.company : country.fields,
    named: runs.flatMap((run) => keysOf(run).map((key) => ({ ...run, meaning: key }))),
    isWhole: field === null,
  };
}

/** A person without some fields is a list of the others; other records are given whole. */
function unlessExcluded(
  country: Country,
  selectors: readonly string[],
  excluded: readonly string[],
): readonly string[] {
  const record = selectors[0] ?? 'person';
  const part = record === 'address' ? excluded.find((key) => PARTS_OF_ADDRESS.has(key)) : undefined;
  if (part !== undefined && selectors.length === 1)
    throw new Problem(
      'unresolved-request',
      `an address always includes its ${part}; ask for the other parts by name`,
    );
  // "customers, not companies" excludes no field of customers.
  const fields = excluded.filter((key) => country.fields.has(key));
  if (fields.length === 0 || country.fields.has(record)) return namesWithout(selectors, fields);
  if (record === 'person' || record === 'full')
    return recordKeys(country, record).filter((key) => !fields.includes(key));
  throw new Problem(
    'unresolved-request',
    `a ${record} always has all its fields; ask for a person without ${fields.join(', ')}`,
  );
}

/** "name, but no surname" */
function namesWithout(selectors: readonly string[], excluded: readonly string[]): readonly string[] {
  const [isFirst, isLast] = [excluded.includes('last'), excluded.includes('first')];
  if (isFirst === isLast) return selectors;
  return selectors.map((key) => (key === 'name' ? (isFirst ? 'first' : 'last') : key));
}

const PARTS_OF_ADDRESS: ReadonlySet<string> = new Set(['street', 'postcode', 'city', 'region']);

/** Firms have neither sex nor age, and products take no conditions. */
function checkApplies(spec: string, where: Where): void {
  const record = spec.slice(3);
  const applying = { company: OF_A_COMPANY, product: [] }[record] ?? CONDITIONS;
  const condition = CONDITIONS.find((name) => name in where && !applying.includes(name));
  if (condition === undefined) return;
  throw new Problem('unresolved-request', `a ${record} has no ${condition}; ask for a person, or omit it`);
}

/** A scenario cannot have faults. */
function checkWrongable(spec: string): void {
  if (!/^..\.preset\b/.test(spec)) return;
  throw new Problem(
    'unresolved-request',
    'a preset has no wrong values; ask for the field that must be wrong',
  );
}

function answer(
  country: Country,
  selection: readonly string[],
): Pick<Resolution, 'spec' | 'country' | 'field' | 'fields'> {
  const { code } = country;
  if (selection.length > 1) return { spec: `${code}.person`, country: code, field: null, fields: selection };
  const selector = selection[0] ?? 'person';
  return {
    spec: `${code}.${selector}`,
    country: code,
    field: country.fields.has(selector) ? selector : null,
  };
}

/**
 * Returns true if a code and a key have no other meaning: "de region", but not "my phone", nor "SA ID", which is
 * South Africa's.
 */
function isItsOwn(world: World, country: Country, key: string): boolean {
  const { code, fields } = country;
  if (!fields.has(key)) return false;
  if (vocabularyOf(world).impliedCountries(`${code} ${key}`)?.includes(country) === false) return false;
  const isShared = [...world.countries.values()].some((other) => other !== country && other.fields.has(key));
  return !(isShared && ENGLISH_CODES.has(code));
}

/** `ke.phone`, `ke/phone` and `de.preset:kyc` are specs as they stand; their names are resolved. */
function exactSpec(world: World, query: string): Resolution | undefined {
  const { countries, types } = world;
  const [any, type = '', parameters = ''] = /^\s*any[./]([a-z]\w*)(:\S+)?\s*$/i.exec(query) ?? [];
  if (any !== undefined && types.has(type.toLowerCase()))
    throw new Problem(
      'unresolved-request',
      `${shown(any.trim())} does not belong to a country: use "generate", or /any/${type}${parameters}`,
    );
  const [, code, sign, selector = ''] =
    /^\s*([a-z]{2})([./]|\s+)([a-z][\w:-]*)\s*$/.exec(query.toLowerCase()) ?? [];
  const country = code === undefined ? undefined : countries.get(code);
  if (!country || (sign?.trim() === '' && !isItsOwn(world, country, selector))) return undefined;
  const { shape } = asBad(() => compileSelector(country, selector));
  return { query, ok: true, ...answer(country, [shape.kind === 'value' ? shape.column.key : selector]) };
}
