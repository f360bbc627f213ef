import { Cell, type Owner } from '../draw/cell.ts';
import { taken } from '../draw/picture.ts';
import { type Out, type Piece, putDigits, putInt, putLong, QUADS } from '../kernel/bytes.ts';
import { Random } from '../kernel/random.ts';
import type { Country, Nested, Picture, Place, Step } from '../model.ts';
import type { Taken } from './format.ts';
import { type PlaceTables, placeTables } from './placeTables.ts';

/** Writes a row from its beginning to its end. */
export type WholeRow = (out: Out, at: number, number: number) => number;

/**
 * The text of a function that writes a row, line by line. Its words are ours and its numbers those of pictures; whatever a
 * caller gave is handed over as a value that it names.
 */
export class Program {
  readonly #lines: string[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #tables = new Map<Nested, PlaceTables | undefined>();

  /** How many characters it has. */
  length = 0;

  made(): WholeRow {
    const body = `'use strict';
return (out, at, number) => {
let v = out.view, from = 0, n = 0, m = 0, x = 0, first = 0, second = 0, i = 0, row, t, z;
${this.#lines.join('\n')}
return at;
};`;
    return new Function(...this.#names.values(), body)(...this.#names.keys());
  }

  /** Takes the steps of a row from one up to another. */
  steps(steps: readonly Taken[], from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const step = steps[i] as Taken;
      const { before, guard } = step;
      this.piece(before);
      if (guard) {
        this.#add(`if (${this.#name(guard.blank)}()) {`);
        this.piece(guard.instead);
        this.#add('} else {');
        this.steps(steps, i + 1, guard.end);
        this.#add('}');
        i = guard.end - 1;
      } else this.#value(step);
    }
  }

  /** Writes a constant. */
  piece(piece: Piece): void {
    const { length } = piece;
    if (length === 0) return;
    const name = this.#name(piece);
    if (length > 16) this.#call(`${this.#name(putLong)}(out, at, ${name})`);
    else {
      this.#add(`v.setFloat64(at, ${name}.first, true);`);
      if (length > 8) this.#add(`v.setFloat64(at + 8, ${name}.second, true);`);
      this.#add(`at += ${length};`);
    }
  }

  #value({ value, put, escaping }: Taken): void {
    if (!value && !put) return;
    if (escaping) this.#add('from = at;');
    if (value instanceof Cell) this.#cell(value);
    else this.#call(value ? `${this.#name(value)}.put(out, at)` : `${this.#name(put)}(out, at, number)`);
    if (escaping) this.#call(`${this.#name(escaping)}(out, from, at)`);
    this.#add('if (at > out.limit) { out.room(at); v = out.view; }');
  }

  #cell({ random, persona, steps }: Cell): void {
    const stream = this.#name(random);
    const owner = this.#name(persona);
    const { country } = persona;
    const state = steps.every((step) => this.#isAlone(step, country)) ? '' : `${stream}.`;
    const drawing = { stream, owner, persona, state: random.constructor === Random ? state : undefined };
    if (drawing.state === undefined) this.#add(`${stream}.start(${owner}.row);`);
    else if (steps.some((step) => draws(step, country))) this.#start(random.name, drawing);
    this.#picture(steps, drawing);
  }

  #picture(steps: Picture, drawing: Drawing): void {
    const { stream, owner } = drawing;
    const from = `s${this.#lines.length}`;
    if (steps.some(({ seal }) => seal)) this.#add(`const ${from} = at;`);
    for (const {
      before,
      span,
      min,
      width,
      set,
      pieces,
      choices,
      fact,
      nested,
      write,
      field,
      seal,
      draws,
    } of steps) {
      this.piece(before);
      if (field) this.#cell(drawing.persona.cell(field));
      else if (fact) this.#fact(`${this.#name(fact)}(${owner}, ${stream})`);
      else if (nested) this.#nested(nested, drawing, draws);
      else if (write) this.#call(`${this.#name(write)}(out, at, ${stream}, ${owner})`);
      else if (span > 0) {
        this.#draw(span, drawing);
        if (min > 0) this.#add(`n += ${min};`);
        this.#number(width);
      } else if (pieces) {
        this.#draw(pieces.length, drawing, 'choose');
        this.#fact(`${this.#name(pieces)}[n]`);
      } else if (set) {
        this.#draw(set.length, drawing);
        this.#add(`out.bytes[at++] = ${this.#name(set)}[n];`);
      } else if (choices) {
        this.#draw(choices.length, drawing, 'choose');
        this.#add('switch (n) {');
        choices.forEach((choice, i) => {
          this.#add(`case ${i}:`);
          this.#picture(choice, drawing);
          this.#add('break;');
        });
        this.#add('}');
      }
      if (seal) this.#add(`${this.#name(seal)}(out, ${from}, at);`);
    }
  }

  /** Takes a picture of the persona's place, or that of its people: of those there are few, so they are put in place. */
  #nested(nested: Nested, drawing: Drawing, ofPlace = false): void {
    const { stream, owner, persona } = drawing;
    const { country } = persona;
    const picture = `${this.#name(nested)}(${owner})`;
    if (ofPlace) {
      const tables = this.#tablesOf(nested, country);
      if (tables) this.#ofPlace(tables, drawing);
      else this.#call(`${this.#name(taken)}(${picture}, out, at, ${stream}, ${owner})`);
      return;
    }
    this.#add(`switch (${picture}) {`);
    for (const each of ofPeoples(nested, country)) {
      this.#add(`case ${this.#name(each)}:`);
      this.#picture(each, drawing);
      this.#add('break;');
    }
    this.#add('}');
  }

  /** Writes a number of the persona's place. */
  #ofPlace({ tables, width }: PlaceTables, drawing: Drawing): void {
    this.#add(`z = ${this.#name(tables)}[${drawing.owner}.place.index];
n = 0;
if (z[0] > 1) {`);
    this.#draw('z[0]', drawing, 'choose');
    this.#add(`}
i = z[n + 1];
m = z[i];
for (let left = z[i + 1]; left > 0; left--) {`);
    this.#draw('z[i + 2]', drawing);
    this.#add(`t = z[i + 4];
m += t === 0 ? Math.imul(n, z[i + 3]) : z[t + n];
i += 3;
}
n = m;`);
    this.#number(width);
  }

  /** Whether nobody else draws from the stream of a step's picture. */
  #isAlone({ choices = [], nested, draws = false, field }: Step, country: Country): boolean {
    if (nested && draws) return this.#tablesOf(nested, country) !== undefined;
    return (
      !draws && !field && choices.every((choice) => choice.every((step) => this.#isAlone(step, country)))
    );
  }

  /** The tables of a picture of places, the same whenever they are asked for. */
  #tablesOf(nested: Nested, country: Country): PlaceTables | undefined {
    if (!this.#tables.has(nested)) this.#tables.set(nested, placeTables(nested, country));
    return this.#tables.get(nested);
  }

  /** Writes what a fact is, if it is anything. */
  #fact(fact: string): void {
    const long = this.#name(putLong);
    this.#add(`t = ${fact};
if (t !== undefined) {
if (t.length > 16) { at = ${long}(out, at, t); v = out.view; }
else { v.setFloat64(at, t.first, true); v.setFloat64(at + 8, t.second, true); at += t.length; }
}`);
  }

  /** Writes the number `n` with so many digits, or as many as it needs. */
  #number(width: number): void {
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

  /** Points the variables of a stream at the row, as `Random.start` does. */
  #start(name: number, { owner, state }: Drawing): void {
    this.#add(`row = ${owner}.row;
x = row.key0 ^ ${name};
x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
x = Math.imul(x ^ (x >>> 15) ^ row.key1, 0x846ca68b);
${state}first = x ^ (x >>> 16);
${state}second = Math.imul(row.key1 ^ ${name}, 0x9e3779b1) ^ row.key0;`);
  }

  /** Draws the number `n` below another, from the variables as `Random.below` does or from the stream itself. */
  #draw(below: number | string, { stream, state }: Drawing, how: 'below' | 'choose' = 'below'): void {
    if (state === undefined) this.#add(`n = ${stream}.${how}(${below});`);
    else
      this.#add(`x = (${state}first + 0x9e3779b9) | 0;
${state}first = x;
x = Math.imul(x ^ (x >>> 16), 0x21f0aaad) ^ ${state}second;
x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
n = ((x ^ (x >>> 15)) >>> 0) * ${below} * ${2 ** -32} ${Number(below) > 2 ** 31 ? '>>> 0' : '| 0'};`);
  }

  /** Writes by a call, after which the bytes may be others. */
  #call(call: string): void {
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

/** Where a picture draws from and who it is of, by their names. */
interface Drawing {
  readonly stream: string;
  readonly owner: string;
  readonly persona: Owner;
  /** Where the program finds the stream's state: in its own variables, or in the stream, whose name it is; not at all in one of another kind. */
  readonly state: string | undefined;
}

/** Whether something is drawn from the picture's stream. */
function draws({ span, set, pieces, choices, nested, draws: apart }: Step, country: Country): boolean {
  if (nested && !apart)
    return [...ofPeoples(nested, country)].some((each) => each.some((step) => draws(step, country)));
  return span > 0 || [set, pieces, choices, apart].some((each) => each !== undefined);
}

/** The pictures of the country's peoples. */
function ofPeoples(nested: Nested, country: Country): ReadonlySet<Picture> {
  const [place] = country.places as [Place];
  return new Set(country.communities.map((community) => nested({ country, community, place })));
}
