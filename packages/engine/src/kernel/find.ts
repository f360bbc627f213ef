import { Problem, type ProblemKind } from './problem.ts';
import type { ProblemCode } from './problemCodes.ts';

type UnknownCode = Extract<ProblemCode, `unknown-${string}`>;

/** Description of the place of an unknown name. */
interface UnknownName {
  /** The kind of thing that is unknown; by default the end of the code: `country` of `unknown-country`. */
  readonly subject?: string;
  /** Where it is unknown: `country "de"`. */
  readonly scope?: string;
  readonly kind?: ProblemKind;
  /** Maximum number of known names that the message lists when none is near. */
  readonly listed?: number;
}

/** Returns the entry of that name in any case; otherwise throws a problem that suggests the nearest name. */
export function find<T>(
  table: ReadonlyMap<string, T>,
  name: unknown,
  code: UnknownCode,
  options: UnknownName = {},
): T {
  const { subject = code.slice(PREFIX.length) } = options;
  if (typeof name !== 'string')
    throw new Problem('bad-parameter', { subject, expected: 'a string', given: name });
  const entry = table.get(name) ?? table.get(name.toLowerCase());
  if (entry !== undefined) return entry;
  throw unknownName(code, name, table.keys(), options);
}

const PREFIX = 'unknown-';

/** Returns the problem with a name that is not known: it suggests the nearest name or lists those that are known. */
export function unknownName(
  code: UnknownCode,
  given: unknown,
  known: Iterable<string>,
  { subject = code.slice(PREFIX.length), scope, kind, listed = 16 }: UnknownName = {},
): Problem {
  const names = [...known];
  const suggestion = typeof given === 'string' ? nearestName(given, names) : undefined;
  const expected = names.length <= listed ? names.join(', ') || 'none' : undefined;
  return new Problem(code, { subject, given, expected, suggestion, scope, kind });
}

/** Returns the known name that is probably meant, if one is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const word = name.toLowerCase();
  return nearest(word, names) ?? shortFor(word, names);
}

/** Returns `; did you mean "…"?` when a known name is near, otherwise nothing. */
export function suggestion(name: string, known: Iterable<string>): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** Returns `; did you mean "…"?` when a known name is near, otherwise a list of those that are known. */
export function suggestionOrAll(name: string, known: Iterable<string>): string {
  const names = [...known];
  return suggestion(name, names) || `; known: ${names.join(', ') || 'none'}`;
}

/** Returns the longest known name that a word begins with: `bool` for `boolean`. */
function shortFor(word: string, known: readonly string[]): string | undefined {
  const short = known.filter((name) => name.length >= 3 && word.startsWith(name.toLowerCase()));
  return short.sort((a, b) => b.length - a.length)[0];
}

/** Returns the known name with the fewest edits, at most a third of its letters. One edit is always allowed. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 40) return undefined;
  const letters = lettersOf(name);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const most = Math.min(Math.max(1, Math.floor(candidate.length / 3)), least - 1);
    if (Math.abs(candidate.length - name.length) > most) continue;
    const lower = candidate.toLowerCase();
    const others = lettersOf(lower);
    // An edit adds at most one kind of letter and removes at most one.
    if (bitCount(letters & ~others) > most || bitCount(others & ~letters) > most) continue;
    const distance = edits(name, lower, most);
    if (distance <= most) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/**
 * Counts insertions, deletions, replacements and swaps of neighbours between two words. Above `most`, the result is
 * any number above `most`.
 */
export function edits(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  let from = 0;
  let back = 0;
  const least = Math.min(one.length, other.length);
  while (from < least && one[from] === other[from]) from++;
  while (back < least - from && one[one.length - 1 - back] === other[other.length - 1 - back]) back++;
  return differences(one.slice(from, one.length - back), other.slice(from, other.length - back), most);
}

function differences(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let lowest = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const lowestBefore = lowest;
    lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = (last[j - 1] as number) + cost;
      const inserted = (row[j - 1] as number) + 1;
      const deleted = (last[j] as number) + 1;
      if (inserted < least) least = inserted;
      if (deleted < least) least = deleted;
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row.push(least);
      if (least < lowest) lowest = least;
    }
    // A swap reaches back two rows, so the distance exceeds the limit once two rows in succession do.
    if (lowestBefore > most) return lowest;
    before = last;
    last = row;
  }
  return last[b.length] as number;
}

/** Returns a word's letters as a set of 32 bits; some letters share a bit. */
export function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
