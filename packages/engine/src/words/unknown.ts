import { BANK_LEADERS, HOME_LEADERS, LIVING_WORDS } from '../data/conditionWords.ts';
import { IDLE_WORDS, PLACE_LINKS } from '../data/requestWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { isCapital, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { countryWords } from './countryWords.ts';
import { isAccountWord, isBankWord, isPlaceWord } from './named.ts';
import { lacking } from './where.ts';

/** Refuses an unknown bank or city, if the remaining words stand in the position of one. */
export function refuseUnknownNames(tokens: readonly Token[], country: Country): void {
  for (const token of tokens) {
    if (token.used || !isName(token) || countryWords(country).isForm(token)) continue;
    if (standsAsBank(tokens, token)) throw lacking(country, 'bank', token.raw);
    if (standsAsCity(tokens, token)) throw lacking(country, 'city', token.raw);
  }
}

function isName({ word, figure }: Token): boolean {
  if (figure || !/^[^0-9]{3,}$/.test(word)) return false;
  return !IDLE_WORDS.has(word) && !isEveryday(word) && !isPlaceWord(word);
}

/** "FooBank account", "Foo Bank", "with bank foo", "an account at Foo" */
function standsAsBank(tokens: readonly Token[], { at, raw, word, apart }: Token): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (/.bank$/.test(word)) return true;
  if (isCapital(raw) && next && !next.apart && isBankWord(next.word)) return true;
  if (!before || apart) return false;
  const leader = isBankWord(before.word) ? tokens[at - 2] : before;
  if (!leader || !BANK_LEADERS.has(leader.word)) return false;
  return leader !== before || (isCapital(raw) && isAccountWord(wordAt(tokens, leader.at - 1)));
}

/** "from Buxtehude", "living in Buxtehude" */
function standsAsCity(tokens: readonly Token[], { at, raw }: Token): boolean {
  if (!/^[A-ZÀ-Þ][^A-Z]+$/.test(raw)) return false;
  const [leader, verb] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  return HOME_LEADERS.has(leader) || (PLACE_LINKS.has(leader) && LIVING_WORDS.has(verb));
}
