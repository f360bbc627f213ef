import { FORMAT_NOT, FORMAT_WORDS, MADE } from '../data/conditionWords.ts';
import { Problem } from '../kernel/problem.ts';
import type { Token } from '../lexicon/tokens.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';

const LEADERS =
  '(?:(?:output|format|formatted) )*(?:(?:as|in|to|into|for|als|im|en|au|em|jako|w|som) )?(?:(?:an?|format|formato|output) )*';
const TRAILERS = '(?: (?:file|files|format|output|document|datei|fichier|archivo|arquivo|bestand|fil|plik))?';

/** A format, and true if it is excluded. */
type Asked = readonly [format: string, isUnwanted: boolean];

const PATTERNS: readonly Pattern<Asked>[] = FORMAT_WORDS.map(([words, format]) => [
  wordPattern(`((?:${FORMAT_NOT})${MADE} )?${LEADERS}(?:${words})${TRAILERS}( unwanted)?`),
  (not, no) => [format, (not ?? no) !== undefined],
]);

const CUE = new RegExp(FORMAT_WORDS.map(([words]) => words).join('|'));

/** The format if the request names none. */
const PLAIN = 'json';

/**
 * Returns the format that the request names. Of several the first counts, and the others are reported. Marks the
 * tokens as used.
 */
export function formatIn(tokens: readonly Token[]): string | undefined {
  const asked = [...takeMatches(tokens, PATTERNS, [CUE])].sort((one, other) => one.at - other.at);
  const wanted = asked.filter(({ meaning: [, isUnwanted] }) => !isUnwanted);
  const format = wanted[0]?.meaning[0];
  if (format === undefined && asked.some(({ meaning: [unwanted] }) => unwanted === PLAIN))
    throw new Problem('unresolved-request', 'name the format that you want: csv, ndjson or xml');
  for (const { at, meaning } of wanted) {
    const name = meaning[0] === format ? undefined : tokens.slice(at).find(({ word }) => NAMED.test(word));
    if (name) name.used = false;
  }
  return format;
}

const NAMED = new RegExp(`^(?:${FORMAT_WORDS.map(([words]) => words).join('|')})$`);
