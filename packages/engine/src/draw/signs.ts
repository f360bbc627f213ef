import { Problem, shown } from '../kernel/problem.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';

/** An element of a picture. */
export type Sign =
  | { readonly kind: 'literal'; readonly text: string }
  /** Consecutive digits. */
  | { readonly kind: 'digits'; readonly run: number }
  /** Digits as `random.digits` draws them. */
  | { readonly kind: 'drawn'; readonly run: number }
  /** One character of a set. */
  | { readonly kind: 'set'; readonly characters: string }
  /** A whole number with at least that many digits. */
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly width: number }
  /** One of the pictures. */
  | { readonly kind: 'choice'; readonly choices: readonly (readonly Sign[])[] }
  /** A fact of the persona. */
  | { readonly kind: 'part'; readonly name: string };

/** The signs and their meanings, for people. */
export const SIGNS: Readonly<Record<string, string>> = {
  '#': 'a digit',
  '%': 'a digit from 1 to 9',
  '@': 'a letter A-Z',
  '*': 'a letter A-Z or a digit',
  '[A-HJ-N2]': 'one character of the set',
  '{1-99}': 'a whole number in the range; {01-99} has leading zeros',
  '{12#}': '12 digits',
  '(a|b|c)': 'one of the pictures between the bars, all equally likely; a repeated one is twice as likely',
  '\\': 'the next character is literal',
};

/** Reads a picture. */
export function signsOf(pattern: string): readonly Sign[] {
  return sequence(pattern, 0, 0)[0];
}

/** Maximum nesting; no picture of ours is nested so deep. */
const DEEPEST = 16;

/** A result and the position after it. */
type Read<T> = readonly [read: T, end: number];

/** Reads signs up to the end, a `|` or a `)`. */
function sequence(pattern: string, from: number, depth: number): Read<readonly Sign[]> {
  if (depth > DEEPEST) throw malformed(pattern, `it is nested over ${DEEPEST} levels deep`);
  const signs: Sign[] = [];
  let literal = '';
  let at = from;
  const endLiteral = () => {
    if (literal) signs.push({ kind: 'literal', text: literal });
    literal = '';
  };
  while (at < pattern.length) {
    const char = pattern[at] as string;
    if (char === ')' || char === '|') {
      if (depth > 0) break;
      throw malformed(pattern, `${char} at ${at + 1} is outside of brackets`);
    }
    const read = READERS[char];
    if (read) {
      const [sign, end] = read(pattern, at, depth);
      endLiteral();
      signs.push(sign);
      at = end;
    } else {
      if (char === '\\' && ++at === pattern.length) throw malformed(pattern, 'it ends with a \\');
      literal += pattern[at++];
    }
  }
  endLiteral();
  return [signs, at];
}

/** Reads the sign that begins at a place. */
type Reader = (pattern: string, at: number, depth: number) => Read<Sign>;

/** The readers of signs by their first character. Other characters stand for themselves. */
const READERS: Readonly<Record<string, Reader>> = {
  '#'(pattern, at) {
    let end = at;
    while (pattern[end] === '#') end++;
    return [{ kind: 'digits', run: end - at }, end];
  },
  '%': oneOf('123456789'),
  '@': oneOf(LETTERS),
  '*': oneOf(LETTERS + DIGITS),
  '[': within(']', setOf),
  '{': within('}', named),
  '('(pattern, at, depth) {
    const choices: (readonly Sign[])[] = [];
    let end = at;
    do {
      const [choice, behind] = sequence(pattern, end + 1, depth + 1);
      choices.push(choice);
      end = behind;
    } while (pattern[end] === '|');
    if (pattern[end] !== ')') throw unclosed(pattern, at);
    return [{ kind: 'choice', choices }, end + 1];
  },
};

function oneOf(characters: string): Reader {
  return (_, at) => [{ kind: 'set', characters }, at + 1];
}

/** Returns a reader of the text between brackets. */
function within(closing: string, read: (text: string, pattern: string) => Sign): Reader {
  return (pattern, at) => {
    const end = pattern.indexOf(closing, at);
    if (end < 0) throw unclosed(pattern, at);
    return [read(pattern.slice(at + 1, end), pattern), end + 1];
  };
}

function unclosed(pattern: string, at: number): Problem {
  return malformed(pattern, `${pattern[at]} at ${at + 1} is not closed`);
}

/** Longer than any alphabet. */
const LARGEST = 1000;

function setOf(set: string, pattern: string): Sign {
  const characters = set.replace(/(.)-(.)/gsu, (range, from: string, to: string) => {
    const [first, last] = [from.codePointAt(0) as number, to.codePointAt(0) as number];
    if (first > last || last - first > LARGEST)
      throw malformed(pattern, `${range} must be an ascending range of at most ${LARGEST} characters`);
    let all = '';
    for (let code = first; code <= last; code++) all += String.fromCodePoint(code);
    return all;
  });
  if (characters === '') throw malformed(pattern, `[${set}] is an empty set`);
  return { kind: 'set', characters };
}

function named(name: string, pattern: string): Sign {
  const [, low, high] = /^(\d{1,15})-(\d{1,15})$/.exec(name) ?? [];
  if (low !== undefined) {
    const [min, max] = [Number(low), Number(high)];
    if (min > max || max - min >= 2 ** 32)
      throw malformed(pattern, `{${name}} must be an ascending range of at most 2^32 numbers`);
    return { kind: 'range', min, max, width: low.startsWith('0') ? low.length : 1 };
  }
  const drawn = /^(\d{1,4})#$/.exec(name);
  return drawn ? { kind: 'drawn', run: Number(drawn[1]) } : { kind: 'part', name };
}

export function malformed(pattern: string, why: string): Problem {
  return new Problem('bad-pattern', `pattern ${shown(pattern)} is malformed: ${why}`, { given: pattern });
}
