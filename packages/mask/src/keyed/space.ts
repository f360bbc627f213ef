import type { Mac } from './mac.ts';
import { Permutation } from './permutation.ts';

/**
 * All values of some places, each with so many signs (`[10, 10, 26]`), in a keyed order. `walk` goes from a value to the
 * next one in that order that is accepted. The order is one circle, so different values stay different, and none stays
 * what it is where another is accepted.
 */
export class Space {
  readonly #radices: readonly number[];
  readonly #half: number;
  readonly #a: number;
  readonly #b: number;
  readonly #permutation: Permutation | undefined;
  /** The circle of a small space: the place of each value, and the value of each place. */
  readonly #places: Int32Array | undefined;
  readonly #values: Int32Array | undefined;

  constructor(mac: Mac, radices: readonly number[]) {
    this.#radices = radices;
    this.#half = radices.length >> 1;
    this.#a = product(radices.slice(0, this.#half));
    this.#b = product(radices.slice(this.#half));
    if (!(this.#a <= WIDEST && this.#b <= WIDEST)) throw new RangeError('a space of too many places');
    const own = mac.derive(`space ${radices.join()}`);
    const size = this.#a * this.#b;
    if (size > SMALL) this.#permutation = new Permutation(own, this.#a, this.#b);
    else {
      this.#values = shuffled(own, size);
      this.#places = new Int32Array(size);
      this.#values.forEach((value, place) => {
        (this.#places as Int32Array)[value] = place;
      });
    }
  }

  /** The value of a number, which is below 2^52. */
  digitsOf(number: number): number[] {
    const digits: number[] = [];
    let rest = number;
    for (const radix of [...this.#radices].reverse()) {
      digits.unshift(rest % radix);
      rest = Math.floor(rest / radix);
    }
    return digits;
  }

  /**
   * Moves a value to the next accepted one, in place, and says whether there is one within bounds. `tweak`, a whole number
   * below 2^52, gives another order for each of what stands around.
   */
  walk(digits: number[], tweak: number, accept: (digits: readonly number[]) => boolean): boolean {
    return this.#permutation
      ? this.#far(this.#permutation, digits, tweak, accept)
      : this.#near(digits, tweak, accept);
  }

  #near(digits: number[], tweak: number, accept: (digits: readonly number[]) => boolean): boolean {
    const values = this.#values as Int32Array;
    const size = values.length;
    const moved = tweak % size;
    const number =
      this.#numberOf(digits, 0, this.#half) * this.#b + this.#numberOf(digits, this.#half, digits.length);
    let place = (this.#places as Int32Array)[(number - moved + size) % size] as number;
    for (let step = 0; step < size; step++) {
      place = place + 1 === size ? 0 : place + 1;
      const value = ((values[place] as number) + moved) % size;
      this.#write(digits, Math.floor(value / this.#b), value % this.#b);
      if (accept(digits)) return true;
    }
    return false;
  }

  #far(
    permutation: Permutation,
    digits: number[],
    tweak: number,
    accept: (digits: readonly number[]) => boolean,
  ): boolean {
    const a = this.#a;
    const b = this.#b;
    const tweakLeft = tweak % a;
    const tweakRight = (tweak * 3) % b;
    permutation.undo(
      (this.#numberOf(digits, 0, this.#half) - tweakLeft + a) % a,
      (this.#numberOf(digits, this.#half, digits.length) - tweakRight + b) % b,
    );
    let { left, right } = permutation;
    for (let step = 0; step < MOST_STEPS; step++) {
      right++;
      if (right === b) {
        right = 0;
        left = left + 1 === a ? 0 : left + 1;
      }
      permutation.apply(left, right);
      this.#write(digits, (permutation.left + tweakLeft) % a, (permutation.right + tweakRight) % b);
      if (accept(digits)) return true;
    }
    return false;
  }

  #numberOf(digits: readonly number[], from: number, to: number): number {
    let number = 0;
    for (let i = from; i < to; i++) number = number * (this.#radices[i] as number) + (digits[i] as number);
    return number;
  }

  #write(digits: number[], left: number, right: number): void {
    this.#writeHalf(digits, 0, this.#half, left);
    this.#writeHalf(digits, this.#half, digits.length, right);
  }

  #writeHalf(digits: number[], from: number, to: number, number: number): void {
    let rest = number;
    for (let i = to - 1; i >= from; i--) {
      const radix = this.#radices[i] as number;
      digits[i] = rest % radix;
      rest = Math.floor(rest / radix);
    }
  }
}

/** Up to so many values are shuffled once; a network of rounds mixes a smaller space badly. */
const SMALL = 5000;

/** A half times three, or with what a round adds, is below 2^53. */
const WIDEST = 2 ** 51;

/** After so many refused values there is none. */
const MOST_STEPS = 4000;

function product(radices: readonly number[]): number {
  return radices.reduce((all, radix) => all * radix, 1);
}

/** The numbers below `size` in a keyed order (Fisher–Yates). */
function shuffled(mac: Mac, size: number): Int32Array {
  const order = Int32Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const other = mac.round(i, size) % (i + 1);
    const held = order[i] as number;
    order[i] = order[other] as number;
    order[other] = held;
  }
  return order;
}
