import { Cell } from '../draw/cell.ts';
import { drawnBy } from '../draw/source.ts';
import { type Frame, type Put, RowWriter } from './format.ts';
import { Program, type WholeRow } from './program.ts';

/**
 * A row writer that becomes one function after some rows. V8 puts calls in place only where it has seen one function called,
 * and a loop over steps calls them all: written out step by step a row takes a fifth less time. Where a runtime allows
 * no such programs, and for rows of lists, which are left and taken up again, the steps stay.
 */
class CompiledRow implements Pick<RowWriter, 'write'> {
  readonly #row: RowWriter;
  #left = COLD;
  #whole: WholeRow | undefined;

  constructor(row: RowWriter) {
    this.#row = row;
  }

  write(...[out, at, number, cursor, stop]: Parameters<RowWriter['write']>): number {
    if (this.#whole !== undefined && cursor.step === 0) return this.#whole(out, at, number);
    if (--this.#left === 0) this.#whole = wholeRow(this.#row);
    return this.#row.write(out, at, number, cursor, stop);
  }
}

/** After so many rows the program pays. */
const COLD = 150;

/** The rows of a frame as programs, where the runtime is one for programs: a page's policy may forbid them, and report who tries. */
export function compiled(frame: Frame): Frame {
  const { row } = frame;
  return isNode && row instanceof RowWriter ? { ...frame, row: new CompiledRow(row) } : frame;
}

const isNode =
  (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node !== undefined;

/** A column's `put` as a program, for who takes columns one by one and many rows of them. */
export function compiledPut(put: Put): Put {
  let made = puts.get(put);
  if (!made) {
    const program = isNode && drawnBy(put) instanceof Cell && wholeRow(new RowWriter([{ before: '', put }]));
    made = program || put;
    puts.set(put, made);
  }
  return made;
}

const puts = new WeakMap<Put, Put>();

/** A row as one function, or several where it is long; none where there can be none. */
export function wholeRow({ steps, last }: RowWriter): WholeRow | undefined {
  if (steps.some(({ list }) => list)) return undefined;
  try {
    const parts: WholeRow[] = [];
    let program = new Program();
    for (let i = 0, next = 0; i < steps.length; i = next) {
      next = steps[i]?.guard?.end ?? i + 1;
      program.steps(steps, i, next);
      if (program.length > 2 * LONG) return undefined;
      if (program.length < LONG || next === steps.length) continue;
      parts.push(program.made());
      program = new Program();
    }
    program.piece(last);
    const rest = program.made();
    if (parts.length === 0) return rest;
    return (out, at, number) =>
      rest(
        out,
        parts.reduce((to, part) => part(out, to, number), at),
        number,
      );
  } catch (error) {
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}

/** Of twice as many characters a function may be too long for V8, which then runs it ten times as slowly as steps. */
const LONG = 20_000;
