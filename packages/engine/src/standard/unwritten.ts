import { either } from '../kernel/text.ts';
import type { Fault } from '../model.ts';
import { isAsLong, LONGEST, SEPARATORS, type Shape, sized } from './shape.ts';

/** Why a value is not written as the shapes show: empty, short, long, characters or form. */
export function unwritten({ shapes, solid, alone, printed }: Writing, value: string): Fault {
  const should = `should be written ${shapes.map(({ picture }) => printed + shown(picture)).join(' or ')}`;
  if (value === '') return { fault: 'empty', reason: `is empty, ${should}` };
  const text = value.slice(0, LONGEST);
  const number = alone(text);
  const size = sized(shapes, number.length);
  const found =
    size === undefined
      ? placeFault(shapes, number, solid(text).length - number.length)
      : (strangerFault(shapes, number) ?? lengthFault(shapes, number, size));
  const written = `is written ${JSON.stringify(value.slice(0, 60))}, ${should}`;
  return { ...(found ?? { fault: 'form', reason: written }), off: offBy(shapes, number) };
}

/** How many characters are too few or too many, stand nowhere in such a number, or are signs of it that are missing. */
function offBy(shapes: readonly Shape[], number: string): number {
  const each = shapes.map(({ places, shortest, longest }) => {
    const missing = places.filter(({ sign, set }) => set === sign && !number.includes(sign));
    return Math.max(shortest - number.length, number.length - longest, 0) + missing.length;
  });
  return Math.min(...each) + strangersIn(shapes, number).length;
}

/** How numbers are written. */
export interface Writing {
  readonly shapes: readonly Shape[];
  /** The prefix that is printed. */
  readonly printed: string;
  /** What was written, without separators. */
  readonly solid: (value: string) => string;
  /** The same without its prefix: the number alone. */
  readonly alone: (value: string) => string;
}

/** A picture without its sets, and with its counts in words: `#######*`, `(2 to 20 digits)`. */
function shown(picture: string): string {
  return picture.replace(COUNTED, (_, ...groups: (string | undefined)[]) => {
    const [least = '1', most = least, repeated, many, single] = groups;
    const [from, to] = [Number(least), Number(most)];
    const sign = repeated ?? signOf((many ?? single) as string);
    if (from === to && from <= FEW) return sign.repeat(from);
    const count = from === to ? from : `${from} ${to - from > 1 ? 'to' : 'or'} ${to}`;
    return `(${count} ${MANY[many ?? ''] ?? KINDS[sign]})`;
  });
}

/** So many signs are shown one by one. */
const FEW = 9;

const COUNTED = /\{(\d+)(?:-(\d+))?(?:([#@*])|\[([^\]]+)\])\}|\[([^\]]+)\]/g;

/** The sign of a picture that a set comes nearest to; one of separators is shown by the first of them. */
function signOf(set: string): string {
  if (/^\W/.test(set)) return set.charAt(0);
  return /[A-Z]/i.test(set) ? (/\d/.test(set) ? '*' : '@') : '#';
}

const KINDS: Readonly<Record<string, string>> = { '#': 'digits', '@': 'letters', '*': 'letters or digits' };

const MANY: Readonly<Record<string, string>> = {
  '0-9A-Fa-f': 'hexadecimal digits',
  '0-9A-Fa-f:.': 'hexadecimal digits, colons and dots',
};

/** A character that stands nowhere in such a number. */
function strangerFault(shapes: readonly Shape[], number: string): Fault | undefined {
  const [stranger] = strangersIn(shapes, number);
  const reason = `has ${JSON.stringify(stranger)}, which stands nowhere in such a number`;
  return stranger === undefined ? undefined : { fault: 'characters', reason };
}

function strangersIn(shapes: readonly Shape[], number: string): readonly string[] {
  return Array.from(number).filter(
    (char) =>
      !SEPARATORS.includes(char) &&
      !shapes.some(({ places }) => places.some(({ allowed }) => allowed?.test(char))),
  );
}

function lengthFault(shapes: readonly Shape[], { length }: string, fault: 'short' | 'long'): Fault {
  const found = `${length} ${unit(shapes)}${length === 1 ? '' : 's'}`;
  return { fault, reason: `has ${found}, should have ${lengths(shapes)}` };
}

/** The lengths there are: `7 or 8`, `2 to 20`, `10, 13 or 17`. */
function lengths(shapes: readonly Shape[]): string {
  const spans: [number, number][] = [];
  for (const { shortest, longest } of [...shapes].sort((a, b) => a.shortest - b.shortest)) {
    const last = spans.at(-1);
    if (last && shortest <= last[1] + 1) last[1] = Math.max(last[1], longest);
    else spans.push([shortest, longest]);
  }
  return either(
    spans.flatMap(([from, to]) =>
      to - from > 1 ? [`${from} to ${to}`] : [...new Set([from, to])].map(String),
    ),
  );
}

function unit(shapes: readonly Shape[]): string {
  return shapes.every(({ places }) => places.every(({ set = '0-9' }) => set === '0-9'))
    ? 'digit'
    : 'character';
}

/**
 * The first place where a character stands that may not, by the picture that goes furthest; places are counted
 * without separators, from the prefix on.
 */
function placeFault(shapes: readonly Shape[], number: string, before: number): Fault | undefined {
  const chars = Array.from(number);
  const reached = shapes
    .filter((shape) => isAsLong(shape, number.length))
    .map((shape) => (shape.bare.test(number) ? undefined : wrongPlace(shape, chars)));
  if (reached.includes(undefined)) return undefined;
  const [at, sets] = (reached as [number, string[]][]).sort(([a], [b]) => b - a)[0] as [number, string[]];
  const should = either([...new Set(sets.flatMap(named))]);
  const reason = `has ${JSON.stringify(chars[at])} at place ${before + at + 1}, where ${should} should stand`;
  return { fault: 'characters', reason };
}

/** The place where a number leaves the picture, and the sets that may stand there. */
function wrongPlace({ places }: Shape, chars: readonly string[]): [number, string[]] {
  let at = 0;
  let expected: string[] = [];
  for (const { set, allowed, least, most } of places) {
    if (set === undefined) continue;
    const end = Math.min(chars.length, at + most);
    const from = at;
    while (at < end && allowed?.test(chars[at] as string)) at++;
    expected = at > from ? [set] : [...expected, set];
    if (at - from < least) break;
    if (at === from + most) expected = [];
  }
  return [Math.min(at, chars.length - 1), expected];
}

/** What a set holds, in words: `a digit`, `L to N`, `X`. */
function named(set: string): readonly string[] {
  return Array.from(
    set.replaceAll('\\', '').matchAll(/(.)-(.)|./g),
    ([signs, first, last]) => NAMES[signs] ?? (first === undefined ? signs : `${first} to ${last}`),
  );
}

const NAMES: Readonly<Record<string, string>> = { '0-9': 'a digit', 'A-Z': 'a letter', ' ': 'a space' };
