import type { Fault } from '../model.ts';

/** How a standard's numbers are written. */
export interface Written {
  /** The number alone, without separators and prefix, in capitals; nothing where the value is not written so. */
  read(value: string): string | undefined;
  /** Whether a bare number has a length and characters that the standard knows. */
  fits(number: string): boolean;
  /** The fewest and the most characters of a bare number, or of those with this one's picture. */
  bounds(number?: string): readonly [shortest: number, longest: number];
  /** Whether a bare number of that length is short or long; neither where a picture has it. */
  sized(length: number): 'short' | 'long' | undefined;
  /** The number in its usual printed form. */
  print(number: string): string;
  /** The same without its separators. */
  solid(number: string): string;
  /** Why the value is not written so: empty, short, long, characters or form. */
  fault(value: string): Fault;
}

export interface WrittenOptions {
  /**
   * Pictures of the number, the one it is printed in first: `#` digit · `@` letter · `*` letter or digit ·
   * `[A-HJ]` one of a set · `{2-20#}`, `{40[0-9A-F]}` so many of a sign · spaces, dots, hyphens and slashes may each be
   * left out · the rest as it is.
   */
  readonly written: string | readonly string[];
  /**
   * Letters that may stand before the number and are no part of it, in one of several ways; printed where the first
   * picture has them.
   */
  readonly prefix?: string | readonly string[] | undefined;
  /** What else may stand where a picture has a separator, or is one in this standard. */
  readonly separators?: string | undefined;
  /** Separators that belong to the number: they say something, and may not be left out. */
  readonly keeps?: string | undefined;
  /** Which writings are taken, where leaving out separators does not tell it. */
  readonly form?: RegExp | undefined;
  /** The bare number of a value, where leaving out separators does not tell it: zeros may be missing, say. */
  readonly alone?: ((value: string) => string) | undefined;
  /** The usual printed form of a bare number, where no picture shows it: groups are counted from the right, say. */
  readonly print?: ((number: string) => string) | undefined;
  /** Capitals and small letters differ. */
  readonly exact?: boolean | undefined;
}

/** What a standard's pictures say, compiled once at the first use. */
export function writtenAs(options: WrittenOptions): Written {
  let known: Compiled | undefined;
  const compiled = () => {
    known ??= compile(options);
    return known;
  };
  return {
    read: (value) => read(compiled(), value),
    fits: (number) => compiled().shapes.some(({ bare }) => bare.test(number)),
    bounds(number) {
      const { shapes: all } = compiled();
      const shapes = number === undefined ? all : all.filter(({ bare }) => bare.test(number));
      return [Math.min(...shapes.map(shortestOf)), Math.max(...shapes.map(longestOf))];
    },
    sized: (length) => sized(compiled().shapes, length),
    print: (number) => options.print?.(number) ?? print(compiled(), number),
    solid: (number) => compiled().printed + number,
    fault: (value) => faultOf(compiled(), value),
  };
}

interface Compiled {
  readonly form: RegExp;
  readonly shapes: readonly Shape[];
  readonly printed: string;
  /** The number alone: what was written without separators and prefix. */
  readonly alone: (value: string) => string;
}

/** One picture: its places in order, and what a bare number of it looks like. */
interface Shape {
  readonly picture: string;
  readonly places: readonly Place[];
  readonly bare: RegExp;
  readonly shortest: number;
  readonly longest: number;
}

/** One sign of a picture; a separator has no set. */
interface Place {
  readonly sign: string;
  readonly set?: string;
  readonly allowed?: RegExp;
  readonly least: number;
  readonly most: number;
}

function compile(options: WrittenOptions): Compiled {
  const { written, prefix = [], separators = '', keeps = '', form, exact = false } = options;
  const loose = Array.from(SEPARATORS + separators).filter((char) => !keeps.includes(char));
  const between = new RegExp(`[${loose.map(escaped).join('')}]`, 'g');
  const pictures = typeof written === 'string' ? [written] : written;
  const prefixes = typeof prefix === 'string' ? [prefix] : prefix;
  const shapes = pictures.map((picture) => shapeOf(withoutPrefix(picture, prefixes), loose, exact));
  const taken = shapes.map(({ places }) => places.map((place) => writtenPlace(place, separators)).join(''));
  const before = prefixes.length > 0 ? `(?:(?:${prefixes.join('|')})[ -]?)?` : '';
  return {
    form: form ?? new RegExp(`^${before}(?:${taken.join('|')})$`, exact ? '' : 'i'),
    shapes,
    printed: printedPrefix(pictures[0] as string, prefixes),
    alone(value) {
      const solid = options.alone?.(value) ?? value.replace(between, '');
      return withoutPrefix(exact ? solid : solid.toUpperCase(), prefixes);
    },
  };
}

const SEPARATORS = ' ./-';

function withoutPrefix(text: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((letters) => text.startsWith(letters));
  return prefix === undefined ? text : text.slice(prefix.length).replace(/^[ -]/, '');
}

/** The prefix that a picture begins with, and the separator behind it. */
function printedPrefix(picture: string, prefixes: readonly string[]): string {
  return picture.slice(0, picture.length - withoutPrefix(picture, prefixes).length);
}

const SETS: Readonly<Record<string, string>> = { '#': '0-9', '@': 'A-Z', '*': '0-9A-Z' };

function shapeOf(picture: string, loose: readonly string[], exact: boolean): Shape {
  const places = Array.from(
    picture.matchAll(/\{(\d+)(?:-(\d+))?(?:([#@*])|\[([^\]]+)\])\}|\[([^\]]+)\]|(.)/g),
    ([sign, least = '1', most = least, repeated, many, set, single]): Place => {
      const count = { least: Number(least), most: Number(most) };
      if (single !== undefined && loose.includes(single)) return { sign, ...count };
      const own = many ?? set ?? SETS[repeated ?? (single as string)] ?? escaped(single as string);
      return { sign, set: own, allowed: new RegExp(`[${own}]`, exact ? '' : 'i'), ...count };
    },
  );
  const solid = places.filter(({ set }) => set !== undefined);
  const bare = solid.map(({ set, least, most }) => `[${set}]${count(least, most)}`).join('');
  return {
    picture,
    places,
    bare: new RegExp(`^${bare}$`, exact ? '' : 'i'),
    shortest: solid.reduce((sum, { least }) => sum + least, 0),
    longest: solid.reduce((sum, { most }) => sum + most, 0),
  };
}

function shortestOf({ shortest }: Shape): number {
  return shortest;
}

function longestOf({ longest }: Shape): number {
  return longest;
}

function escaped(char: string): string {
  return char.replace(/[\\^\]-]/, '\\$&');
}

function count(least: number, most: number): string {
  return most === 1 ? '' : `{${least},${most}}`;
}

function writtenPlace({ sign, set, least, most }: Place, separators: string): string {
  return set === undefined ? `[${escaped(sign)}${escaped(separators)}]?` : `[${set}]${count(least, most)}`;
}

function read({ form, alone, shapes }: Compiled, value: string): string | undefined {
  if (value.length > LONGEST || !form.test(value)) return undefined;
  const number = alone(value);
  return shapes.some(({ bare }) => bare.test(number)) ? number : undefined;
}

/** No number is written longer than this: what is longer is not looked at. */
const LONGEST = 200;

function print({ shapes, printed: prefix }: Compiled, number: string): string {
  const shape = shapes.find(({ bare }) => bare.test(number));
  let printed = '';
  let at = 0;
  for (const { sign, set, least } of shape?.places ?? []) {
    if (set === undefined) printed += sign;
    else {
      printed += number.slice(at, at + least);
      at += least;
    }
  }
  return prefix + printed + number.slice(at);
}

function faultOf({ shapes, alone, printed }: Compiled, value: string): Fault {
  const should = `should be written ${shapes.map(({ picture }) => printed + shown(picture)).join(' or ')}`;
  if (value === '') return { fault: 'empty', reason: `is empty, ${should}` };
  const number = alone(value.slice(0, LONGEST));
  const size = sized(shapes, number.length);
  const found =
    size === undefined
      ? placeFault(shapes, number)
      : (strangerFault(shapes, number) ?? lengthFault(shapes, number, size));
  const written = `is written ${JSON.stringify(value.slice(0, 60))}, ${should}`;
  return found ?? { fault: 'form', reason: written };
}

/** A picture with its counts in words: `(2 to 20 digits)`. */
function shown(picture: string): string {
  return picture.replace(COUNTED, (_, least: string, most: string | undefined, sign: string, set: string) => {
    const count = most === undefined ? least : `${least} to ${most}`;
    return `(${count} ${MANY[sign] ?? `of ${set}`})`;
  });
}

const COUNTED = /\{(\d+)(?:-(\d+))?(?:([#@*])|\[([^\]]+)\])\}/g;

const MANY: Readonly<Record<string, string>> = { '#': 'digits', '@': 'letters', '*': 'letters or digits' };

function sized(shapes: readonly Shape[], length: number): 'short' | 'long' | undefined {
  if (shapes.some((shape) => isAsLong(shape, length))) return undefined;
  return shapes.every(({ longest }) => length > longest) ? 'long' : 'short';
}

function isAsLong({ shortest, longest }: Shape, length: number): boolean {
  return length >= shortest && length <= longest;
}

/** A character that stands nowhere in such a number. */
function strangerFault(shapes: readonly Shape[], number: string): Fault | undefined {
  const stranger = Array.from(number).find(
    (char) => !shapes.some(({ places }) => places.some(({ allowed }) => allowed?.test(char))),
  );
  const reason = `has ${JSON.stringify(stranger)}, which stands nowhere in such a number`;
  return stranger === undefined ? undefined : { fault: 'characters', reason };
}

function lengthFault(shapes: readonly Shape[], { length }: string, fault: 'short' | 'long'): Fault {
  const found = `${length} ${unit(shapes)}${length === 1 ? '' : 's'}`;
  return { fault, reason: `has ${found}, should have ${lengths(shapes)}` };
}

function lengths(shapes: readonly Shape[]): string {
  const all = [...shapes]
    .sort((a, b) => a.shortest - b.shortest)
    .map(({ shortest, longest }) => (shortest === longest ? `${shortest}` : `${shortest} to ${longest}`));
  return [...new Set(all)].join(' or ');
}

function unit(shapes: readonly Shape[]): string {
  return shapes.every(({ places }) => places.every(({ set = '0-9' }) => set === '0-9'))
    ? 'digit'
    : 'character';
}

/** The first place where a character stands that may not, by the picture that goes furthest. */
function placeFault(shapes: readonly Shape[], number: string): Fault | undefined {
  const chars = Array.from(number);
  const reached = shapes
    .filter((shape) => isAsLong(shape, number.length))
    .map((shape) => (shape.bare.test(number) ? undefined : wrongPlace(shape, chars)));
  if (reached.includes(undefined)) return undefined;
  const [at, set] = (reached as [number, string][]).sort(([a], [b]) => b - a)[0] as [number, string];
  const reason = `has ${JSON.stringify(chars[at])} at place ${at + 1}, where ${named(set)} should stand`;
  return { fault: 'characters', reason };
}

/** The place where a number leaves the picture, and what may stand there. */
function wrongPlace({ places }: Shape, chars: readonly string[]): [number, string] {
  let at = 0;
  let expected = '';
  for (const { set, allowed, least, most } of places) {
    if (set === undefined) continue;
    const end = Math.min(chars.length, at + most);
    const from = at;
    while (at < end && allowed?.test(chars[at] as string)) at++;
    expected = set;
    if (at - from < least) break;
  }
  return [Math.min(at, chars.length - 1), expected];
}

const NAMES: Readonly<Record<string, string>> = {
  '0-9': 'a digit',
  'A-Z': 'a letter',
  '0-9A-Z': 'a letter or a digit',
  ' ': 'a space',
};

function named(set: string): string {
  const signs = set.replaceAll('\\', '');
  return NAMES[signs] ?? (signs.length === 1 ? signs : `one of ${signs}`);
}
