import { SOME_ROWS } from '../data/negationWords.ts';
import { IDLE_WORDS, LIST_WORDS, RECORD_WORDS, wordSet } from '../data/requestWords.ts';
import { Problem } from '../kernel/problem.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { Meaning } from './countryWords.ts';
import { exclusion, fieldExclusion, notOnly } from './exclusion.ts';
import type { Run } from './runs.ts';

/**
 * Returns the fields that a request excludes: "without an IBAN and a phone", "person -email". Marks the words of
 * exclusions as used.
 */
export function excludedIn(
  tokens: readonly Token[],
  named: readonly Run<Meaning>[],
  mentions: readonly Run<Country>[],
): readonly Run<Meaning>[] {
  const excluded: Run<Meaning>[] = [];
  // "ke -email", "-email person", but not a list of fields: "-name -email"
  const start = Math.min(...[...named, ...mentions].map(({ from }) => from));
  const isList = tokens[start]?.minus && !named.some((run) => isOfPeople(run) && !tokens[run.from]?.minus);
  const isSubtracted = (run: Run<Meaning>) => (tokens[run.from] as Token).minus && !isList;
  /** True if a request starts with an exclusion, so that the words after a comma may be its subject. */
  let isFirst = false;
  for (const [i, run] of named.entries()) {
    const before = named[i - 1];
    for (const token of notOnly(tokens, run)) token.used = true;
    const said = [...exclusion(tokens, run), ...fieldExclusion(tokens, run)];
    const isOfNobody = !!before && excluded.includes(before) && isPerson(before);
    // "no customers without an IBAN"
    const isCancelled = isOfNobody && said[0]?.at === before.to;
    // "german customers banned" excludes nobody.
    const words = isCancelled || (isPerson(run) && said[0] && said[0].at >= run.to) ? [] : said;
    refuseSome(tokens, words);
    if (words.length > 0) isFirst = isAtStart(tokens, words[0] as Token, named);
    const joined =
      before &&
      (joiningWords(tokens, before, run) ?? (isOfNobody ? havingWords(tokens, before, run) : undefined));
    const isListed =
      // "no names, ids only"
      !ONLY.has(wordAt(tokens, run.to)) &&
      !isCancelled &&
      joined &&
      excluded.includes(before) &&
      !isSubtracted(before) &&
      !(isFirst && joined.length === 0);
    if (words.length === 0 && !isSubtracted(run) && !isListed) continue;
    excluded.push(run);
    for (const token of [...words, ...(isListed ? joined : [])]) token.used = true;
  }
  return excluded;
}

/** Returns the words between two runs of one list; not the words of another sentence, nor "with" or "plus". */
function joiningWords(
  tokens: readonly Token[],
  before: Run<unknown>,
  run: Run<unknown>,
): readonly Token[] | undefined {
  if (tokens.slice(before.to, run.from + 1).some(({ begins }) => begins)) return undefined;
  const between = tokens.slice(before.to, run.from);
  return between.every(({ word }) => LIST_WORDS.has(word) || GOING_ON.has(word)) ? between : undefined;
}

/** Returns the words between people and their fields: "no customer with an" IBAN. */
function havingWords(
  tokens: readonly Token[],
  { to }: Run<unknown>,
  { from }: Run<unknown>,
): readonly Token[] | undefined {
  const between = tokens.slice(to, from);
  const isHad = between.every(({ word, apart }) => !apart && (HAVING.has(word) || IDLE_WORDS.has(word)));
  return isHad && between.some(({ word }) => HAVING.has(word)) ? between : undefined;
}

const HAVING = wordSet('with having has have had mit con avec com met med z ze ile cu s so с з');

function isPerson({ meaning }: Run<Meaning>): boolean {
  return meaning.selectors.join() === 'person';
}

const GOING_ON = wordSet(
  'a an no nor ni nem noch ani nici og och ve si es ja un ir na dan va ні ни и і та و και 와 と 和',
);

/** "no need for email, name and phone from Egypt", but not "without email, phone, a person from Egypt" */
function isAtStart(tokens: readonly Token[], word: Token, named: readonly Run<Meaning>[]): boolean {
  return !named.some(isOfPeople) && tokens.slice(0, word.at).every((token) => IDLE_WORDS.has(token.word));
}

function isOfPeople({ meaning }: Run<Meaning>): boolean {
  return PEOPLE.has(meaning.selectors.join());
}

const PEOPLE: ReadonlySet<string> = new Set(RECORD_WORDS.values());

/** "some without phone", "half of the Germans without phone": every row has the same fields. */
function refuseSome(tokens: readonly Token[], [first]: readonly Token[]): void {
  if (!first) return;
  const isShare = tokens.slice(0, first.at).some(({ word, used }) => !used && SHARES.has(word));
  if (isShare || SOME_ROWS.test(wordAt(tokens, first.at - 1)))
    throw new Problem(
      'unresolved-request',
      'all rows of a request have the same fields; ask for the rows without some of them separately',
    );
}

const SHARES = wordSet('half percent');
const ONLY = wordSet('only');
