import { NEITHER_NOR, NOT_BEHIND_NOR, NOTHING_BUT } from '../../data/negationPhrases.ts';
import { wordSet } from '../../data/requestWords.ts';
import { fold } from '../../kernel/text.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import { type Token, wordAt } from './tokens.ts';

/** The words of a request, where those that leave out two things say "neither" and "nor": "ni téléphone ni email". */
export function withNeither(tokens: readonly Token[]): readonly Token[] {
  const isFirst = ({ at, word, raw, apart }: Token) => {
    if (!PAIRED.has(word) || NOT_BEHIND_NOR.has(wordAt(tokens, at + 1))) return false;
    // "je ne veux pas", "ich brauche noch IBANs"
    if (raw === 'ne') return !tokens.slice(at + 1, at + 4).some((token) => FRENCH_NOT.has(token.word));
    return word !== 'noch' || at === 0 || apart;
  };
  const words = new Map<number, string>();
  for (const token of tokens) {
    if (words.has(token.at) || !(isFirst(token) || WEDER.has(token.word))) continue;
    const second = WEDER.has(token.word) ? 'noch' : token.word;
    const others = tokens.filter(
      ({ at, word }) => at > token.at + 1 && word === second && !AND.has(wordAt(tokens, at - 1)),
    );
    if (others[0] === undefined || others[0].at > token.at + MOST_BETWEEN) continue;
    words.set(token.at, 'neither');
    for (const { at } of others) words.set(at, 'nor');
  }
  if (words.size === 0) return tokens;
  return tokens.map((token) => {
    const word = words.get(token.at);
    return word === undefined ? token : { ...token, word, stem: word };
  });
}

/** The most words between the two. */
const MOST_BETWEEN = 6;

const FRENCH_NOT = wordSet('pas plus jamais que point');
const AND = wordSet('und en');
const WEDER = wordSet('weder');
const PAIRED = wordSet(NEITHER_NOR);

/** "nothing but the IBAN", "niemand außer Frauen": what follows is wanted. Marks the words used that say so. */
export function takeNothingBut(tokens: readonly Token[]): void {
  takeMatches(tokens, NOTHING, [CUE]);
}

const NOTHING: readonly Pattern<true>[] = [[wordPattern(`(?:${NOTHING_BUT})`), () => true]];
const CUE = new RegExp(fold(`[ -](?:${NOTHING_BUT})[ -]`));
