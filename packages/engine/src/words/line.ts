import { fold } from '../kernel/text.ts';
import { inSentence, type Token } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/** A pattern and its reader, which gets the groups of a match. It returns undefined if the match does not count. */
export type Pattern<T> = readonly [pattern: RegExp, read: (...found: string[]) => T | undefined];

/** Compiles a pattern of words from natural text, folded like tokens. */
export function wordPattern(text: string): RegExp {
  return new RegExp(`(?<=[ -])${fold(text)}(?=[ -])`, 'g');
}

/** The meaning of a match, and its position. */
export interface PatternMatch<T> {
  readonly at: number;
  readonly meaning: T;
}

/**
 * Finds patterns in the unused words, written as one line: ` 5 women aged 18-25 `. Patterns are global; earlier
 * ones take precedence. Without a match of one of the cues, no pattern is tried. `numbers` appear in digits. Marks
 * the tokens as used.
 */
export function takeMatches<T>(
  tokens: readonly Token[],
  patterns: readonly Pattern<T>[],
  cues: readonly RegExp[],
  numbers: readonly Run<number>[] = [],
): readonly PatternMatch<T>[] {
  const matches: PatternMatch<T>[] = [];
  let line = lineOf(tokens, numbers);
  if (!cues.every((cue) => cue.test(line.text))) return matches;
  for (const [pattern, read] of patterns) {
    if (line.text.search(pattern) < 0) continue;
    for (const match of line.text.matchAll(pattern)) {
      const meaning = read(...match.slice(1));
      if (meaning === undefined) continue;
      const taken = tokens.filter((_, i) => {
        const start = line.starts[i] as number;
        return start >= match.index && start < match.index + match[0].trimEnd().length;
      });
      // A date of birth is steered by its year only.
      for (const token of taken) token.used ||= !token.figure;
      matches.push({ at: (taken[0] as Token).at, meaning });
    }
    line = lineOf(tokens, numbers);
  }
  return matches;
}

/**
 * A used token separates its neighbours. The words of a number start at the number; of a date only the year
 * remains.
 */
function lineOf(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
): { readonly text: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let text = '';
  let end = 0;
  for (const token of tokens) {
    const { at, used, joint, figure, more } = token;
    const number = numbers.find(({ from }) => from === at);
    if (at < end || figure === 'date') {
      starts.push(starts.at(-1) ?? 0);
      continue;
    }
    end = number?.to ?? at + 1;
    text += joint ? '-' : ' ';
    starts.push(text.length);
    text += used ? '|' : (number?.meaning ?? inSentence(token)) + (more ? '+' : '');
  }
  return { text: `${text} `, starts };
}
