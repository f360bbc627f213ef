import { NO_WORD, wordSet } from '../data/requestWords.ts';
import { Problem } from '../kernel/problem.ts';
import { inSentence, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Band, Country } from '../model.ts';
import { OLDEST } from '../spec/steering.ts';
import { agesApart, agesBehind, agesPast, type Known } from './ageApart.ts';
import { agesExcept, ageText, isAdult, several } from './ageBand.ts';
import { AGES, type AgeMeaning } from './agePatterns.ts';
import { exclusion, notOnly } from './exclusion.ts';
import { type PatternMatch, takeMatches } from './line.ts';
import type { Run } from './runs.ts';

/** Returns the age in a request as steering takes it: `30`, `18-25`. `numbers` are the numbers of the request. */
export function ageIn(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  known: Known,
): ((country: Country) => string) | undefined {
  const matches = [
    ...agesSaid(tokens, numbers),
    ...agesApart(tokens, numbers, known),
    ...agesBehind(tokens, numbers, known),
    ...agesPast(tokens, numbers, known),
    ...oldPeople(tokens, known),
  ];
  const asked = matches
    .filter(({ at }) => !isOpen(tokens, at))
    .map(({ at, meaning }) => ({ meaning, isTurned: takeNot(tokens, at) }));
  if (asked.length === 0) return undefined;
  refuseAllBut(tokens, numbers);
  return (country) => {
    const bands = asked.map(({ meaning, isTurned }) => {
      const band = meaning === 'pension' ? pension(country) : meaning;
      return isTurned ? agesExcept(band) : band;
    });
    const both: Band = [Math.max(...bands.map(([from]) => from)), Math.min(...bands.map(([, to]) => to))];
    if (both[0] <= both[1]) return ageText(both);
    const [text, other] = [...new Set(bands.map(ageText))] as [string, string];
    return several(text, other);
  };
}

/** "aged 20-30 except 25" */
function refuseAllBut(tokens: readonly Token[], numbers: readonly Run<number>[]): void {
  const isLeftOut = (run: Run<number>) => {
    const { used } = tokens[run.from] as Token;
    const next = tokens[run.to];
    const isLast = !next || next.apart || FROM.has(next.word);
    return !used && isLast && isAdult(`${run.meaning}`) && exclusion(tokens, run).length > 0;
  };
  if (numbers.some(isLeftOut))
    throw new Problem('unresolved-request', 'ask for the ages that you want, not for all but some');
}

function agesSaid(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
): readonly PatternMatch<AgeMeaning>[] {
  const hasNumber = numbers.length > 0 || tokens.some(({ word }) => /[0-9]|年生まれ/.test(word));
  return AGES.filter(({ isOfNumber }) => hasNumber || !isOfNumber).flatMap(({ patterns, cues }) =>
    takeMatches(tokens, patterns, cues, numbers),
  );
}

/** The age from which requests call people old. */
const OLD = 65;

/** "old Kenyans", "an old German", unless a thing of theirs follows. */
function oldPeople(tokens: readonly Token[], { isPeople }: Known): readonly PatternMatch<AgeMeaning>[] {
  return tokens.flatMap((token) => {
    const [people, next] = [tokens[token.at + 1], tokens[token.at + 2]];
    if (token.used || token.word !== 'old' || !people || !isPeople(people.stem)) return [];
    if (NOT_BEFORE_OLD.has(wordAt(tokens, token.at - 1))) return [];
    const isAlone = !next || next.apart || next.used || BEHIND_PEOPLE.has(next.word);
    if (!isAlone && people.word === people.stem) return [];
    token.used = true;
    return [{ at: token.at, meaning: [OLD, OLDEST] as const }];
  });
}

/** Marks the words that negate an age as used: "not over 30", "no one under 30", "exclude people over 60". */
function takeNot(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ word }) => !PEOPLE.has(word));
  const words = before && NO_WORD.has(inSentence(before)) ? [before] : exclusion(tokens, runAt(tokens, at));
  for (const token of words) token.used = true;
  return words.length > 0;
}

/** "not only people over 60". Marks these words as used. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const words = notOnly(tokens, runAt(tokens, at));
  for (const token of words) token.used = true;
  return words.length > 0;
}

function runAt(tokens: readonly Token[], at: number): Run<undefined> {
  return { from: at, to: tokens.length, meaning: undefined };
}

/** Words for people before an age, and articles. */
const PEOPLE = wordSet('a an one people person persons customer customers user users');

function pension({ facts }: Country): Band {
  const { retires = 65 } = facts.life ?? {};
  return [typeof retires === 'number' ? retires : Math.max(...retires), OLDEST];
}

/** In "30 year old people" the number is the age. */
const NOT_BEFORE_OLD = wordSet('year years yr yrs month months how too');
const FROM = wordSet('from in with and');
const BEHIND_PEOPLE = wordSet('with from in who living named');
