import { fold } from '../kernel/text.ts';
import { inSentence, type Token } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/** What a pattern stands for: what it means, from what its groups found; nothing when it does not count after all. */
export type Pattern<T> = readonly [pattern: RegExp, read: (...found: string[]) => T | undefined];

/** A pattern of words, written as people do and compared as tokens are. */
export function wordPattern(text: string): RegExp {
  return new RegExp(`(?<=[ -])${fold(text)}(?=[ -])`, 'g');
}

/** What a pattern found, and where. */
export interface Match<T> {
  readonly at: number;
  readonly meaning: T;
}

/**
 * Looks for patterns in the words that are not accounted for, in one line as they are compared: ` 5 women aged 18-25 `.
 * Patterns are global; earlier ones go first; where one of the cues is not found, none is looked for. `numbers` are shown in
 * digits. Marks the tokens used.
 */
export function takeMatches<T>(
  tokens: readonly Token[],
  patterns: readonly Pattern<T>[],
  cues: readonly RegExp[],
  numbers: readonly Run<number>[] = [],
): readonly Match<T>[] {
  const matches: Match<T>[] = [];
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
      // Of a date of birth the year is obeyed.
      for (const token of taken) token.used ||= !token.figure;
      matches.push({ at: (taken[0] as Token).at, meaning });
    }
    line = lineOf(tokens, numbers);
  }
  return matches;
}

/** A used token keeps the words beside it apart; those of a number begin where it does; of a date only the year is there. */
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
