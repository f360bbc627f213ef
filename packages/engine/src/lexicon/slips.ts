import { bitCount, edits, lettersOf } from '../kernel/find.ts';
import { isEveryday } from './everyday.ts';

/** Index of known words, to find the one that a misspelt word means. */
export class SlipIndex {
  /** Words by length and first letter. */
  readonly #buckets = new Map<number, Target[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 4 || word.length > LONGEST_WORD) continue;
      const key = bucketKey(word.length, word.charCodeAt(0));
      const bucket = this.#buckets.get(key);
      const target = { word, letters: lettersOf(word) };
      if (bucket) bucket.push(target);
      else this.#buckets.set(key, [target]);
    }
  }

  /**
   * Visits the known words with at most that many more or fewer letters that start with the same letter, or with
   * the first two swapped.
   */
  near(word: string, most: number, visit: (target: Target) => void): void {
    const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
    for (let length = word.length - most; length <= word.length + most; length++) {
      this.#buckets.get(bucketKey(length, first))?.forEach(visit);
      this.#buckets.get(bucketKey(length, second))?.forEach(visit);
    }
  }
}

interface Target {
  readonly word: string;
  readonly letters: number;
}

/** Longer words are not compared. */
const LONGEST_WORD = 40;

/** The meanings of known words, and the limits of their typing errors. */
export interface Slips<T> {
  readonly indexes: readonly SlipIndex[];
  readonly meaningOf: (word: string) => T | undefined;
  /** Returns true if two meanings are the same. */
  readonly same: (one: T, other: T) => boolean;
  /** Forbids a replaced letter in words of five letters, because the result may be another word: `Chile`, `child`. */
  readonly strict?: boolean;
  /** Minimum length for a replaced letter, if the result may be another name: `Boston`, `Bolton`. */
  readonly replaced?: number;
  /**
   * Maximum number of edits in a long word: two by default, fewer if many names are similar (`Wilmington`,
   * `Wellington`).
   */
  readonly edits?: number;
}

/**
 * Returns the meaning of the known word that a misspelt word resembles: one edit from five letters on, two from
 * nine on; in shorter words only swapped or doubled letters, or a missing vowel. Undefined if two equally near
 * words have different meanings.
 */
export function slipMeaning<T>(
  { indexes, meaningOf, same, strict = false, replaced = strict ? 6 : 5, edits: allowed = 2 }: Slips<T>,
  word: string,
): T | undefined {
  if (word.length < (strict ? 5 : 4) || word.length > LONGEST_WORD || isEveryday(word)) return undefined;
  const letters = lettersOf(word);
  const most = word.length >= 9 ? allowed : 1;
  let least = most;
  let best: T | undefined;
  let tied = false;
  const compare = (target: Target) => {
    if (bitCount(letters ^ target.letters) > 2 * least || !maySlip(word, target.word, { strict, replaced }))
      return;
    const distance = edits(word, target.word, least);
    if (distance > least || (distance === 2 && target.word.length < 9)) return;
    const meaning = meaningOf(target.word);
    if (meaning === undefined) return;
    if (best === undefined || distance < least) {
      best = meaning;
      tied = false;
    } else tied ||= !same(best, meaning);
    least = distance;
  };
  for (const index of indexes) index.near(word, most, compare);
  return tied ? undefined : best;
}

/** Returns true if a word of that shape may be a misspelling of the other. */
function maySlip(
  word: string,
  target: string,
  { strict, replaced }: { readonly strict: boolean; readonly replaced: number },
): boolean {
  const swapped = word[0] === target[1] && word[1] === target[0];
  if (word[0] !== target[0] && !swapped) return false;
  if (word.length === target.length)
    return (
      word.length >= replaced ||
      sorted(word) === sorted(target) ||
      (word.length > 5 && isMishit(word, target))
    );
  const short = Math.min(word.length, target.length);
  return short > 4 || undoubled(word) === undoubled(target) || (!strict && lacksVowel(word, target));
}

/** `Berlim` for `Berlin`: a neighbouring key. */
function isMishit(word: string, target: string): boolean {
  const at = [...word].findIndex((letter, i) => letter !== target[i]);
  const [letter = '', right = ''] = [word[at], target[at]];
  return (
    word.slice(at + 1) === target.slice(at + 1) &&
    KEYS.some((row) => row.includes(letter + right) || row.includes(right + letter))
  );
}

const KEYS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** `ibn` for `iban` */
export function lacksVowel(word: string, target: string): boolean {
  return word.length < target.length && word.at(-1) === target.at(-1) && voweless(word) === voweless(target);
}

function voweless(word: string): string {
  return word[0] + word.slice(1).replace(/[aeiou]/g, '');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

function undoubled(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

function bucketKey(length: number, first: number): number {
  return first * (LONGEST_WORD + 3) + length;
}
