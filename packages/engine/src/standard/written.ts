import type { Fault } from '../model.ts';
import {
  count,
  escapeInSet,
  LONGEST_NUMBER,
  longestOf,
  type Position,
  SEPARATORS,
  shapeOf,
  shortestOf,
  sized,
} from './shape.ts';
import { type NumberForms, unwritten } from './unwritten.ts';

/** The form of a standard's numbers. */
export interface Written {
  /** Returns the bare number in capitals, without separators and prefix; undefined if the value has another form. */
  read(value: string): string | undefined;
  /** Returns whether a bare number has a length and characters of the standard. */
  fits(number: string): boolean;
  /** Returns the minimum and maximum length of bare numbers, or of those with the picture of `number`. */
  bounds(number?: string): readonly [shortest: number, longest: number];
  /** Returns `short` or `long` for a length that no picture has. */
  sized(length: number): 'short' | 'long' | undefined;
  /** Returns the prefix of a value, as printed; empty if it has none. */
  prefixOf(value: string): string;
  /** Returns the number in its usual printed form, with that prefix. */
  print(number: string, prefix?: string): string;
  /** Returns the fault of a value with another form: empty, short, long, characters or form. */
  fault(value: string): Fault;
}

export interface WrittenOptions {
  /**
   * Pictures of the number, the printed form first: `#` digit · `@` letter · `*` letter or digit · `[A-HJ]` one of
   * a set · `{2-20#}`, `{40[0-9A-F]}` a repeated sign · spaces, dots, hyphens and slashes are optional · anything
   * else stands for itself.
   */
  readonly written: string | readonly string[];
  /**
   * Letters before the number that are no part of it, in one of several forms; printed if the first picture
   * contains them.
   */
  readonly prefix?: string | readonly string[] | undefined;
  /** Further separators that this standard accepts. */
  readonly separators?: string | undefined;
  /** Separators that belong to the number: they carry information, so they are required. */
  readonly keeps?: string | undefined;
  /** Pattern of accepted writings, where optional separators are not enough to describe them. */
  readonly form?: RegExp | undefined;
  /** Returns the bare number of a value, if removing separators does not suffice: zeros may be missing, for example. */
  readonly alone?: ((value: string) => string) | undefined;
  /**
   * Returns the usual printed form of a bare number, if no picture shows it: groups may count from the right, for
   * example.
   */
  readonly print?: ((number: string) => string) | undefined;
  /** True if capitals and lower-case letters differ. */
  readonly exact?: boolean | undefined;
}

/** Compiles a standard's pictures on first use. */
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
    prefixOf: (value) => prefixOf(compiled(), value),
    print: (number, prefix = compiled().printed) =>
      options.print?.(number) ?? prefix + print(compiled(), number),
    fault: (value) => unwritten(compiled(), value),
  };
}

interface Compiled extends NumberForms {
  readonly form: RegExp;
  readonly prefixes: readonly string[];
  /** Returns the number without separators and prefix. */
  readonly alone: (value: string) => string;
}

function compile(options: WrittenOptions): Compiled {
  const { written, prefix = [], separators = '', keeps = '', form, exact = false } = options;
  const loose = Array.from(SEPARATORS + separators).filter((char) => !keeps.includes(char));
  const between = new RegExp(`[${loose.map(escapeInSet).join('')}]`, 'g');
  const pictures = typeof written === 'string' ? [written] : written;
  const prefixes = typeof prefix === 'string' ? [prefix] : prefix;
  const shapesOf = (before: string) =>
    pictures.map((picture) => shapeOf(before + withoutPrefix(picture, prefixes), loose, exact));
  const shapes = shapesOf('');
  const taken = shapes.map(({ places }) => places.map((place) => writtenPlace(place, separators)).join(''));
  const before = prefixes.length > 0 ? `(?:(?:${prefixes.join('|')})[ -]?)?` : '';
  const solid = (value: string) => {
    const text = options.alone?.(value) ?? value.replace(between, '');
    return exact ? text : text.toUpperCase();
  };
  return {
    form: form ?? new RegExp(`^${before}(?:${taken.join('|')})$`, exact ? '' : 'i'),
    shapes,
    forms: [shapes, ...prefixes.map(shapesOf)],
    prefixes,
    printed: printedPrefix(pictures[0] as string, prefixes),
    solid,
    alone: (value) => withoutPrefix(solid(value), prefixes),
  };
}

function withoutPrefix(text: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((letters) => text.startsWith(letters));
  return prefix === undefined ? text : text.slice(prefix.length).replace(/^[ -]/, '');
}

/** Returns the prefix that a picture starts with, and the separator after it. */
function printedPrefix(picture: string, prefixes: readonly string[]): string {
  return picture.slice(0, picture.length - withoutPrefix(picture, prefixes).length);
}

function prefixOf({ prefixes, printed, solid }: Compiled, value: string): string {
  const own = prefixes.find((letters) => solid(value).startsWith(letters)) ?? '';
  return own !== '' && printed.startsWith(own) ? printed : own;
}

function writtenPlace({ sign, set, least, most }: Position, separators: string): string {
  return set === undefined
    ? `[${escapeInSet(sign)}${escapeInSet(separators)}]?`
    : `[${set}]${count(least, most)}`;
}

function read({ form, alone, shapes }: Compiled, value: string): string | undefined {
  if (value.length > LONGEST_NUMBER || !form.test(value)) return undefined;
  const number = alone(value);
  return shapes.some(({ bare }) => bare.test(number)) ? number : undefined;
}

function print({ shapes }: Compiled, number: string): string {
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
  return printed + number.slice(at);
}
