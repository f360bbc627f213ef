import { ENDLESS } from '../kernel/numbered.ts';
import { Random, type RowKey } from '../kernel/random.ts';

/** A stream that notes among how many numbers each of its draws was. */
export class Tracer extends Random {
  /** Number of values that the draws since the start distinguish. */
  room = 1;
  /** Among how many numbers each draw since the start was. */
  draws: number[] = [];
  /** The index of a draw that gives another number than usual. */
  moved = -1;
  /** True if the usual values are a part of all. */
  ordered = false;
  #inside = false;

  override start(row: RowKey): this {
    this.room = 1;
    this.draws = [];
    return super.start(row);
  }

  override below(n: number): number {
    const drawn = super.below(n);
    return this.#inside ? drawn : this.#note(n, drawn);
  }

  override int(min: number, max: number): number {
    return this.#note(
      max - min + 1,
      this.#quiet(() => super.int(min, max)),
      min,
    );
  }

  override number(usual: number): number {
    this.room = ENDLESS;
    return super.number(usual);
  }

  override among(usual: number, most: number, least = 0): number {
    this.ordered ||= usual === 1;
    return this.#note(most - least, least + this.#quiet(() => super.below(most - least)));
  }

  /** Runs a draw of which only the whole is noted. */
  #quiet(draw: () => number): number {
    this.#inside = true;
    const drawn = draw();
    this.#inside = false;
    return drawn;
  }

  /** Notes a draw of `n` numbers, and returns its number or, where it is moved, the next. */
  #note(n: number, drawn: number, first = 0): number {
    this.draws.push(n);
    this.room = Math.min(ENDLESS, Math.max(1, this.room) * n);
    return this.draws.length - 1 === this.moved ? first + ((drawn - first + 1) % n) : drawn;
  }
}
