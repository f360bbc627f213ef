import { IDLE, INSTEAD, JOINTS, KINDS, OF, ORDINALS, WHOLE } from '../../data/requestWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { countOf } from './count.ts';
import { isPart, ownWordsOf, recordOf } from './ownWords.ts';
import { isLocal, type Whereabouts } from './place.ts';
import { sharedField } from './shared.ts';
import { type Found, joinedRaw, longestRuns, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A run of tokens and the selectors it names. */
type Named = Found<readonly string[]>;

/** The selectors asked for, in the order of the words: one record or preset, or fields, or nothing. */
export function selectionOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  place: Whereabouts,
): readonly string[] {
  const { country, mentions } = place;
  const named = namedIn(vocabulary, tokens, place).sort((a, b) => a.from - b.from);
  const isField = ({ meaning }: Named) => meaning.every((selector) => country.fields.has(selector));
  const wanted = named.filter(
    (each, i) =>
      !(isOwner(tokens, named[i - 1], each) && isField(each)) && !isKind(tokens, named[i - 1], each),
  );
  const near = nearest(country, mentions, wanted);
  const selectors = [...new Set((near.length > 0 ? near : wanted).flatMap(({ meaning }) => meaning))];
  const records = selectors.filter(
    (selector) => !country.fields.has(selector) && !isPart(selector) && selector !== 'person',
  );
  const record = records.find((selector) => selector !== 'full') ?? records[0];
  if (record) return [record];
  const fields = selectors.filter((selector) => country.fields.has(selector));
  if (fields.length > 0) return fields;
  const part = selectors.find(isPart);
  if (part) return [recordOf(part)];
  return tokens.some(({ word, used }) => !used && WHOLE.has(word)) ? ['full'] : selectors;
}

/** What the words name: phrases before single words, exact ones before those with a slip. Marks the tokens used. */
function namedIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Whereabouts,
): Named[] {
  const { meanings, slips } = ownWordsOf(country);
  const named: Named[] = [];
  const take = (part: readonly Token[], meaning: readonly string[]) => {
    const from = (part[0] as Token).at;
    named.push({ from, to: (part.at(-1) as Token).at + 1, meaning });
    for (const token of part) token.used = true;
  };
  const phrases = (among: readonly Token[]) =>
    longestRuns(among, (phrase, part) => (part.length > 1 ? meanings.get(phrase) : undefined));
  for (const { from, to, meaning } of phrases(tokens)) {
    // "Ghana card": a name of something that has the country's name in it.
    if (mentions.some((mention) => from < mention.to && mention.from < to))
      take(tokens.slice(from, to), meaning);
  }
  for (const { from, to } of mentions) for (const token of tokens.slice(from, to)) token.used = true;
  const rest = tokens.filter(({ used }) => !used);
  for (const { from, to, meaning } of phrases(rest)) take(rest.slice(from, to), meaning);
  const isOpen = ({ word, stem, used }: Token) =>
    !used &&
    !IDLE.has(word) &&
    countOf(word) === undefined &&
    ![word, stem].some((each) => meanings.has(each) || vocabulary.words.has(each));
  const takeSlips = (size: number) => {
    for (let at = 0; at + size <= rest.length; at++) {
      const part = rest.slice(at, at + size);
      if (part.some(({ used }) => used) || !part.some(isOpen)) continue;
      const meaning =
        slips(part.map(({ word }) => word).join('')) ??
        (size === 1 ? slips((part[0] as Token).stem) : undefined);
      if (meaning) take(part, meaning);
    }
  };
  for (const size of [4, 3, 2]) takeSlips(size);
  for (const [at, token] of rest.entries()) {
    const meaning = isMute(token, rest[at - 1])
      ? undefined
      : (meanings.get(token.word) ?? meanings.get(token.stem));
    if (meaning) take([token], meaning);
  }
  takeSlips(1);
  return [...named, ...missing(vocabulary, country, tokens, named.length > 0)];
}

/** Whether a word says nothing about fields: a number, an ordinal ("the first"), an idle one (unless in capitals). */
function isMute({ raw, word, used }: Token, before: Token | undefined): boolean {
  if (used || countOf(word) !== undefined || (ORDINALS.has(word) && before?.word === 'the')) return true;
  return IDLE.has(word) && !/^[A-Z]{3,}$/.test(raw);
}

/** Fields that are named and that the country does not have: what stands in for them, or a problem. */
function missing(
  { abroad }: Vocabulary,
  country: Country,
  tokens: readonly Token[],
  any: boolean,
): readonly Named[] {
  const rest = tokens.filter(({ used }) => !used);
  const runs = longestRuns(rest, (phrase, part) => {
    if (part.length === 1 && IDLE.has((part[0] as Token).word)) return undefined;
    return sharedField(phrase) ?? (any || !isLocal(part, tokens) ? undefined : abroad.get(phrase));
  });
  return runs.map((run) => {
    const from = (rest[run.from] as Token).at;
    const standIn = [run.meaning, INSTEAD.get(run.meaning) ?? ''].find((key) => country.fields.has(key));
    const inCompany = run.meaning === 'company' || country.company.has(run.meaning);
    const selector = standIn === run.meaning || !inCompany ? standIn : 'company';
    if (selector !== undefined) return { from, to: from + run.to - run.from, meaning: [selector] };
    const keys = [...country.fields.keys()].join(', ');
    throw new Problem(
      'unresolved',
      `${country.name} has no ${shown(joinedRaw(rest, run))}; its fields are ${keys}`,
    );
  });
}

/** Whether it only says whose the thing before it is: "the BIC of a German bank". */
function isOwner(tokens: readonly Token[], before: Named | undefined, { from, meaning }: Named): boolean {
  if (!before || before.meaning.join() === meaning.join()) return false;
  const between = tokens.slice(before.to, from);
  return (
    !between.some(({ word, apart }) => apart || JOINTS.has(word)) &&
    !(tokens[from] as Token).apart &&
    between.some(({ word }) => OF.has(word)) &&
    between.every(({ word, used }) => used || IDLE.has(word))
  );
}

/** Whether it only says what kind of thing the local name before it is: "Aadhaar card". */
function isKind(tokens: readonly Token[], before: Named | undefined, { from, to }: Named): boolean {
  const [kind] = tokens.slice(from, to) as [Token];
  if (before?.to !== from || to - from > 1 || kind.apart || !KINDS.has(kind.stem)) return false;
  const name = tokens
    .slice(before.from, before.to)
    .map(({ word }) => word)
    .join('');
  return sharedField(name) === undefined;
}

/** Of fields among several countries, those nearest to a mention of this one; halfway, as the request began. */
function nearest(
  country: Country,
  mentions: readonly Found<Country>[],
  named: readonly Named[],
): readonly Named[] {
  if (mentions.every(({ meaning }) => meaning === country)) return named;
  const trailing = (named[0]?.from ?? 0) < (mentions[0]?.from ?? 0);
  return named.filter(({ from }) => {
    const gap = (mention: Found<Country>) =>
      from < mention.from
        ? mention.from - from - (trailing ? 0.5 : 0)
        : from - mention.to + (trailing ? 1 : 0.5);
    const [closest] = [...mentions].sort((a, b) => gap(a) - gap(b));
    return closest?.meaning === country;
  });
}
