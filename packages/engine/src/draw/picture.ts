import { isPlain, Piece, putInt, putPiece, putThree } from '../kernel/bytes.ts';
import { isSeparator } from '../kernel/text.ts';
import type { Country, Write } from '../model.ts';
import { partOf } from './parts.ts';
import { type Sign, signsOf } from './signs.ts';

/**
 * A picture of a value, compiled once. `#` digit · `%` digit 1-9 · `@` letter A-Z · `*` letter or digit ·
 * `[A-HJ-N2]` one of a set · `{1-99}` a whole number (`{01-99}` padded) · `(a|b|c)` one of the pictures ·
 * `{part}` what the persona says (see `parts`), `{field.bare}` a field without separators (`{field.bare9}`
 * with zeros in front up to nine places), `{12#}` digits as `random.digits` draws them · `\` takes the next character as it is · the rest as it is.
 */
export function picture(pattern: string): Write {
  const cached = compiled.get(pattern);
  if (cached) return cached;
  const write = sequence(signsOf(pattern));
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

/** The writer of some signs. A literal is written by the sign behind it. */
export function sequence(signs: readonly Sign[]): Write {
  let before = '';
  const steps: Write[] = [];
  for (const sign of signs) {
    if (sign.kind === 'literal') before += sign.text;
    else {
      steps.push(writerOf(sign, new Piece(before)));
      before = '';
    }
  }
  if (before !== '') steps.push(constant(before));
  return chain(steps);
}

function writerOf(sign: Exclude<Sign, { kind: 'literal' }>, before: Piece): Write {
  switch (sign.kind) {
    case 'digits':
      return digits(before, sign.run);
    case 'drawn':
      return threes(before, sign.run);
    case 'set':
      return oneOf(before, sign.characters);
    case 'range':
      return range(before, sign.min, sign.max - sign.min + 1, sign.width);
    case 'choice':
      return choice(before, sign.choices);
    case 'part':
      return behind(before, part(sign.name));
  }
}

function choice(before: Piece, choices: readonly (readonly Sign[])[]): Write {
  const texts = choices.flatMap((signs) => {
    if (signs.length === 0) return [''];
    const [first, second] = signs;
    return first?.kind === 'literal' && !second ? [first.text] : [];
  });
  if (texts.length === choices.length) return oneText(before, texts);
  const writes = choices.map(sequence);
  return (out, at, random, persona) =>
    (writes[random.choose(writes.length)] as Write)(out, putPiece(out, at, before), random, persona);
}

function oneText(before: Piece, texts: readonly string[]): Write {
  const pieces = texts.map((text) => new Piece(text));
  return (out, at, random) =>
    putPiece(out, putPiece(out, at, before), pieces[random.choose(pieces.length)] as Piece);
}

function chain(steps: readonly Write[]): Write {
  const [first, second, third, fourth] = steps;
  if (!first) return (_, at) => at;
  if (!second) return first;
  if (!third)
    return (out, at, random, persona) => second(out, first(out, at, random, persona), random, persona);
  if (!fourth)
    return (out, at, random, persona) =>
      third(out, second(out, first(out, at, random, persona), random, persona), random, persona);
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

function behind(before: Piece, write: Write): Write {
  if (before.length === 0) return write;
  return (out, at, random, persona) => write(out, putPiece(out, at, before), random, persona);
}

/** Digits in blocks of up to nine, one draw each. */
function digits(before: Piece, run: number): Write {
  if (run > 9) {
    const rest = digits(NOTHING, run - 9);
    return (out, at, random, persona) =>
      rest(out, putInt(out, putPiece(out, at, before), random.below(1e9), 9), random, persona);
  }
  const size = 10 ** run;
  return (out, at, random) => putInt(out, putPiece(out, at, before), random.below(size), run);
}

const NOTHING = new Piece('');

function oneOf(before: Piece, characters: string): Write {
  const choices = Array.from(characters);
  const { length } = choices;
  const { bytes } = new Piece(characters);
  if (bytes.length !== length || new Set(choices).size < length) return oneText(before, choices);
  return (out, at, random) => {
    const to = putPiece(out, at, before);
    out.bytes[to] = bytes[random.below(length)] as number;
    return to + 1;
  };
}

function range(before: Piece, min: number, span: number, width: number): Write {
  return (out, at, random) => putInt(out, putPiece(out, at, before), min + random.below(span), width);
}

function part(name: string): Write {
  const bare = /^(\w+)\.bare(\d*)$/.exec(name) as [string, string, string] | null;
  if (bare) return bareField(bare[1], Number(bare[2]));
  return partOf(name)?.write ?? ((out, at, _, persona) => persona.put(name, out, at));
}

/** Digits as `random.digits` draws them: three at a time. */
function threes(before: Piece, length: number): Write {
  const left = length % 3;
  const last = 10 ** left;
  return (out, at, random) => {
    let to = putPiece(out, at, before);
    const end = to + length;
    while (to + 3 <= end) to = putThree(out, to, random.below(1000));
    return left > 0 ? putInt(out, to, random.below(last), left) : end;
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
    // By hand: the array's own ways take longer than a few bytes do.
    let full = at + width;
    if (to >= full) return to;
    while (to > at) bytes[--full] = bytes[--to] as number;
    while (full > at) bytes[--full] = 48;
    return at + width;
  };
}

/** A picture whose check digits are set right after it is written; they stand as zeros in it. */
export function sealed(pattern: string, seal: Seal): Write {
  let write: Write | undefined;
  return (out, at, random, persona) => {
    write ??= picture(pattern);
    const end = write(out, at, random, persona);
    seal(out.bytes, at, end);
    return end;
  };
}

/** Sets the check digits of a printed number where it stands. */
export type Seal = (bytes: Uint8Array, from: number, to: number) => void;
