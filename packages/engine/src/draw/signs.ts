import { Problem, shown } from '../kernel/problem.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';

/** What a picture is made of. */
export type Sign =
  | { readonly kind: 'literal'; readonly text: string }
  /** Digits in a row. */
  | { readonly kind: 'digits'; readonly run: number }
  /** Digits as `random.digits` draws them. */
  | { readonly kind: 'drawn'; readonly run: number }
  /** One character of a set. */
  | { readonly kind: 'set'; readonly characters: string }
  /** A whole number with at least so many places. */
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly width: number }
  /** One of the pictures. */
  | { readonly kind: 'choice'; readonly choices: readonly (readonly Sign[])[] }
  /** What the persona says. */
  | { readonly kind: 'part'; readonly name: string };

/** The signs and what they stand for, for people. */
export const SIGNS: Readonly<Record<string, string>> = {
  '#': 'a digit',
  '%': 'a digit from 1 to 9',
  '@': 'a letter A-Z',
  '*': 'a letter A-Z or a digit',
  '[A-HJ-N2]': 'one character of the set',
  '{1-99}': 'a whole number of the range; {01-99} with zeros in front',
  '{12#}': 'so many digits',
  '(a|b|c)':
    'one of the pictures between the bars, each as likely as the others; one that stands twice is twice as likely',
  '\\': 'takes the next character as it is',
};

/** Reads a picture. */
export function signsOf(pattern: string): readonly Sign[] {
  const { signs, end } = sequence(pattern, 0, 0);
  if (end !== pattern.length) throw malformed(pattern, `${pattern[end]} at ${end + 1} closes nothing`);
  return signs;
}

/** No picture of ours is nested so deep, and no caller's need be. */
const DEEPEST = 16;

/** Reads signs up to the end, a `|` or a `)`. */
function sequence(pattern: string, from: number, depth: number): { signs: readonly Sign[]; end: number } {
  if (depth > DEEPEST) throw malformed(pattern, `it is nested over ${DEEPEST} levels deep`);
  const signs: Sign[] = [];
  let literal = '';
  let at = from;
  const add = (sign: Sign) => {
    if (literal) signs.push({ kind: 'literal', text: literal });
    literal = '';
    signs.push(sign);
  };
  while (at < pattern.length) {
    const char = pattern[at] as string;
    if (depth > 0 && (char === ')' || char === '|')) break;
    if (char === ')' || char === '|') throw malformed(pattern, `${char} at ${at + 1} stands in no brackets`);
    if (char === '\\') {
      if (at + 1 === pattern.length) throw malformed(pattern, 'nothing follows the last \\');
      literal += pattern[at + 1];
      at += 2;
    } else if (char === '#') {
      let run = 1;
      while (pattern[at + run] === '#') run++;
      add({ kind: 'digits', run });
      at += run;
    } else if (char === '[') {
      const end = closing(pattern, at, ']');
      add({ kind: 'set', characters: expanded(pattern, pattern.slice(at + 1, end)) });
      at = end + 1;
    } else if (char === '{') {
      const end = closing(pattern, at, '}');
      add(named(pattern, pattern.slice(at + 1, end)));
      at = end + 1;
    } else if (char === '(') {
      const opened = at;
      const choices: (readonly Sign[])[] = [];
      do {
        const { signs: choice, end } = sequence(pattern, at + 1, depth + 1);
        choices.push(choice);
        at = end;
      } while (pattern[at] === '|');
      if (pattern[at] !== ')') throw malformed(pattern, `( at ${opened + 1} is not closed`);
      add({ kind: 'choice', choices });
      at++;
    } else if (Object.hasOwn(SETS, char)) {
      add({ kind: 'set', characters: SETS[char] as string });
      at++;
    } else {
      literal += char;
      at++;
    }
  }
  if (literal) signs.push({ kind: 'literal', text: literal });
  return { signs, end: at };
}

/** More than any alphabet. */
const LARGEST = 1000;

const SETS: Readonly<Record<string, string>> = { '%': '123456789', '@': LETTERS, '*': LETTERS + DIGITS };

function closing(pattern: string, at: number, bracket: string): number {
  const end = pattern.indexOf(bracket, at);
  if (end < 0) throw malformed(pattern, `${pattern[at]} at ${at + 1} is not closed`);
  return end;
}

function expanded(pattern: string, set: string): string {
  const characters = set.replace(/(.)-(.)/gsu, (range, from: string, to: string) => {
    const [first, last] = [from.codePointAt(0) as number, to.codePointAt(0) as number];
    if (first > last || last - first > LARGEST)
      throw malformed(
        pattern,
        `${range} must be a range from less to more, of at most ${LARGEST} characters`,
      );
    let all = '';
    for (let code = first; code <= last; code++) all += String.fromCodePoint(code);
    return all;
  });
  if (characters === '') throw malformed(pattern, `[${set}] is a set of nothing`);
  return characters;
}

function named(pattern: string, name: string): Sign {
  const range = /^(\d{1,15})-(\d{1,15})$/.exec(name);
  if (range) {
    const [, low, high] = range as unknown as [string, string, string];
    const [min, max] = [Number(low), Number(high)];
    if (min > max || max - min >= 2 ** 32)
      throw malformed(pattern, `{${name}} must be a range from less to more, of at most 2^32 numbers`);
    return { kind: 'range', min, max, width: low.startsWith('0') ? low.length : 1 };
  }
  const drawn = /^(\d{1,4})#$/.exec(name);
  return drawn ? { kind: 'drawn', run: Number(drawn[1]) } : { kind: 'part', name };
}

export function malformed(pattern: string, why: string): Problem {
  return new Problem('bad', `pattern ${shown(pattern)} is wrong: ${why}`);
}
