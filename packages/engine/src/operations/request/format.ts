import { FORMAT_NOT, FORMAT_WORDS } from '../../data/conditionWords.ts';
import { Problem } from '../../kernel/problem.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Token } from './tokens.ts';

const LEADERS =
  '(?:(?:output|format|formatted) )*(?:(?:as|in|to|into|for|als|im|en|au|em|jako|w|som) )?(?:(?:an?|format|formato|output) )*';
const TRAILERS = '(?: (?:file|files|format|output|document|datei|fichier|archivo|arquivo|bestand|fil|plik))?';

/** A format, and whether it is the one that is not wanted. */
type Asked = readonly [format: string, isUnwanted: boolean];

const PATTERNS: readonly Pattern<Asked>[] = FORMAT_WORDS.map(([words, format]) => [
  wordPattern(`((?:${FORMAT_NOT}) )?${LEADERS}(?:${words})${TRAILERS}`),
  (not) => [format, not !== undefined],
]);

const CUE = new RegExp(FORMAT_WORDS.map(([words]) => words).join('|'));

/** What is given where no format is named. */
const PLAIN = 'json';

/** The format that the request names; of several the first in the table. Marks the tokens used. */
export function formatIn(tokens: readonly Token[]): string | undefined {
  const asked = takeMatches(tokens, PATTERNS, [CUE]).map(({ meaning }) => meaning);
  const format = asked.find(([, isUnwanted]) => !isUnwanted)?.[0];
  if (format === undefined && asked.some(([unwanted]) => unwanted === PLAIN))
    throw new Problem('unresolved', 'name the format that is wanted: csv, ndjson or xml');
  return format;
}
