import {
  ACRONYM_CODES,
  CODE_LEADERS,
  CODE_LINKS,
  CODE_WORDS,
  ENGLISH_CODES,
  LOWER_CASE_CODES,
  NUMBERED_WORDS,
} from '../../data/requestWords.ts';
import type { Country } from '../../model.ts';
import { countOf } from './numbers.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The countries named by their codes, in order. `fields` are the runs that name fields. */
export function codesIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Run<true>[],
): readonly Run<Country>[] {
  return tokens.flatMap((token) => {
    const { at, word } = token;
    const country = vocabulary.countryOfCode(word);
    return country && isCode(tokens, token, fields) ? [{ from: at, to: at + 1, meaning: country }] : [];
  });
}

/** Whether a code stands for its country here and is not a word of the sentence. */
function isCode(tokens: readonly Token[], { raw, word, at }: Token, fields: readonly Run<true>[]): boolean {
  if (fields.some(({ from, to }) => from <= at && at < to && to - from > 1)) return false;
  if (!CODE_WORDS.has(word)) return true;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const fieldFollows = fields.some(({ from }) => from === at + 1);
  if (raw !== raw.toUpperCase()) {
    const leads = !before || CODE_LEADERS.has(before.word) || countOf(before.word) !== undefined;
    return LOWER_CASE_CODES.has(word) && fieldFollows && leads;
  }
  const isLinked = before !== undefined && CODE_LINKS.has(before.raw);
  if (ACRONYM_CODES.has(word)) return isLinked;
  const fieldPrecedes = fields.some(({ to }) => to === at);
  const linksField = isLinked && fields.some(({ to }) => to === at - 1);
  if (isShouted(tokens)) {
    return (!before || !after) && (fieldPrecedes || fieldFollows) && !NUMBERED_WORDS.has(word);
  }
  if (ENGLISH_CODES.has(word)) return fieldFollows || (!after && (fieldPrecedes || linksField));
  return !before || !after || fieldFollows || fieldPrecedes || linksField;
}

/** Whether the whole request is in capitals, which then say nothing. */
function isShouted(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase());
}
