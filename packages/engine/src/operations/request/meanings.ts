import { IDLE_WORDS, ORDINAL_WORDS, STAND_INS } from '../../data/requestWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { commonField } from './commonWords.ts';
import { countOf } from './count.ts';
import { type CountryWords, countryWords, type Meaning } from './countryWords.ts';
import { longestRuns, phraseOf, type Run, written } from './runs.ts';
import { type Subject, standsAsLocalName } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What the words name in the country, from the left: phrases before single words, exact ones before those with a
 * slip, and last what the country does not have. Marks the tokens used.
 */
export function meaningsIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Subject,
): readonly Run<Meaning>[] {
  const words = countryWords(country);
  const runs: Run<Meaning>[] = [];
  const take = (part: readonly Token[], meaning: Meaning) => {
    runs.push({ from: (part[0] as Token).at, to: (part.at(-1) as Token).at + 1, meaning });
    for (const token of part) token.used = true;
  };
  for (const { from, to, meaning } of phrasesIn(words, tokens)) {
    // "Ghana card": a name of something that has the country's name in it.
    if (mentions.some((mention) => from < mention.to && mention.from < to))
      take(tokens.slice(from, to), meaning);
  }
  for (const { from, to } of mentions) for (const token of tokens.slice(from, to)) token.used = true;
  const rest = tokens.filter(({ used }) => !used);
  for (const { from, to, meaning } of phrasesIn(words, rest)) take(rest.slice(from, to), meaning);
  const takeSlips = (size: number) => {
    for (let at = 0; at + size <= rest.length; at++) {
      const part = rest.slice(at, at + size);
      if (part.some(({ used }) => used) || !part.some(isOpen)) continue;
      const selectors =
        words.slipMeaning(phraseOf(part)) ??
        (size === 1 ? words.slipMeaning((part[0] as Token).stem) : undefined);
      if (selectors) take(part, { selectors });
    }
  };
  const isOpen = ({ word, stem, used }: Token) =>
    !used &&
    !IDLE_WORDS.has(word) &&
    countOf(word) === undefined &&
    ![word, stem].some((each) => words.meaningOf(each) || vocabulary.namesSomething(each));
  for (const size of [4, 3, 2]) takeSlips(size);
  for (const [at, token] of rest.entries()) {
    const meaning = isMute(token, rest[at - 1])
      ? undefined
      : (words.meaningOf(token.word) ?? words.meaningOf(token.stem));
    if (meaning) take([token], meaning);
  }
  takeSlips(1);
  return [...runs, ...missing(vocabulary, country, tokens, runs.length > 0)].sort((a, b) => a.from - b.from);
}

/** The phrases of several words that mean something in the country. */
function phrasesIn(words: CountryWords, tokens: readonly Token[]): readonly Run<Meaning>[] {
  return longestRuns(tokens, (phrase, from, to) => (to - from > 1 ? words.meaningOf(phrase) : undefined));
}

/** Whether a word says nothing about fields: a number, an ordinal ("the first"), an idle one (unless in capitals). */
function isMute({ raw, word, used }: Token, before: Token | undefined): boolean {
  if (used || countOf(word) !== undefined || (ORDINAL_WORDS.has(word) && before?.word === 'the')) return true;
  return IDLE_WORDS.has(word) && !/^[A-Z]{3,}$/.test(raw);
}

/** Fields that are named and that the country does not have: what stands in for them, or a problem. */
function missing(
  vocabulary: Vocabulary,
  country: Country,
  tokens: readonly Token[],
  any: boolean,
): readonly Run<Meaning>[] {
  const rest = tokens.filter(({ used }) => !used);
  const runs = longestRuns(rest, (phrase, from, to) => {
    const part = rest.slice(from, to);
    if (part.length === 1 && IDLE_WORDS.has((part[0] as Token).word)) return undefined;
    return (
      commonField(phrase) ??
      (any || !standsAsLocalName(part, tokens) ? undefined : vocabulary.localField(phrase))
    );
  });
  return runs.map((run) => {
    const from = (rest[run.from] as Token).at;
    const standIn = [run.meaning, STAND_INS.get(run.meaning) ?? ''].find((key) => country.fields.has(key));
    const inCompany = run.meaning === 'company' || country.company.has(run.meaning);
    const selector = standIn === run.meaning || !inCompany ? standIn : 'company';
    if (selector !== undefined)
      return { from, to: from + run.to - run.from, meaning: { selectors: [selector] } };
    const keys = [...country.fields.keys()].join(', ');
    throw new Problem(
      'unresolved',
      `${country.name} has no ${shown(written(rest, run))}; its fields are ${keys}`,
    );
  });
}
