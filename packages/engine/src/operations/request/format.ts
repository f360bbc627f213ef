import { FORMAT_WORDS } from '../../data/conditionWords.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Token } from './tokens.ts';

const LEADERS =
  '(?:(?:as|in|to|into|for|als|im|en|au|au format|em|formato|in formato|jako|w|som|a|an|output|format|formatted) )*';
const TRAILERS = '(?: (?:file|files|format|output|document|datei|fichier|archivo|arquivo|bestand|fil|plik))?';

const PATTERNS: readonly Pattern<string>[] = FORMAT_WORDS.map(([words, format]) => [
  wordPattern(`${LEADERS}(?:${words})${TRAILERS}`),
  () => format,
]);

const CUE = new RegExp(FORMAT_WORDS.map(([words]) => words).join('|'));

/** The format that the request names; of several the first in the table. Marks the tokens used. */
export function formatIn(tokens: readonly Token[]): string | undefined {
  return takeMatches(tokens, PATTERNS, CUE)[0]?.meaning;
}
