import { Mac, utf8 } from './mac.ts';
import { Space } from './space.ts';

/** The decisions of one key: numbers for texts, and a permutation of every space. Each is computed at its first use. */
export class Keyring {
  readonly #mac: Mac;
  readonly #spaces = new Map<string, Space>();
  readonly #numbers = new Map<string, number>();
  readonly #shifts = new Map<string, number>();

  constructor(key: string | Uint8Array) {
    this.#mac = new Mac(typeof key === 'string' ? utf8(key) : key).derive('specimen mask 1');
  }

  /** Returns the keyed order of all values with these numbers of signs per position. */
  space(radices: readonly number[]): Space {
    const name = radices.join();
    let space = this.#spaces.get(name);
    if (space === undefined) {
      space = new Space(this.#mac, radices);
      if (this.#spaces.size >= MOST_SPACES) this.#spaces.clear();
      this.#spaces.set(name, space);
    }
    return space;
  }

  /** Returns a number below 2^52 for a text and a purpose. A small cache suffices, because the same few texts repeat. */
  number(purpose: string, text: string): number {
    const name = `${purpose} ${text}`;
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#mac.number(name);
      if (this.#numbers.size >= MOST_KEPT) this.#numbers.clear();
      this.#numbers.set(name, number);
    }
    return number;
  }

  /** Returns the entries of a list as a keyed cycle, in which each entry is followed by another one. */
  circle<T>(purpose: string, entries: readonly T[]): ReadonlyMap<T, T> {
    const order = [...entries];
    const mac = this.#mac.derive(`circle ${purpose}`);
    for (let i = order.length - 1; i > 0; i--) {
      const other = mac.round(0, i) % (i + 1);
      [order[i], order[other]] = [order[other] as T, order[i] as T];
    }
    return new Map(order.map((entry, i) => [entry, order[(i + 1) % order.length] as T]));
  }

  /** Returns the number of days by which the dates of a person move: at most `within`, never 0. */
  shift(by: string, within: number): number {
    const known = `${within} ${by}`;
    let shift = this.#shifts.get(known);
    if (shift === undefined) {
      const number = this.#mac.number(`shift ${by}`) % (2 * within);
      shift = number < within ? number - within : number - within + 1;
      if (this.#shifts.size >= MOST_KEPT) this.#shifts.clear();
      this.#shifts.set(known, shift);
    }
    return shift;
  }
}

const MOST_KEPT = 20_000;
const MOST_SPACES = 2000;
