import { IDLE_WORDS, JOINING_WORDS, wordSet } from '../data/requestWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * "3 SINs plz", "plz send", "btw I need": plz means please, not a German postcode, and btw is no Dutch VAT. Marks
 * them as used.
 */
export function takePlease(vocabulary: Vocabulary, tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [before, next] = [tokens[token.at - 1], tokens[token.at + 1]];
    const isAsking = next !== undefined && ASKING.has(next.word);
    if (token.raw === 'btw' && (isAsking || (!before && next?.apart))) token.used = true;
    if (token.raw !== 'plz' || token.apart) continue;
    const isAtEnd = !next || next.begins || IDLE_WORDS.has(next.word);
    // "plz gve me 5"
    const isFirst = !before && ME.has(tokens[token.at + 2]?.word ?? '');
    token.used ||= isAsking || isFirst || (isAtEnd && before !== undefined && mayEnd(vocabulary, before));
  }
}

const ASKING = wordSet(
  'give gimme get send make create generate show provide help need can could do i we me',
);
const ME = wordSet('me us');
const PARTS_OF_ADDRESS = wordSet('ort stadt strasse hausnummer adresse anschrift');

/** Returns true if a request may end with a word: the name of a field, or an idle word. */
function mayEnd(vocabulary: Vocabulary, { word, stem, used }: Token): boolean {
  if (JOINING_WORDS.has(word) || PARTS_OF_ADDRESS.has(word)) return false;
  if (vocabulary.countryOfCode(word)) return false;
  return used || IDLE_WORDS.has(word) || [word, stem].some((each) => vocabulary.namesSomething(each));
}
