import type { Random } from './random.ts';

/**
 * Entries with their shares in percent. Entries without a share divide the rest by rank, earlier ones likelier. If
 * every entry has a share, they need not add up to a hundred.
 */
export class Pool<T> {
  readonly entries: readonly T[];
  readonly #shares: readonly (number | undefined)[];
  #table: Uint16Array | undefined;

  constructor(entries: readonly T[], shares: readonly (number | undefined)[] = []) {
    this.entries = entries;
    this.#shares = shares;
  }

  /** Relative weight of each entry. */
  get weights(): readonly number[] {
    return weightsOf(this.entries.length, this.#shares);
  }

  draw(random: Random): T {
    return this.at(random.next());
  }

  /** Returns the entry of a 32-bit draw. */
  at(draw: number): T {
    const table = this.#table ?? this.#tabled();
    const slot = draw >>> 20;
    let i = table[slot >>> 4] as number;
    while (slot >= (table[GUIDES + i] as number)) i++;
    return this.entries[i] as T;
  }

  #tabled(): Uint16Array {
    this.#table = tableOf(this.weights);
    return this.#table;
  }

  /** Returns true if the other pool has the same entries with the same shares. */
  equals(other: Pool<T>): boolean {
    return (
      other.entries.length === this.entries.length &&
      other.entries.every((entry, i) => entry === this.entries[i] && other.#shares[i] === this.#shares[i])
    );
  }

  /** Returns a pool of the entries that fit, with their relative weights. */
  where(fits: (entry: T) => boolean): Pool<T> {
    const { entries, weights } = this;
    return new Pool(
      entries.filter(fits),
      weights.filter((_, i) => fits(entries[i] as T)),
    );
  }
}

/** Returns `make` with one change: equal pools become the same object, which keeps the processor's cache small. */
export function sharing<Of extends readonly unknown[], T>(
  make: (...of: Of) => Pool<T>,
): (...of: Of) => Pool<T> {
  const pools: Pool<T>[] = [];
  return (...of) => {
    const made = make(...of);
    const like = pools.find((pool) => pool.equals(made));
    if (!like) pools.push(made);
    return like ?? made;
  };
}

/** Number of slots that a draw can fall on; division is exact on every machine. */
const SLOTS = 4096;
/** Number of guides; each covers sixteen slots. */
const GUIDES = SLOTS / 16;

function weightsOf(count: number, shares: readonly (number | undefined)[]): number[] {
  let given = 0;
  let rest = 0;
  let smallest = Infinity;
  let first = 0;
  for (let i = 0; i < count; i++) {
    const share = shares[i];
    if (share === undefined) {
      if (rest === 0) first = i;
      rest += 1 / (i + 10);
    } else {
      given += share;
      smallest = Math.min(smallest, share);
    }
  }
  // A list names only some of all entries, so none without a share is likelier than one with.
  const most = smallest * (first + 10);
  const left = Math.min(Math.max(100 - given, LEAST) / rest, most);
  return Array.from({ length: count }, (_, i) => shares[i] ?? left / (i + 10));
}

/** Minimum percentage for the entries without a share together. */
const LEAST = 5;

/**
 * For each guide the first entry of its slots, then for each entry the slot after its last one. Two short look-ups
 * in half a kilobyte, while a table of all slots would evict other tables from the processor's cache.
 */
function tableOf(weights: readonly number[]): Uint16Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Uint16Array(GUIDES + weights.length);
  let sum = 0;
  let guide = 0;
  weights.forEach((weight, i) => {
    sum += weight;
    const end = i === weights.length - 1 ? SLOTS : Math.round((sum / total) * SLOTS);
    table[GUIDES + i] = end;
    for (; guide * 16 < end; guide++) table[guide] = i;
  });
  return table;
}

/**
 * Reads entries separated by white space (`_` stands for a space inside one), each with an optional share after a
 * colon.
 */
export function shared(text: string): {
  readonly entries: readonly string[];
  readonly shares: readonly (number | undefined)[];
} {
  const shares: (number | undefined)[] = [];
  const entries = text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [, name = entry, share] = /^(.+):([\d.]+)$/.exec(entry) ?? [];
      shares.push(share ? Number(share) : undefined);
      return name.replaceAll('_', ' ');
    });
  return { entries, shares };
}
