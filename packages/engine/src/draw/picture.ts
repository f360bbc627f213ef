import { isPlain, Piece, putInt, putPiece } from '../kernel/bytes.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { isSeparator } from '../kernel/text.ts';
import type { Country, Write } from '../model.ts';
import { partOf } from './parts.ts';

/**
 * A picture of a value, compiled once. `#` digit · `%` digit 1-9 · `@` letter A-Z · `*` letter or digit ·
 * `[A-HJ-N2]` one of a set · `{1-99}` a whole number (`{01-99}` padded) · `(a|b|c)` one of the pictures ·
 * `{part}` what the persona says (see `parts`), `{field.bare}` a field without separators (`{field.bare9}`
 * with zeros in front up to nine places), `{12#}` digits as `random.digits` draws them · `\` takes the next character as it is · the rest as it is.
 */
export function picture(pattern: string): Write {
  const cached = compiled.get(pattern);
  if (cached) return cached;
  const { write, end } = sequence(pattern, 0);
  if (end !== pattern.length) throw new Error(`picture ${pattern}: unexpected ${pattern[end]} at ${end}`);
  compiled.set(pattern, write);
  return write;
}

/** Whether no value drawn as the picture needs escaping in any format; `field` answers for the fields it names. */
export function isPlainPicture(pattern: string, country: Country, field: (key: string) => boolean): boolean {
  const literal = pattern.replace(/\{[^}]*\}/g, '').replace(/\\(.)/g, '$1');
  return isPlain(literal) && partNames(pattern).every((name) => isPlainPart(name, country, field));
}

function isPlainPart(name: string, country: Country, field: (key: string) => boolean): boolean {
  const part = partOf(name);
  if (part) return part.plain?.(country) ?? true;
  return field(name.split('.')[0] as string);
}

/** The facts and fields that a picture names. */
function partNames(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(/\{([a-z][\w.]*)\}/g), (match) => match[1] as string);
}

const compiled = new Map<string, Write>();

/** Reads pieces up to the end, a `|` or a `)`; `constant` is its text when it holds nothing else. */
function sequence(pattern: string, from: number): { write: Write; end: number; constant?: string } {
  const steps: Write[] = [];
  let literal = '';
  let at = from;
  const flush = () => {
    if (literal) steps.push(constant(literal));
    literal = '';
  };
  while (at < pattern.length) {
    const char = pattern[at] as string;
    if (char === ')' || char === '|') break;
    if (char === '\\') {
      literal += pattern[at + 1] ?? '';
      at += 2;
      continue;
    }
    if (!'#%@*[{('.includes(char)) {
      literal += char;
      at++;
      continue;
    }
    flush();
    if (char === '#') {
      let run = 1;
      while (pattern[at + run] === '#') run++;
      steps.push(digits(run));
      at += run;
    } else if (char === '[') {
      const end = pattern.indexOf(']', at);
      steps.push(oneOf(expand(pattern.slice(at + 1, end))));
      at = end + 1;
    } else if (char === '{') {
      const end = pattern.indexOf('}', at);
      steps.push(named(pattern.slice(at + 1, end)));
      at = end + 1;
    } else if (char === '(') {
      const choices: ReturnType<typeof sequence>[] = [];
      do {
        choices.push(sequence(pattern, at + 1));
        at = (choices.at(-1) as { end: number }).end;
      } while (pattern[at] === '|');
      steps.push(choose(choices));
      at++;
    } else {
      steps.push(oneOf(char === '%' ? '123456789' : char === '@' ? LETTERS : LETTERS + DIGITS));
      at++;
    }
  }
  if (steps.length === 0)
    return { write: literal ? constant(literal) : chain([]), end: at, constant: literal };
  flush();
  return { write: chain(steps), end: at };
}

function choose(choices: readonly { readonly write: Write; readonly constant?: string }[]): Write {
  const pieces = choices.flatMap(({ constant }) => (constant === undefined ? [] : [new Piece(constant)]));
  if (pieces.length === choices.length) return (out, at, random) => putPiece(out, at, random.pick(pieces));
  const writes = choices.map(({ write }) => write);
  return (out, at, random, persona) => random.pick(writes)(out, at, random, persona);
}

function chain(steps: readonly Write[]): Write {
  const [first, second, third] = steps;
  if (!first) return (_, at) => at;
  if (!second) return first;
  if (!third)
    return (out, at, random, persona) => second(out, first(out, at, random, persona), random, persona);
  return (out, at, random, persona) => {
    let to = at;
    for (let i = 0; i < steps.length; i++) to = (steps[i] as Write)(out, to, random, persona);
    return to;
  };
}

function constant(text: string): Write {
  const piece = new Piece(text);
  return (out, at) => putPiece(out, at, piece);
}

/** Digits in blocks of up to nine, one draw each. */
function digits(run: number): Write {
  if (run > 9) {
    const rest = digits(run - 9);
    return (out, at, random, persona) => rest(out, putInt(out, at, random.below(1e9), 9), random, persona);
  }
  const size = 10 ** run;
  return (out, at, random) => putInt(out, at, random.below(size), run);
}

function oneOf(characters: string): Write {
  const { bytes } = new Piece(characters);
  if (bytes.length !== characters.length) {
    const choices = Array.from(characters, (character) => new Piece(character));
    return (out, at, random) => putPiece(out, at, random.pick(choices));
  }
  return (out, at, random) => {
    out.bytes[at] = bytes[random.below(bytes.length)] as number;
    return at + 1;
  };
}

function expand(set: string): string {
  return set.replace(/(.)-(.)/g, (_, from: string, to: string) => {
    let all = '';
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code++) all += String.fromCharCode(code);
    return all;
  });
}

function named(name: string): Write {
  const range = /^(\d+)-(\d+)$/.exec(name);
  if (range) {
    const [, low, high] = range as unknown as [string, string, string];
    const width = low.startsWith('0') ? low.length : 1;
    const min = Number(low);
    const span = Number(high) - min + 1;
    return (out, at, random) => putInt(out, at, min + random.below(span), width);
  }
  const drawn = /^(\d+)#$/.exec(name);
  if (drawn) return threes(Number(drawn[1]));
  const bare = /^(\w+)\.bare(\d*)$/.exec(name) as [string, string, string] | null;
  if (bare) return bareField(bare[1], Number(bare[2]));
  return partOf(name)?.write ?? ((out, at, _, persona) => persona.put(name, out, at));
}

/** Digits as `random.digits` draws them: three at a time. */
function threes(length: number): Write {
  return (out, at, random) => {
    for (let to = at; to < at + length; to += 3) putInt(out, to, random.below(1000), 3);
    return at + length;
  };
}

/** A field without the separators between its groups, with zeros in front up to the width. */
function bareField(name: string, width: number): Write {
  return (out, at, _, persona) => {
    const end = persona.put(name, out, at);
    const { bytes } = out;
    let to = at;
    for (let i = at; i < end; i++) {
      const byte = bytes[i] as number;
      if (!isSeparator(byte)) bytes[to++] = byte;
    }
    if (to >= at + width) return to;
    bytes.copyWithin(at + width - (to - at), at, to);
    bytes.fill(48, at, at + width - (to - at));
    return at + width;
  };
}

/** A picture whose check digits are set right after it is written; they stand as zeros in it. */
export function sealed(pattern: string, seal: Seal): Write {
  const write = picture(pattern);
  return (out, at, random, persona) => {
    const end = write(out, at, random, persona);
    seal(out.bytes, at, end);
    return end;
  };
}

/** Sets the check digits of a printed number where it stands. */
export type Seal = (bytes: Uint8Array, from: number, to: number) => void;
