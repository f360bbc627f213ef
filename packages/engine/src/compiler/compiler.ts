import { Cell } from '../draw/cell.ts';
import { type Cursor, type Put, RowWriter } from '../formats/format.ts';
import type { Out } from '../kernel/bytes.ts';
import { RowText, type WriteRow } from './rowText.ts';

/**
 * The row compiler. A row writer calls its columns one after the other through one loop, which V8 cannot inline; a
 * compiled row is one function that holds all columns' steps. It writes the same bytes. `docs/decisions/row-compiler.md`
 * has the figures.
 */
export function compileRow(row: RowWriter): WriteRow | undefined {
  if (!isNode) return undefined;
  try {
    const functions = textsOf(row)?.map((text) => text.evaluated());
    if (functions === undefined) return undefined;
    const [only, ...others] = functions as [WriteRow, ...WriteRow[]];
    if (others.length === 0) return only;
    return (out, at, number) => functions.reduce((to, write) => write(out, to, number), at);
  } catch (error) {
    // The runtime forbids code generation.
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}

/** Returns the source text of a compiled row and what its names stand for, for debugging. */
export function compiledText(row: RowWriter): string | undefined {
  return textsOf(row)
    ?.map(({ legend, body }) => `${legend}\n${body}`)
    .join('\n');
}

/** Code is generated in Node and its like only: browsers report each attempt that a page's policy forbids. */
const isNode =
  (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node !== undefined;

/** The texts of a row's functions: several for a long row. Rows with lists stop inside a list, so they have none. */
function textsOf({ steps, last }: RowWriter): readonly RowText[] | undefined {
  if (steps.some(({ list }) => list)) return undefined;
  let text = new RowText();
  const texts = [text];
  for (let i = 0, next = 0; i < steps.length; i = next) {
    next = steps[i]?.guard?.end ?? i + 1;
    text.addSteps(steps, i, next);
    if (text.length > 2 * MAX_LENGTH) return undefined;
    if (text.length < MAX_LENGTH || next === steps.length) continue;
    text = new RowText();
    texts.push(text);
  }
  text.addConstant(last);
  return texts;
}

/** V8 does not optimise functions of more than about twice as many characters; they run ten times slower than steps. */
const MAX_LENGTH = 20_000;

/** Number of rows after which compiling a row pays. */
const COMPILE_AFTER = 150;

/** A row writer that compiles itself when it has written enough rows. */
export class CompilingRow implements Pick<RowWriter, 'write'> {
  readonly #row: RowWriter;
  #left = COMPILE_AFTER;
  #compiled: WriteRow | undefined;

  constructor(row: RowWriter) {
    this.#row = row;
  }

  write(out: Out, at: number, number: number, cursor: Cursor, stop: number): number {
    // A row that its steps have begun is finished by them.
    if (this.#compiled !== undefined && cursor.step === 0) return this.#compiled(out, at, number);
    if (--this.#left === 0) this.#compiled = compileRow(this.#row);
    return this.#row.write(out, at, number, cursor, stop);
  }
}

/** Returns the function of a column that compiles itself when it has written enough values; a field's alone can. */
export function compilingPut(put: Put): Put {
  if (!(put.cell instanceof Cell)) return put;
  let known = compilingPuts.get(put);
  if (!known) {
    let left = COMPILE_AFTER;
    let current = put;
    known = (out, at, number) => {
      if (left > 0 && --left === 0) current = compileRow(new RowWriter([{ before: '', put }])) ?? put;
      return current(out, at, number);
    };
    compilingPuts.set(put, known);
  }
  return known;
}

const compilingPuts = new WeakMap<Put, Put>();
