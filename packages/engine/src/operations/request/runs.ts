import type { Token } from './tokens.ts';

/** A run of tokens and what it was found to mean. */
export interface Run<T> {
  readonly from: number;
  readonly to: number;
  readonly meaning: T;
}

/** What a phrase means, if anything; it stands at `from` and ends before `to`. */
export type Look<T> = (phrase: string, from: number, to: number) => T | undefined;

/** The most words that a phrase has. */
const MOST = 6;

/** The longest runs of unused tokens that mean something, from the left, none over another. */
export function longestRuns<T>(tokens: readonly Token[], look: Look<T>): readonly Run<T>[] {
  const runs: Run<T>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const run = longestRun(tokens, from, look);
    if (run) runs.push(run);
    from = run ? run.to : from + 1;
  }
  return runs;
}

/** The longest such run from a token on: as it stands, or its last word or every word in the singular. */
function longestRun<T>(tokens: readonly Token[], from: number, look: Look<T>): Run<T> | undefined {
  const spellings: (readonly string[])[] = [];
  let words = '';
  let stems = '';
  for (const token of tokens.slice(from, from + MOST)) {
    if (token.used || (token.apart && spellings.length > 0)) break;
    const { word, stem } = token;
    spellings.push([words + word, words + stem, stems + stem]);
    words += word;
    stems += stem;
  }
  for (let size = spellings.length; size > 0; size--) {
    let last = '';
    for (const phrase of spellings[size - 1] as readonly string[]) {
      const meaning = phrase === last ? undefined : look(phrase, from, from + size);
      if (meaning !== undefined) return { from, to: from + size, meaning };
      last = phrase;
    }
  }
  return undefined;
}

/** The tokens of a run as they were written. */
export function written(tokens: readonly Token[], { from, to }: Run<unknown>): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');
}

/** Tokens as a phrase. */
export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join('');
}
