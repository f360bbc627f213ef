import { isPlain, type Out, Piece, putDigits, putInt, putOptional, putPiece } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { isSeparator, remembered } from '../kernel/text.ts';
import type { Country, Persona, Picture, PictureStep, Print, Seal, Write } from '../model.ts';
import { type PicturePart, picturePart } from './parts.ts';
import { type Sign, signsOf } from './signs.ts';

/** Steps are about a hundred times as large as their picture. */
const CACHED = 300_000;

/**
 * Compiles a picture of a value, once. `#` digit · `%` digit 1-9 · `@` letter A-Z · `*` letter or digit ·
 * `[A-HJ-N2]` one of a set · `{1-99}` a whole number (`{01-99}` padded) · `(a|b|c)` one of the pictures · `{part}`
 * a fact of the persona (see `parts`), `{field.bare}` a field without separators, `{12#}` digits as `random.digits`
 * draws them · `\` escapes the next character · anything else stands for itself.
 */
export const picture = remembered((pattern) => writerOf(stepsIn(pattern)), CACHED);

/** Returns the steps of a picture. A field writes them itself, which saves the call of a writer. */
export const stepsIn = remembered((pattern) => stepsOf(signsOf(pattern)), CACHED);

/** Returns true if no value of the picture needs escaping; `field` answers for the fields it names. */
export function isPlainPicture(pattern: string, country: Country, field: (key: string) => boolean): boolean {
  const literal = pattern.replace(/\{[^}]*\}/g, '').replace(/\\(.)/g, '$1');
  return isPlain(literal) && partNames(pattern).every((name) => isPlainPart(name, country, field));
}

function isPlainPart(name: string, country: Country, field: (key: string) => boolean): boolean {
  const part = picturePart(name);
  if (part) return part.plain?.(country) ?? true;
  return field(name.split('.')[0] as string);
}

/** Returns the facts and fields that a picture names. */
function partNames(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(/\{([a-z][\w.]*)\}/g), (match) => match[1] as string);
}

/** Returns the writer of a sequence of signs. */
export function sequence(signs: readonly Sign[]): Write {
  return writerOf(stepsOf(signs));
}

function writerOf(steps: Picture): Write {
  return (out, at, random, persona) => writeSteps(steps, out, at, random, persona);
}

/** Number of values with `width` digits. */
const SPANS = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** Returns the steps of signs. A literal is part of the step behind it. */
function stepsOf(signs: readonly Sign[]): Picture {
  const steps: PictureStep[] = [];
  let literal = '';
  const add = (step: Partial<PictureStep>) => {
    steps.push(stepFrom(step, literal));
    literal = '';
  };
  for (const sign of signs) {
    if (sign.kind === 'literal') literal += sign.text;
    else if (sign.kind === 'digits' || sign.kind === 'drawn') {
      // One draw per block.
      const block = sign.kind === 'digits' ? 9 : 3;
      for (let { run } = sign; run > 0; run -= block) {
        const width = Math.min(run, block);
        add({ span: SPANS[width] as number, width });
      }
    } else add(stepOf(sign));
  }
  if (literal !== '') add({});
  return steps;
}

/** Gives all steps one object shape, so that V8 reads them with one inline cache. */
function stepFrom(step: Partial<PictureStep>, before = ''): PictureStep {
  return { before: new Piece(before), ...BLANK, ...step };
}

const BLANK = {
  span: 0,
  min: 0,
  width: 0,
  set: undefined,
  pieces: undefined,
  choices: undefined,
  fact: undefined,
  print: undefined,
  ofPeople: undefined,
  ofPlace: undefined,
  write: undefined,
  field: undefined,
  seal: undefined,
};

/** Writes a compiled picture. */
export function writeSteps(steps: Picture, out: Out, at: number, random: Random, persona: Persona): number {
  let to = at;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as PictureStep;
    const { before, fact, print, ofPeople, write, field, seal } = step;
    if (before.length > 0) to = putPiece(out, to, before);
    if (fact !== undefined) to = putOptional(out, to, fact(persona));
    else if (write !== undefined) to = write(out, to, random, persona);
    else if (print !== undefined) to = print(out, to, persona);
    else if (field !== undefined) to = persona.put(field, out, to);
    else if (ofPeople !== undefined) to = writeSteps(ofPeople(persona.community), out, to, random, persona);
    else to = writeDrawn(step, out, to, random, persona);
    if (seal !== undefined) seal(out, at, to);
  }
  return to;
}

/** Writes a step that draws from the picture's stream. */
function writeDrawn(step: PictureStep, out: Out, at: number, random: Random, persona: Persona): number {
  const { span, min, width } = step;
  if (span > 0) {
    const number = min + random.below(span);
    return width > 0 ? putDigits(out, at, number, width) : putInt(out, at, number, -width);
  }
  const { set, pieces, choices, ofPlace } = step;
  if (pieces !== undefined) return putPiece(out, at, pieces[random.choose(pieces.length)] as Piece);
  if (set !== undefined) {
    out.bytes[at] = set[random.below(set.length)] as number;
    return at + 1;
  }
  if (ofPlace !== undefined)
    return writeSteps(ofPlace(persona.country, persona.place), out, at, random, persona);
  if (choices === undefined) return at;
  return writeSteps(choices[random.choose(choices.length)] as PictureStep[], out, at, random, persona);
}

function stepOf(sign: Exclude<Sign, { kind: 'literal' | 'digits' | 'drawn' }>): Partial<PictureStep> {
  switch (sign.kind) {
    case 'set':
      return oneOf(sign.characters);
    case 'range':
      return range(sign);
    case 'choice':
      return choice(sign.choices);
    case 'part':
      return part(sign.name);
  }
}

function range({ min, max, width }: { min: number; max: number; width: number }): Partial<PictureStep> {
  const span = max - min + 1;
  const least = Math.max(width, String(min).length);
  return { span, min, width: max < 10 ** least ? least : -least };
}

function choice(choices: readonly (readonly Sign[])[]): Partial<PictureStep> {
  const texts = choices.flatMap((signs) => {
    if (signs.length === 0) return [''];
    const [first, second] = signs;
    return first?.kind === 'literal' && !second ? [first.text] : [];
  });
  if (texts.length === choices.length) return { pieces: texts.map((text) => new Piece(text)) };
  return { choices: choices.map(stepsOf) };
}

function oneOf(characters: string): Partial<PictureStep> {
  const pieces = Array.from(characters, (text) => new Piece(text));
  const { length } = pieces;
  if (new Set(characters).size < length) return { pieces };
  const { bytes } = new Piece(characters);
  if (bytes.length !== length)
    return { write: (out, at, random) => putPiece(out, at, pieces[random.below(length)] as Piece) };
  return { set: bytes };
}

function part(name: string): Partial<PictureStep> {
  const [, bare] = /^(\w+)\.bare$/.exec(name) ?? [];
  if (bare !== undefined) return { print: bareField(bare) };
  const { plain: _, ...step }: PicturePart & Partial<PictureStep> = picturePart(name) ?? { field: name };
  return step;
}

/** Returns a writer of a field without its separators. */
function bareField(name: string): Print {
  return (out, at, persona) => {
    const end = persona.put(name, out, at);
    const { bytes } = out;
    let to = at;
    for (let i = at; i < end; i++) {
      const byte = bytes[i] as number;
      if (!isSeparator(byte)) bytes[to++] = byte;
    }
    return to;
  };
}

/** Returns a writer of a picture whose check digits, zeros at first, are set by `seal`. */
export function sealed(pattern: string, seal: SealBytes): Write {
  let steps: Picture | undefined;
  return (out, at, random, persona) => {
    steps ??= sealedSteps(pattern, ({ bytes }, from, to) => seal(bytes, from, to));
    return writeSteps(steps, out, at, random, persona);
  };
}

/** Returns a picture whose only step calls `write`. */
export function pictureFromWriter(write: Write): Picture {
  return [stepFrom({ write })];
}

/** Returns the steps of a picture and of `write` behind it, with check digits set by `seal`. */
export function sealedSteps(pattern: string, seal: Seal, write?: Write): Picture {
  return [...stepsIn(pattern), stepFrom({ write, seal })];
}

/** Sets the check digits of a printed number where it stands. */
export type SealBytes = (bytes: Uint8Array, from: number, to: number) => void;
