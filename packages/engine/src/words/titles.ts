import { OFFICE_CODES, OFFICE_WORDS, TITLE_WORDS, WORK_WORDS } from '../data/requestWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/** Returns true if words are part of somebody's job or workplace: "bank manager", "IT department". */
export function isOfTitle(tokens: readonly Token[], { from, to }: Run<unknown>): boolean {
  const [before, first, next] = [tokens[from - 1], tokens[from] as Token, tokens[to]];
  if (before && isOffice(before, first)) return true;
  return to - from === 1 && WORK_WORDS.has(first.word) && !!next && !next.apart && TITLE_WORDS.has(next.word);
}

/**
 * Returns true if an acronym that is also a country's code names an office, judged by the next word: "IT
 * department", "QA team".
 */
export function isOffice({ raw, word }: Token, next: Token | undefined): boolean {
  if (!next || next.apart || raw !== raw.toUpperCase() || !OFFICE_CODES.has(word)) return false;
  return OFFICE_WORDS.has(next.word) || TITLE_WORDS.has(next.word);
}
