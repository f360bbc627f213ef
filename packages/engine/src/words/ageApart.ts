import { AGE_WORDS } from '../data/conditionWords.ts';
import { ARTICLES, CONTAINER_WORDS, ONE_WORDS, wordSet } from '../data/requestWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Band } from '../model.ts';
import { OLDEST } from '../spec/steering.ts';
import { above, isAdult, one } from './ageBand.ts';
import type { PatternMatch } from './line.ts';
import type { Run } from './runs.ts';

/** Look-ups of words that the readers of ages use. */
export interface Known {
  /** Returns true if a word names a people. */
  readonly isPeople: (word: string) => boolean;
  /** Returns true if a word has a meaning in requests. */
  readonly isKnown: (token: Token) => boolean;
}

/** Returns ages between commas that count nothing: "a customer, 45, from Rome". Marks the tokens as used. */
export function agesApart(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  known: Known,
): readonly PatternMatch<Band>[] {
  return numbers.flatMap(({ from, to, meaning }) => {
    const [number, next] = [tokens[from] as Token, tokens[to]];
    if (number.used || number.figure || !number.apart || !isAdult(`${meaning}`)) return [];
    if (next && !next.apart && !LINKS.has(next.word)) return [];
    const before = tokens.slice(0, from);
    const counted = numbers.findLast((other) => other.from < from && !(tokens[other.from] as Token).used);
    const isOfPeople =
      counted === undefined
        ? isOne(before, known) || isStranger(before, known)
        : before.slice(counted.to).some(({ word, stem }) => PEOPLE.test(word) || known.isPeople(stem));
    if (!isOfPeople) return [];
    for (const token of tokens.slice(from, to)) token.used = true;
    return [{ at: from, meaning: one(`${meaning}`) }];
  });
}

/**
 * Returns ages right after one person: "a Frenchwoman, 33", "Wienerin 30", "porteña de 40". Marks the tokens as
 * used.
 */
export function agesBehind(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  { isPeople }: Known,
): readonly PatternMatch<Band>[] {
  return numbers.flatMap(({ from, to, meaning }) => {
    const [number, next, before] = [tokens[from] as Token, tokens[to], tokens[from - 1]];
    const link = before && OF.has(before.word) ? before : undefined;
    const people = tokens[from - (link ? 2 : 1)];
    if (number.used || number.figure || !people || !isAdult(`${meaning}`)) return [];
    if ((next && !next.apart && !LINKS.has(next.word)) || !isPeople(people.word)) return [];
    // "una lista de Alemania de 40"
    const isPlace = IN.has(wordAt(tokens, people.at - 1));
    if (link ? isPlace : !ONE_OF_A_PEOPLE.test(people.word)) return [];
    for (const token of tokens.slice(link ? from - 1 : from, to)) token.used = true;
    return [{ at: from, meaning: one(`${meaning}`) }];
  });
}

/** Returns impossible ages right after a people: "Germans over 100". Marks the tokens as used. */
export function agesPast(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  { isPeople }: Known,
): readonly PatternMatch<Band>[] {
  return numbers.flatMap(({ from, to, meaning }) => {
    const [people, over, number, next] = [tokens[from - 2], tokens[from - 1], tokens[from], tokens[to]];
    if (number?.used || meaning <= OLDEST || !people || over?.word !== 'over') return [];
    if (next && !next.apart && !LINKS.has(next.word)) return [];
    // "German" alone names no people, only an origin: "German over 100".
    if (people.word === people.stem || !isPeople(people.stem)) return [];
    for (const token of tokens.slice(from - 1, to)) token.used = true;
    return [{ at: from - 1, meaning: above(`${meaning}`) }];
  });
}

const OF = wordSet('of de di von van');
const IN = wordSet('of de di von van in from aus uit en da');
const ONE_OF_A_PEOPLE = /(?:ch|sh|s)(?:wo)?man$|erin$/;
const LINKS = wordSet('from in aus living based');
const PEOPLE = new RegExp(`^(?:${AGE_WORDS.people})$`);

/** "a customer", "one German", "someone from Germany", "Kundin" */
function isOne(words: readonly Token[], { isPeople }: Known): boolean {
  const [word, next] = [wordAt(words, 0), wordAt(words, 1)];
  if (SOMEBODY.has(word) || (words.length === 1 && PERSON.test(word))) return true;
  return ONE_WORDS.has(word) && (PERSON.test(next) || isPeople(next));
}

const PERSON = new RegExp(`^(?:${AGE_WORDS.customer})$`);

/** Only a name, an occupation or words without a meaning here: "Jane Doe", "a nurse", but not "nurses". */
function isStranger(words: readonly Token[], { isKnown }: Known): boolean {
  const names = words.filter(({ word }) => !ARTICLES.has(word));
  return names.every((token) => !token.used && isStrange(token) && !isKnown(token));
}

function isStrange({ raw, word }: Token): boolean {
  return !/[^s]s$/.test(raw) && !CONTAINER_WORDS.has(word);
}

const SOMEBODY = wordSet('someone somebody');
