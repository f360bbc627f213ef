import { JOINING_WORDS } from '../data/requestWords.ts';
import { standsApart } from '../lexicon/phrases.ts';
import type { Token } from '../lexicon/tokens.ts';

/** Consecutive tokens and their meaning. */
export interface Run<T> {
  readonly from: number;
  readonly to: number;
  readonly meaning: T;
}

/** Returns the meaning of a phrase, if it has one; the phrase starts at `from` and ends before `to`. */
export type Look<T> = (phrase: string, from: number, to: number) => T | undefined;

/** Maximum number of words in a phrase. */
const MOST_WORDS = 7;

/** Returns the longest runs of unused tokens with a meaning, from the left, without overlaps. */
export function longestRuns<T>(tokens: readonly Token[], look: Look<T>): readonly Run<T>[] {
  const runs: Run<T>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const run = longestRun(tokens, from, look);
    if (run) runs.push(run);
    from = run ? run.to : from + 1;
  }
  return runs;
}

/** Returns the longest such run from a token on: as it stands, or with its last word or every word in the singular. */
export function longestRun<T>(tokens: readonly Token[], from: number, look: Look<T>): Run<T> | undefined {
  const phrases = phrasesAt(tokens, from);
  let size = 0;
  while (size < phrases.length && !(tokens[from + size] as Token).used) size++;
  for (; size > 0; size--) {
    const to = from + size;
    for (const phrase of phrases[size - 1] as readonly string[]) {
      const meaning = look(phrase, from, to);
      if (meaning !== undefined) return { from, to, meaning };
    }
  }
  return undefined;
}

/**
 * The last words that were read, and the phrases from each of them on. Many readers look at the same words in
 * succession.
 */
let last: readonly Token[] = [];
let known: (readonly (readonly string[])[])[] = [];

function phrasesAt(tokens: readonly Token[], from: number): readonly (readonly string[])[] {
  if (tokens !== last) {
    last = tokens;
    known = [];
  }
  known[from] ??= phrasesOf(tokens, from);
  return known[from];
}

/**
 * Returns the phrases from a token on, of one word, of two, and so on: each as it stands, and in the singular if
 * that differs.
 */
function phrasesOf(tokens: readonly Token[], from: number): readonly (readonly string[])[] {
  const phrases: (readonly string[])[] = [];
  let [words, stems] = ['', ''];
  for (const { word, stem, apart, joint } of tokens.slice(from, from + MOST_WORDS)) {
    const isFirst = phrases.length === 0;
    if (apart && !isFirst) break;
    const gap = !isFirst && standsApart(word) && !joint && !words.endsWith(' ') ? ' ' : '';
    const phrase = words + gap + word;
    const isPlain = word === stem && words === stems;
    phrases.push(isPlain ? [phrase] : unlike(phrase, words + gap + stem, stems + gap + stem));
    const behind = isFirst && standsApart(word) && !tokens[from + 1]?.joint ? ' ' : '';
    words += word + behind;
    stems += stem + behind;
  }
  return phrases;
}

/** Returns a phrase, and its singular forms that differ: of the last word, and of every word. */
function unlike(phrase: string, ended: string, plain: string): readonly string[] {
  const phrases = ended === phrase ? [phrase] : [phrase, ended];
  return plain === ended ? phrases : [...phrases, plain];
}

/** Returns the tokens of a run as written. */
export function wordsAsWritten(tokens: readonly Token[], { from, to }: Run<unknown>): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');
}

/** Returns tokens as a phrase. */
export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join('');
}

/** The position of a run. */
type Place = Pick<Run<unknown>, 'from' | 'to'>;

/** Returns a test for runs that share no token with the others. */
export function isOutside(others: readonly Place[]): (run: Place) => boolean {
  return ({ from, to }) => !others.some((other) => from < other.to && other.from < to);
}

/** Returns a test for positions inside one of the runs. */
export function isInside(runs: readonly Place[]): (at: number) => boolean {
  return (at) => runs.some(({ from, to }) => from <= at && at < to);
}

/** Returns a test for runs that are a proper part of one of the others. */
export function isPartOf(others: readonly Place[]): (run: Place) => boolean {
  return ({ from, to }) =>
    others.some((other) => other.from <= from && to <= other.to && to - from < other.to - other.from);
}

/** Returns true if only a comma or "and" stands between a run and a word. */
export function areListed(tokens: readonly Token[], { from, to }: Run<unknown>, at: number): boolean {
  const [first, second] = to <= at ? [to, at] : [at + 1, from];
  const between = tokens.slice(first, second);
  return (
    between.every(({ word }) => JOINING_WORDS.has(word)) &&
    (between.length > 0 || (tokens[second]?.apart ?? false))
  );
}
