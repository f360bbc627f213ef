import { ONE_WORDS, wordSet } from '../data/requestWords.ts';
import { PARTS_ABROAD } from '../data/wrongWords.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { phrasesOf } from '../lexicon/phrases.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { isNumber } from './numbers.ts';
import { isRowWord } from './partOfRows.ts';
import type { Run } from './runs.ts';
import { wordBefore } from './sexByForm.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns true if both sexes have counts: "two men and a woman", "a man and a woman", but not "a man or a woman". */
export function areOfEach(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  said: readonly Run<unknown>[],
): boolean {
  const countOf = (run: Run<unknown>) => wordBefore(vocabulary, tokens, run)?.word ?? '';
  const isCounted = (run: Run<unknown>) => isNumber(countOf(run));
  const isOne = (run: Run<unknown>) => ONE_WORDS.has(countOf(run));
  const isPaired = ({ from }: Run<unknown>) => PAIRED.has(wordAt(tokens, from));
  const [first, ...others] = said as [Run<unknown>, ...Run<unknown>[]];
  // "je 5 Männer und Frauen", "5 men and women each"
  const isEach = ({ at, word }: Token) => {
    const next = tokens[at + 1];
    return EACH.has(word) && (!next || OF_EACH.has(next.word) || isNumber(next.word));
  };
  if (tokens.some(isEach) && tokens.some(({ word }) => isNumber(word))) return true;
  if (others.some(isCounted) || (isCounted(first) && others.some(isOne))) return true;
  const isAnd = [first.to, first.to + 1].some((at) => AND.has(wordAt(tokens, at)));
  if (!isAnd || !(isOne(first) || isPaired(first))) return false;
  const isPerson = ({ from }: Run<unknown>) => isOne(first) && PERSON.has(wordAt(tokens, from));
  return others.some((run) => isOne(run) || isPaired(run) || isPerson(run));
}

const AND = wordSet('and plus und et y e i oraz och og en ve');
const EACH = wordSet('each je jeweils chacun chacune cada ciascuno elk ieder vardera hver');
const OF_EACH = wordSet('of from in');
/** Words for two people, one of each sex. */
const PAIRED = wordSet(
  'husband wife mother father brother sister son daughter uncle aunt widow widower bride groom boyfriend girlfriend grandmother grandfather mum dad mom',
);
const PERSON = wordSet('man woman');

/** Returns true if a sex applies to some of the rows only: "half of them women", "10 customers, at least one woman". */
export function isOfSomeRows(vocabulary: Vocabulary, tokens: readonly Token[], run: Run<unknown>): boolean {
  return isPart(tokens, run.from) || isPartOfCount(vocabulary, tokens, run);
}

/** Returns true if a share precedes: "half of them women". */
function isPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ word }) => !OF_THEM.has(word));
  if (!before || before.used) return false;
  const isOfThem = THEM.has(wordAt(tokens, before.at + 2)) && before.at + 2 < at;
  if (SHARES.has(before.word) || HALVES().has(before.word)) return true;
  return isNumber(before.word) && (isOfThem || isOfAll(tokens, before));
}

/** "10 customers, at least one woman", "10 customers, the first a man", "5 customers, all women except one" */
function isPartOfCount(vocabulary: Vocabulary, tokens: readonly Token[], run: Run<unknown>): boolean {
  const { from, to } = run;
  if (EXCEPT.has(wordAt(tokens, to)) && isNumber(wordAt(tokens, to + 1)) && !tokens[to]?.apart) return true;
  const before = wordBefore(vocabulary, tokens, run, OF_ONE);
  if (!before || before.at === 0) return false;
  const isOrdinal = ORDINALS.has(before.word) && wordAt(tokens, before.at - 1) === 'the';
  const isOne = wordAt(tokens, before.at + 1) === 'one' && before.at + 1 < from;
  if (!isOrdinal && !isOne && !(isNumber(before.word) && !before.used)) return false;
  const people = tokens.slice(0, before.at + 1).findLast(isRowWord);
  return !!people && tokens.slice(0, people.at).some(({ word, used }) => !used && isNumber(word));
}

/** "20 customers including 5 women" */
function isOfAll(tokens: readonly Token[], { at }: Token): boolean {
  return (
    OF_ALL.has(wordAt(tokens, at - 1)) &&
    tokens.some((token) => token.at !== at && !token.used && isNumber(token.word))
  );
}

const EXCEPT = wordSet('except but bar save');
const OF_ONE = wordSet('a an one is are be being should must shall');
const ORDINALS = wordSet('first last second third other others rest');
const OF_ALL = wordSet(
  'including incl davon darunter not cui cuales quais czego tym waarvan varav hvoraf hvorav',
);
const HALVES = onFirstUse(() => new Set(phrasesOf(Object.keys(PARTS_ABROAD))));
const OF_THEM = wordSet('of them which is are be the should');
const THEM = wordSet('them which');
const SHARES = wordSet('percent half mostly mainly predominantly');
