import { Cell, type CellPersona } from '../draw/cell.ts';
import { writeSteps } from '../draw/picture.ts';
import type { CompiledStep } from '../formats/format.ts';
import { decode, type Out, Piece, putDigits, putInt, putLong, QUADS } from '../kernel/bytes.ts';
import { DRAWS, drawAt, firstCounter, INCREMENT, streamKey } from '../kernel/mixing.ts';
import { Random } from '../kernel/random.ts';
import type { Community, Country, Picture, PictureStep, PlacePicture } from '../model.ts';
import { type PlaceTables, placeTables } from './placeTables.ts';

/** Writes a row from start to end; `number` counts rows from 1. */
export type WriteRow = (out: Out, at: number, number: number) => number;

/**
 * The text of a function that writes a row. It consists of our words and the numbers of pictures. All other values
 * are passed in and referred to by name, so no text of a caller is part of it.
 */
export class RowText {
  readonly #lines: string[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #tables = new Map<PlacePicture, PlaceTables | undefined>();

  /** Number of characters. */
  length = 0;

  get body(): string {
    return `'use strict';
return (out, at, number) => {
let v = out.view, from = 0, n = 0, m = 0, i = 0, t, z;
${this.#lines.join('\n')}
return at;
};`;
  }

  evaluated(): WriteRow {
    return new Function(...this.#names.values(), this.body)(...this.#names.keys());
  }

  /** The meanings of the names, as comment lines. */
  get legend(): string {
    return Array.from(this.#names, ([value, name]) => `// ${name}: ${described(value)}`).join('\n');
  }

  addSteps(steps: readonly CompiledStep[], from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const step = steps[i] as CompiledStep;
      const { before, guard } = step;
      this.addConstant(before);
      if (guard) {
        this.#add(`if (${this.#name(guard.blank)}()) {`);
        this.addConstant(guard.instead);
        this.#add('} else {');
        this.addSteps(steps, i + 1, guard.end);
        this.#add('}');
        i = guard.end - 1;
      } else this.#addValue(step);
    }
  }

  addConstant(piece: Piece): void {
    const { length } = piece;
    if (length === 0) return;
    const name = this.#name(piece);
    if (length > 16) this.#addCall(`${this.#name(putLong)}(out, at, ${name})`);
    else {
      this.#add(`v.setFloat64(at, ${name}.word0, true);`);
      if (length > 8) this.#add(`v.setFloat64(at + 8, ${name}.word1, true);`);
      this.#add(`at += ${length};`);
    }
  }

  #addValue({ cell, put, escaping }: CompiledStep): void {
    if (!cell && !put) return;
    if (escaping) this.#add('from = at;');
    if (cell instanceof Cell) this.#addCell(cell);
    else this.#addCall(cell ? `${this.#name(cell)}.put(out, at)` : `${this.#name(put)}(out, at, number)`);
    if (escaping) this.#addCall(`${this.#name(escaping)}(out, from, at)`);
    this.#add('if (at > out.limit) { out.room(at); v = out.view; }');
  }

  /** A picture draws with variables of its own if only it uses the stream, otherwise with the stream's methods. */
  #addCell({ random, persona, steps }: Cell): void {
    const { country } = persona;
    const stream = this.#name(random);
    const owner = this.#name(persona);
    const isLocal = random.constructor === Random && steps.every((step) => this.#keepsStream(step, country));
    const draws = steps.some((step) => drawsFrom(step, country));
    const id = this.#lines.length;
    const local = isLocal ? { counter: `c${id}`, key: `d${id}` } : undefined;
    if (local && draws)
      this.#add(`let ${local.counter} = ${this.#name(firstCounter)}(${owner}.row, ${random.name});
const ${local.key} = ${this.#name(streamKey)}(${owner}.row, ${random.name});`);
    else if (!local) this.#add(`${stream}.start(${owner}.row);`);
    this.#addPicture(steps, { stream, owner, persona, local });
  }

  #addPicture(steps: Picture, drawing: Drawing): void {
    const { stream, owner } = drawing;
    const from = `s${this.#lines.length}`;
    if (steps.some(({ seal }) => seal)) this.#add(`const ${from} = at;`);
    for (const step of steps) {
      const { before, span, min, width, set, pieces, choices, fact, print, write, field, seal } = step;
      const { ofPeople, ofPlace } = step;
      this.addConstant(before);
      if (field) this.#addBlock(() => this.#addCell(drawing.persona.cell(field)));
      else if (fact) this.#addFact(`${this.#name(fact)}(${owner})`);
      else if (print) this.#addCall(`${this.#name(print)}(out, at, ${owner})`);
      else if (ofPeople) {
        const pictures = picturesOf(ofPeople, drawing.persona.country);
        this.#addSwitch(`${this.#name(ofPeople)}(${owner}.community)`, pictures, drawing, (each) =>
          this.#name(each),
        );
      } else if (ofPlace) this.#addOfPlace(ofPlace, drawing);
      else if (write) this.#addCall(`${this.#name(write)}(out, at, ${stream}, ${owner})`);
      else if (span > 0) {
        this.#addDraw(span, drawing);
        if (min > 0) this.#add(`n += ${min};`);
        this.#addNumber(width);
      } else if (pieces) {
        this.#addDraw(pieces.length, drawing, 'choose');
        this.#addFact(`${this.#name(pieces)}[n]`);
      } else if (set) {
        this.#addDraw(set.length, drawing);
        this.#add(`out.bytes[at++] = ${this.#name(set)}[n];`);
      } else if (choices) {
        this.#addDraw(choices.length, drawing, 'choose');
        this.#addSwitch('n', choices, drawing, (_, i) => `${i}`);
      }
      if (seal) this.#add(`${this.#name(seal)}(out, ${from}, at);`);
    }
  }

  #addSwitch(
    value: string,
    pictures: readonly Picture[],
    drawing: Drawing,
    labelOf: (picture: Picture, i: number) => string,
  ): void {
    this.#add(`switch (${value}) {`);
    pictures.forEach((picture, i) => {
      this.#add(`case ${labelOf(picture, i)}:`);
      this.#addBlock(() => this.#addPicture(picture, drawing));
      this.#add('break;');
    });
    this.#add('}');
  }

  #addBlock(inside: () => void): void {
    this.#add('{');
    inside();
    this.#add('}');
  }

  /** Adds a step whose picture depends on the place: a number from a table, any other picture by its steps. */
  #addOfPlace(ofPlace: PlacePicture, drawing: Drawing): void {
    const { stream, owner, persona } = drawing;
    const found = this.#tablesOf(ofPlace, persona.country);
    if (!found) {
      const picture = `${this.#name(ofPlace)}(${owner}.country, ${owner}.place)`;
      this.#addCall(`${this.#name(writeSteps)}(${picture}, out, at, ${stream}, ${owner})`);
      return;
    }
    this.#add(`z = ${this.#name(found.tables)}[${owner}.place.index];
n = 0;
if (z[0] > 1) {`);
    this.#addDraw('z[0]', drawing, 'choose');
    this.#add(`}
i = z[n + 1];
m = z[i];
for (let left = z[i + 1]; left > 0; left--) {`);
    this.#addDraw('z[i + 2]', drawing);
    this.#add(`t = z[i + 4];
m += t === 0 ? Math.imul(n, z[i + 3]) : z[t + n];
i += 3;
}
n = m;`);
    this.#addNumber(found.width);
  }

  /** Returns true if only this step's picture draws from the stream. */
  #keepsStream(step: PictureStep, country: Country): boolean {
    const { choices = [], ofPeople, ofPlace, write } = step;
    if (ofPlace) return this.#tablesOf(ofPlace, country) !== undefined;
    const inside = ofPeople ? [...choices, ...picturesOf(ofPeople, country)] : choices;
    return !write && inside.every((picture) => picture.every((each) => this.#keepsStream(each, country)));
  }

  #tablesOf(ofPlace: PlacePicture, country: Country): PlaceTables | undefined {
    if (!this.#tables.has(ofPlace)) this.#tables.set(ofPlace, placeTables(ofPlace, country));
    return this.#tables.get(ofPlace);
  }

  /** Adds a piece that may be undefined, as `putPiece` writes it; a call for each would cost a tenth of a row. */
  #addFact(fact: string): void {
    const long = this.#name(putLong);
    this.#add(`t = ${fact};
if (t !== undefined) {
if (t.length > 16) { at = ${long}(out, at, t); v = out.view; }
else { v.setFloat64(at, t.word0, true); v.setFloat64(at + 8, t.word1, true); at += t.length; }
}`);
  }

  /** Adds the number `n`, with `width` digits, or with at least `-width`. */
  #addNumber(width: number): void {
    const quads = this.#name(QUADS);
    if (width <= 0) this.#add(`at = ${this.#name(putInt)}(out, at, n, ${-width});`);
    else if (width <= 4)
      this.#add(`v.setInt32(at, ${quads}[n * ${10 ** (4 - width)}], true); at += ${width};`);
    else if (width <= 8)
      this.#add(`m = (n / 10000) | 0;
v.setInt32(at, ${quads}[m * ${10 ** (8 - width)}], true);
v.setInt32(at + ${width - 4}, ${quads}[n - m * 10000], true);
at += ${width};`);
    else this.#add(`at = ${this.#name(putDigits)}(out, at, n, ${width});`);
  }

  /** Sets `n` to a draw below another number. The draw is a call; advancing and scaling stand in the text, a tenth faster. */
  #addDraw(below: number | string, { stream, local }: Drawing, method: 'below' | 'choose' = 'below'): void {
    if (!local) this.#add(`n = ${stream}.${method}(${below});`);
    else
      this.#add(`${local.counter} = (${local.counter} + ${INCREMENT}) | 0;
n = (${this.#name(drawAt)}(${local.counter}, ${local.key}) >>> 0) * ${below} * ${1 / DRAWS} ${Number(below) > 2 ** 31 ? '>>> 0' : '| 0'};`);
  }

  /** Adds a call that writes; it may replace the bytes. */
  #addCall(call: string): void {
    this.#add(`at = ${call}; v = out.view;`);
  }

  #name(value: unknown): string {
    const name = this.#names.get(value) ?? `k${this.#names.size}`;
    this.#names.set(value, name);
    return name;
  }

  #add(lines: string): void {
    this.#lines.push(lines);
    this.length += lines.length;
  }
}

function described(value: unknown): string {
  if (value instanceof Piece) return JSON.stringify(decode(value.bytes, 0, value.length));
  if (value instanceof Random) return `stream ${value.name}`;
  if (typeof value === 'function') return `function ${value.name}`.trim();
  return (value as object).constructor.name;
}

/** The names of the variables that a picture's text uses. */
interface Drawing {
  readonly stream: string;
  readonly owner: string;
  readonly persona: CellPersona;
  /** The variables of the stream's state; undefined if the stream keeps it. */
  readonly local: { readonly counter: string; readonly key: string } | undefined;
}

/** True if the step draws from the picture's stream. */
function drawsFrom(
  { span, set, pieces, choices, ofPeople, ofPlace, write }: PictureStep,
  country: Country,
): boolean {
  if (ofPeople)
    return picturesOf(ofPeople, country).some((each) => each.some((step) => drawsFrom(step, country)));
  return span > 0 || [set, pieces, choices, ofPlace, write].some((each) => each !== undefined);
}

/** Returns the different pictures of the country's communities. */
function picturesOf(ofPeople: (community: Community) => Picture, country: Country): readonly Picture[] {
  return [...new Set(country.communities.map(ofPeople))];
}
