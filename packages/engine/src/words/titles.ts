import { OFFICE_CODES, OFFICE_WORDS, TITLE_WORDS, WORK_WORDS } from '../data/requestWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/** Whether words are part of what somebody works as, or where: "bank manager", "IT department". */
export function isOfTitle(tokens: readonly Token[], { from, to }: Run<unknown>): boolean {
  const [before, first, next] = [tokens[from - 1], tokens[from] as Token, tokens[to]];
  if (before && isOffice(before, first)) return true;
  return to - from === 1 && WORK_WORDS.has(first.word) && !!next && !next.apart && TITLE_WORDS.has(next.word);
}

/** Whether an acronym that is the code of a country too is an office by what follows: "IT department", "QA team". */
export function isOffice({ raw, word }: Token, next: Token | undefined): boolean {
  if (!next || next.apart || raw !== raw.toUpperCase() || !OFFICE_CODES.has(word)) return false;
  return OFFICE_WORDS.has(next.word) || TITLE_WORDS.has(next.word);
}
