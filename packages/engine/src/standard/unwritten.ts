import { joinWithOr } from '../kernel/text.ts';
import type { Fault } from '../model.ts';
import { isAsLong, LONGEST_NUMBER, SEPARATORS, type Shape, sized } from './shape.ts';

/** Returns the fault of a value that has none of the shapes: empty, short, long, characters or form. */
export function unwritten({ shapes, forms, solid, printed }: NumberForms, value: string): Fault {
  const should = `should be written ${shapes.map(({ picture }) => printed + shown(picture)).join(' or ')}`;
  if (value === '') return { fault: 'empty', reason: `is empty, ${should}` };
  const number = solid(value.slice(0, LONGEST_NUMBER));
  const compared = forms
    .flatMap((form) => form.map((shape) => comparison(form, shape, number)))
    .sort((a, b) => a.off - b.off);
  const { form, off } = compared[0] as Comparison;
  const size = sized(form, number.length);
  const found =
    size === undefined
      ? placeFault(
          compared.find((each) => each.form === form && isAsLong(each.shape, number.length)) as Comparison,
          number,
        )
      : (strangerFault(compared, number) ?? lengthFault(form, number, size));
  const written = `is written ${JSON.stringify(value.slice(0, 60))}, ${should}`;
  return { ...(found ?? { fault: 'form', reason: written }), off };
}

/** Comparison of a number with one of the shapes of a prefix, or of no prefix. */
interface Comparison {
  readonly form: readonly Shape[];
  readonly shape: Shape;
  /** Positions of forbidden characters. */
  readonly misfits: readonly Misfit[];
  /** Distance to this shape: wrong, missing and extra characters, minus the characters that show that this shape was meant. */
  readonly off: number;
}

interface Misfit {
  readonly at: number;
  /** The sets of allowed characters. */
  readonly sets: readonly string[];
}

function comparison(form: readonly Shape[], shape: Shape, number: string): Comparison {
  const misfits: Misfit[] = [];
  const { solid, shortest, longest } = shape;
  const { length } = number;
  let at = 0;
  let rest = shortest;
  let shown = 0;
  for (const [i, { sign, set, allowed, least, most }] of solid.entries()) {
    rest -= least;
    const from = at;
    const end = Math.min(length, from + Math.max(least, Math.min(most, length - rest - from)));
    for (; at < end; at++) {
      const char = number.charAt(at);
      if (sign === char) shown++;
      if (allowed.test(char)) continue;
      const next = at - from < least ? undefined : solid[i + 1];
      if (next?.allowed.test(char)) break;
      misfits.push({ at, sets: next ? [set, next.set] : [set] });
    }
  }
  if (at < length) misfits.push({ at, sets: [] });
  const size = Math.max(shortest - length, length - longest - 1, 0);
  return { form, shape, misfits, off: misfits.length + size - shown };
}

/** The form of a standard's numbers. */
export interface NumberForms {
  readonly shapes: readonly Shape[];
  /** The shapes without a prefix, then all of them with each prefix. */
  readonly forms: readonly (readonly Shape[])[];
  /** The prefix that is printed. */
  readonly printed: string;
  /** Returns the value without separators. */
  readonly solid: (value: string) => string;
}

/** Returns a picture with its sets and counts in words: `#######*`, `(2 to 20 digits)`. */
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

/** Maximum number of signs to show one by one. */
const FEW = 9;

const COUNTED = /\{(\d+)(?:-(\d+))?(?:([#@*])|\[([^\]]+)\])\}|\[([^\]]+)\]/g;

/** Returns the sign of a picture that is nearest to a set; separators are represented by the first of them. */
function signOf(set: string): string {
  if (/^\W/.test(set)) return set.charAt(0);
  return /[A-Z]/i.test(set) ? (/\d/.test(set) ? '*' : '@') : '#';
}

const KINDS: Readonly<Record<string, string>> = { '#': 'digits', '@': 'letters', '*': 'letters or digits' };

const MANY: Readonly<Record<string, string>> = {
  '0-9A-Fa-f': 'hexadecimal digits',
  '0-9A-Fa-f:.': 'hexadecimal digits, colons and dots',
};

/** Returns the fault of a character that such a number never contains. */
function strangerFault(compared: readonly Comparison[], number: string): Fault | undefined {
  const places = compared.flatMap(({ shape }) => shape.solid);
  const stranger = Array.from(number).find(
    (char) => !SEPARATORS.includes(char) && !places.some(({ allowed }) => allowed.test(char)),
  );
  return stranger === undefined ? undefined : misplaced(stranger, ', which such a number cannot contain');
}

function misplaced(char: string, where: string): Fault {
  const code = char.codePointAt(0) as number;
  const seen = UNSEEN.test(char)
    ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(char);
  return { fault: 'characters', reason: `has ${seen}${where}` };
}

/** White space other than the space, and invisible characters; a list, because Unicode classes differ by machine. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufff9-\ufffb]/u;

function lengthFault(shapes: readonly Shape[], number: string, fault: 'short' | 'long'): Fault {
  const places = shapes.flatMap(({ solid }) => solid);
  const isDigits = /^\d+$/.test(number) && places.every(({ set }) => set === '0-9');
  const found = `${number.length} ${isDigits ? 'digit' : 'character'}${number.length === 1 ? '' : 's'}`;
  return { fault, reason: `has ${found}, should have ${lengths(shapes)}` };
}

/** Describes the possible lengths: `7 or 8`, `2 to 20`, `10, 13 or 17`. */
function lengths(shapes: readonly Shape[]): string {
  const spans: [number, number][] = [];
  for (const { shortest, longest } of [...shapes].sort((a, b) => a.shortest - b.shortest)) {
    const last = spans.at(-1);
    if (last && shortest <= last[1] + 1) last[1] = Math.max(last[1], longest);
    else spans.push([shortest, longest]);
  }
  return joinWithOr(
    spans.flatMap(([from, to]) =>
      to - from > 1 ? [`${from} to ${to}`] : [...new Set([from, to])].map(String),
    ),
  );
}

/** Returns the fault of the first forbidden character; positions count without separators. */
function placeFault({ misfits: [first] }: Comparison, number: string): Fault | undefined {
  if (!first) return undefined;
  const { at, sets } = first;
  const should = joinWithOr([...new Set(sets.flatMap(named))]) || 'nothing';
  return misplaced([...number.slice(at)][0] as string, ` at position ${at + 1}, should be ${should}`);
}

/** Returns the contents of a set in words: `a digit`, `L to N`, `X`. */
function named(set: string): readonly string[] {
  return Array.from(
    set.replaceAll('\\', '').matchAll(/(.)-(.)|./g),
    ([signs, first, last]) => NAMES[signs] ?? (first === undefined ? signs : `${first} to ${last}`),
  );
}

const NAMES: Readonly<Record<string, string>> = { '0-9': 'a digit', 'A-Z': 'a letter', ' ': 'a space' };
