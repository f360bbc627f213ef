import { IDLE_WORDS, PEOPLES_WORDS, WITHOUT_WORDS, wordSet } from '../data/requestWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { countryWords, type Meaning } from './countryWords.ts';
import { EXCLUDED_LINKS } from './exclusion.ts';
import type { Run } from './runs.ts';
import { isOfTitle } from './titles.ts';

/**
 * Returns true if a run names nothing that the request asks for: in a title ("bank manager"), as a purpose ("an
 * IBAN for a SEPA transfer"), as a common property ("the same bank"), or in an exclusion ("without a middle name").
 */
export function isAside(
  country: Country,
  tokens: readonly Token[],
  run: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  const isField = ({ meaning }: Run<Meaning>) =>
    meaning.selectors.every((selector) => country.fields.has(selector));
  const isPurpose = isPreset(run) && isBehindFor(tokens, run) && all.some(isField);
  if (isOfPeople(tokens, run, all) || isHeading(tokens, run, all)) return true;
  if (isOfStory(tokens, run, all) || isOfOthers(tokens, run, all)) return true;
  if (
    isOfOfficer(tokens, run, all) ||
    isWorkplace(tokens, run, all) ||
    isKindOfThing(country, tokens, run, all)
  )
    return true;
  if (wordAt(tokens, run.from - 1) === 'same' || isOfSomePlace(tokens, run)) return true;
  return isPurpose || isOfTitle(tokens, run) || isPartlyUnwanted(tokens, run) || isOfDocument(run, all);
}

/** "10 germans from different cities", "all from one city": their distribution is no condition. */
function isOfSomePlace(tokens: readonly Token[], { from, to, meaning }: Run<Meaning>): boolean {
  if (to - from > 1 || !SPREAD_FIELDS.has(meaning.selectors.join())) return false;
  return SPREADING.has(wordAt(tokens, from - 1)) && SPREAD_LINKS.has(wordAt(tokens, from - 2));
}

const SPREAD_FIELDS = wordSet('city region bank');
const SPREADING = wordSet('one different various several multiple separate distinct single another many');
const SPREAD_LINKS = wordSet('from in at across within');

/** "As a payments tester I need 5 IBANs so that I can verify onboarding": the author and the reason. */
function isOfStory(
  tokens: readonly Token[],
  { from, to }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  const isWho = tokens[0]?.word === 'as' && from < 4 && ROLE_END.test(lineOf(tokens.slice(to, to + 4)));
  if (isWho) return all.length > 1;
  const why = tokens.find(({ at, word }) => WHY.has(word) && WHY_NEXT.has(wordAt(tokens, at + 1)));
  if (!why || why.at > from) return false;
  // "in order to verify payroll, 5 IBANs"
  const isFirst = tokens.findIndex(({ apart }) => apart) >= to;
  return all.some((run) => run.to <= why.at || (isFirst && run.from > from));
}

function lineOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => ` ${word}`).join('');
}

const ROLE_END = /^(?: [^ ]+){0,2} (?:i|we)(?= |$)/;
const WHY = wordSet('so order because');
const WHY_NEXT = wordSet('that i we it they the my our you to');

/** "our vendor wants 4 tax numbers", "customers to test the login page": the user and the destination of the data. */
function isOfOthers(
  tokens: readonly Token[],
  { from, to }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  if (all.length < 2) return false;
  const [before, next] = [wordAt(tokens, from - 1), tokens[to]];
  if (!next || next.apart) return false;
  return (OF_OTHERS.has(before) && WANTING.has(next.word)) || PARTS_OF_APPS.has(next.stem);
}

const WANTING = wordSet('want wants need needs ask asks asked require requires requested wanted needed');
const PARTS_OF_APPS = wordSet(
  'page screen flow process service endpoint feature module functionality button dialog popup wizard microservice gateway',
);

/** "SEPA form: account holder, IBAN, BIC": the purpose of a list of fields. */
function isHeading(tokens: readonly Token[], run: Run<Meaning>, fields: readonly Run<Meaning>[]): boolean {
  const start = tokens.find(({ at, begins }) => begins && at >= run.to)?.at;
  return isPreset(run) && start !== undefined && fields.filter(({ from }) => from >= start).length > 1;
}

/** "bank customers", "our bank needs 5 customers": the owner of the people. */
function isOfPeople(
  tokens: readonly Token[],
  { from, to }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  if (to - from > 1 || !PEOPLES_WORDS.has((tokens[from] as Token).word)) return false;
  const people = all.find((run) => run.from >= to && run.meaning.selectors.join() === 'person');
  if (!people) return false;
  const [before, next] = [wordAt(tokens, from - 1), tokens[to]];
  return (people.from === to && !next?.apart) || (OF_OURS.has(before) && next?.word !== 'of');
}

/** "a form for a Dutch bank. 3 BSNs please", "a customer who works in a bank": a place, not a thing. */
function isWorkplace(
  tokens: readonly Token[],
  { from, to }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  if (to - from > 1 || all.length < 2 || !PEOPLES_WORDS.has((tokens[from] as Token).word)) return false;
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ word }) => word);
  if (EMPLOYED.test(` ${before.join(' ')} `)) return true;
  const [, working] = WORKPLACE.exec(` ${before.join(' ')} `) ?? [];
  const start = tokens.find(({ at, begins }) => begins && at >= to)?.at;
  const isOtherSentence = start !== undefined && all.some((run) => run.from >= start);
  return working === undefined ? false : working !== 'for' || isOtherSentence;
}

const EMPLOYED =
  / (?:mitarbeiter(?:in)?|kund(?:e|en|in|innen)|angestellte[rn]?|employee?|empleado|dipendente|funcionario) (?:bei )?(?:einer|der|d une|d|de una|di una|de um) (?:[^ ]+ ){0,2}$/;
const WORKPLACE =
  / (works? (?:in|at|for)|working (?:in|at|for)|employed (?:by|at)|for) (?:an?|our|my|the|your) (?:[^ ]+ )?$/;

/** "CEO of a German company": a person in a company. */
function isOfOfficer(
  tokens: readonly Token[],
  { from, meaning }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  if (meaning.selectors.join() !== 'company') return false;
  const isNamed = all.some((run) => run.meaning.selectors.join() === 'person');
  return !isNamed && OFFICER.test(lineOf(tokens.slice(Math.max(0, from - 5), from)));
}

const OFFICER =
  / (?:ceo|cfo|cto|founder|shareholder|chairman|chairwoman|boss|director|manager|owner|accountant|partner)s? (?:of|at|from|in|for)(?: [^ ]+){0,3}$/;

/** "corporate credit card" belongs to a person, but "company ID" to a company. */
function isKindOfThing(
  country: Country,
  tokens: readonly Token[],
  { to, meaning }: Run<Meaning>,
  all: readonly Run<Meaning>[],
): boolean {
  if (meaning.selectors.join() !== 'company' || tokens[to]?.apart) return false;
  const next = all.filter(({ from, meaning }) => from === to && meaning.selectors.join() !== 'id');
  return lostIn(country, 'company', next).length > 0;
}

/** Returns true if an expiry belongs to a document, which rows do not contain: "passport number and expiry". */
function isOfDocument({ meaning }: Run<Meaning>, all: readonly Run<Meaning>[]): boolean {
  const isNamed = (...keys: readonly string[]) =>
    all.some((run) => run.meaning.selectors.some((selector) => keys.includes(selector)));
  return (
    meaning.selectors.join() === 'expiry' && isNamed('passport', 'licence', 'id') && !isNamed('card', 'cvv')
  );
}

/** Returns the runs of fields that a whole record does not contain. */
export function lostIn(
  country: Country,
  record: string,
  runs: readonly Run<Meaning>[],
): readonly Run<Meaning>[] {
  const keys = keysOf(country, record);
  return runs.filter(
    ({ meaning }) =>
      keys &&
      meaning.selectors.every(
        (selector) =>
          country.fields.has(selector) &&
          !keys.has(selector) &&
          !(record === 'company' && (IS_FIRM.has(selector) || countryWords(country).firmKeyOf(selector))),
      ),
  );
}

/** Fields that a firm has under other keys: its name, and its tax number. */
const IS_FIRM: ReadonlySet<string> = new Set(['employer', 'tax']);

/** Returns the fields of a firm, a product or a scenario, whichever party has them. */
function keysOf(country: Country, record: string): ReadonlySet<string> | undefined {
  if (record === 'company' || record === 'product') return new Set(country[record].keys());
  const rows = country.presets.get(record.replace('preset:', ''))?.rows;
  return rows && new Set(rows.flatMap(([, path]) => path.split(/[.|]/)));
}

export function isPreset({ meaning }: Run<Meaning>): boolean {
  return meaning.selectors.some((selector) => selector.startsWith('preset:'));
}

/** "for a SEPA transfer", "for a recurring B2B invoice", "to test our payroll", but not "a test invoice" */
function isBehindFor(tokens: readonly Token[], { from }: Run<unknown>): boolean {
  const saysNothing = ({ at, word, used, apart }: Token) =>
    IDLE_WORDS.has(word) || !(used || apart || tokens[at + 1]?.apart);
  const start = tokens.slice(0, from).findLastIndex((token) => !saysNothing(token)) + 1;
  const words = tokens.slice(start, from).map(({ word }) => word);
  return PURPOSE.test(` ${words.join(' ')} `);
}

const PURPOSE = / (?:for|testing|tests? (?:of|the|this|our|my|your|an?)) /;

/** Returns true if an unknown word stands between "without" and the run. */
function isPartlyUnwanted(tokens: readonly Token[], { from }: Run<unknown>): boolean {
  const [before, ...others] = tokens.slice(0, from).reverse();
  if (!before || before.used || before.apart || (tokens[from] as Token).apart) return false;
  if (IDLE_WORDS.has(before.word) || EXCLUDED_LINKS.has(before.word)) return false;
  return WITHOUT_WORDS.has(others.find(({ word }) => !DETERMINERS.has(word))?.word ?? '');
}

const OF_OTHERS = wordSet('our my the their a');
const OF_OURS = wordSet('our my your the');
const DETERMINERS = wordSet('a an any the');
