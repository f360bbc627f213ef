import { Problem, type ProblemKind, shown } from './problem.ts';

/** The entry of that name, whatever its case; otherwise a problem that suggests the nearest one. */
export function find<T>(
  table: ReadonlyMap<string, T>,
  name: string,
  what: string,
  kind: ProblemKind = 'unknown',
): T {
  const entry = table.get(name) ?? table.get(name.toLowerCase());
  if (entry !== undefined) return entry;
  throw new Problem(kind, `unknown ${what} ${shown(name)}${suggestion(name, table.keys())}`);
}

/** `; did you mean "…"?` when a known name is near, otherwise nothing. */
export function suggestion(name: string, known: Iterable<string>): string {
  const near = nearest(name.toLowerCase(), known);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** The known name with the fewest edits, if they are at most a third of its letters (one is always allowed). */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 40) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const allowed = Math.max(1, Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - name.length) > allowed) continue;
    const distance = edits(name, candidate.toLowerCase());
    if (distance <= allowed && distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
export function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] as number) + 1, (last[j] as number) + 1, (last[j - 1] as number) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}

/** Looks for the known word that a word is a slip of; two that are as near but mean different things are none. */
export type Slips<T> = (word: string, strict: boolean) => T | undefined;

interface Target<T> {
  readonly word: string;
  readonly letters: number;
  readonly meaning: T;
}

/** Prepares known words of four letters and more for finding slips. */
export function slips<T>(known: Iterable<readonly [string, T]>): Slips<T> {
  const byLength: Target<T>[][] = [];
  for (const [word, meaning] of known) {
    if (word.length < 4 || word.length > 40) continue;
    byLength[word.length] ??= [];
    (byLength[word.length] as Target<T>[]).push({ word, letters: lettersOf(word), meaning });
  }
  return (word, strict) => {
    if (word.length < (strict ? 5 : 4) || word.length > 40) return undefined;
    const letters = lettersOf(word);
    let best: T | undefined;
    let least = word.length >= 9 ? 2 : 1;
    let found = false;
    for (let length = word.length - least; length <= word.length + least; length++) {
      for (const target of byLength[length] ?? []) {
        if (bits(letters ^ target.letters) > 2 * least) continue;
        const distance = slipBetween(word, target.word, strict);
        if (distance > least) continue;
        if (distance < least || !found) best = target.meaning;
        else if (!sameMeaning(best, target.meaning)) best = undefined;
        found = true;
        least = distance;
      }
    }
    return best;
  };
}

function sameMeaning(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(names(a)) === JSON.stringify(names(b));
}
