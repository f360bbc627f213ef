import type { Random } from '../kernel/random.ts';
import { type Characters, has, pairsOf } from './characters.ts';
import type { Expression } from './parse.ts';

/** Minimum and maximum number of characters of a text. */
export interface LengthRange {
  readonly least: number;
  readonly most: number;
}

const spans = new WeakMap<Expression, LengthRange>();

/** Returns the possible lengths of an expression's texts, as far as its parts show. */
export function spanOf(expression: Expression): LengthRange {
  const known = spans.get(expression);
  if (known) return known;
  const span = measured(expression);
  spans.set(expression, span);
  return span;
}

function measured(expression: Expression): LengthRange {
  switch (expression.kind) {
    case 'one':
      return { least: 1, most: 1 };
    case 'all':
      return sum(expression.parts.map(spanOf));
    case 'either': {
      const all = expression.options.map(spanOf);
      return {
        least: Math.min(...all.map(({ least }) => least)),
        most: Math.max(...all.map(({ most }) => most)),
      };
    }
    case 'repeat': {
      const { least, most } = spanOf(expression.item);
      return {
        least: least * expression.least,
        most: most === 0 || expression.most === 0 ? 0 : most * expression.most,
      };
    }
    case 'group':
      return spanOf(expression.item);
    case 'again':
      return { least: 0, most: Number.POSITIVE_INFINITY };
    default:
      return NONE;
  }
}

const NONE: LengthRange = { least: 0, most: 0 };

function sum(parts: readonly LengthRange[]): LengthRange {
  return {
    least: parts.reduce((all, { least }) => all + least, 0),
    most: parts.reduce((all, { most }) => all + most, 0),
  };
}

/** Generates a text from the expression's parts, as near to a length as possible. Lookarounds are ignored. */
export function sample(expression: Expression, random: Random, length: number): string {
  return write(expression, { random, groups: [] }, length);
}

interface Writing {
  readonly random: Random;
  /** Text that each group wrote. */
  readonly groups: string[];
}

function write(expression: Expression, writing: Writing, length: number): string {
  const { random, groups } = writing;
  switch (expression.kind) {
    case 'one':
      return character(expression.of, random);
    case 'all':
      return writeAll(expression.parts, writing, length);
    case 'either': {
      const all = expression.options.map(spanOf);
      const gap = ({ least, most }: LengthRange) => Math.max(least - length, length - most, 0);
      const nearest = Math.min(...all.map(gap));
      const options = expression.options.filter((_, i) => gap(all[i] as LengthRange) === nearest);
      return write(random.pick(options), writing, length);
    }
    case 'repeat': {
      const count = countOf(expression, random, length);
      return writeAll(
        Array.from({ length: count }, () => expression.item),
        writing,
        length,
      );
    }
    case 'group': {
      const text = write(expression.item, writing, length);
      groups[expression.index] = text;
      return text;
    }
    case 'look':
      return expression.behind && !expression.not ? write(expression.item, writing, 0) : '';
    case 'again':
      return groups[expression.group] ?? '';
    default:
      return '';
  }
}

/** Returns how many times to write an item so that the whole has about the given length. */
function countOf(
  { item, least, most }: Extract<Expression, { readonly kind: 'repeat' }>,
  random: Random,
  length: number,
): number {
  const own = spanOf(item);
  const high = Math.min(most, own.least === 0 ? Math.max(length, least) : Math.floor(length / own.least));
  const low = Math.max(least, length > 0 ? Math.min(high, Math.max(1, Math.ceil(length / own.most))) : 0);
  return high <= low ? low : random.int(low, high);
}

/** Writes parts in order; each gets its share of the length above the minimum. */
function writeAll(parts: readonly Expression[], writing: Writing, length: number): string {
  const own = parts.map(spanOf);
  // Slack of the parts from each index on: maximum minus minimum.
  const loose = [0];
  for (const { least, most } of [...own].reverse())
    loose.push((loose[loose.length - 1] as number) + most - least);
  loose.reverse();
  let rest = Math.max(0, length - sum(own).least);
  return parts
    .map((part, i) => {
      const { least, most } = own[i] as LengthRange;
      const high = Math.min(rest, most - least);
      const low = Math.min(high, Math.max(0, rest - (loose[i + 1] as number)));
      const share = high <= low ? low : writing.random.int(low, high);
      rest -= share;
      return write(part, writing, least + share);
    })
    .join('');
}

/** Kinds of printable characters; earlier ones are preferred if a set has several. */
const KINDS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '-_.!@#$%&*+=?,:;/()[]{}<>^~|\'"`\\',
  ' ',
];
const SHARES = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3];

const kindsOf = new WeakMap<Characters, readonly string[]>();

function character(set: Characters, random: Random): string {
  let kinds = kindsOf.get(set);
  if (!kinds) {
    kinds = KINDS.map((kind) =>
      Array.from(kind)
        .filter((each) => has(set, each.charCodeAt(0)))
        .join(''),
    ).filter((kind) => kind !== '');
    kindsOf.set(set, kinds);
  }
  if (kinds.length > 0)
    return random.pick(kinds[(SHARES[random.below(SHARES.length)] as number) % kinds.length] as string);
  const ranges = pairsOf(set).filter(([from]) => from < 0xd800 || from > 0xdfff);
  if (ranges.length === 0) return '';
  const [from, to] = random.pick(ranges);
  return String.fromCodePoint(random.int(from, from < 0xd800 ? Math.min(to, 0xd7ff) : to));
}
