import { Random } from '../../kernel/random.ts';
import type { Heights } from './heights.ts';
import type { Subschema } from './keywords.ts';
import { negated } from './opposites.ts';
import type { Chooser } from './parts.ts';
import type { ValuePlace } from './tries.ts';

/** The branches that one try takes: drawn in the first try, then each in turn. */
export class Choices implements Chooser {
  /** Number of combinations of branches. */
  count = 1;
  /** True if the first pass ignored a negation or a condition. */
  isLucky = false;
  readonly #picked = new Map<readonly Subschema[], Subschema>();

  constructor(
    readonly heights: Heights,
    readonly at: ValuePlace,
    readonly attempt: number,
    readonly wanted: { readonly lean: boolean; readonly blank: number; readonly isThorough: boolean },
  ) {}

  /** True if there was nothing to choose. */
  get isUntouched(): boolean {
    return this.#picked.size === 0;
  }

  pick(branches: readonly Subschema[]): Subschema {
    let branch = this.#picked.get(branches);
    if (branch === undefined) {
      const order = this.#order(branches);
      const drawn = order[this.wanted.lean ? 0 : this.#drawn(order.length)] as Subschema;
      const turn = Math.floor(this.attempt / this.count);
      branch = branches[(branches.indexOf(drawn) + turn) % branches.length] as Subschema;
      this.count *= branches.length;
      this.#picked.set(branches, branch);
    }
    return branch;
  }

  turn(ways: () => readonly Subschema[]): readonly Subschema[] {
    if (!this.wanted.isThorough) {
      this.isLucky = true;
      return [];
    }
    const all = ways();
    return all.length === 0 ? [] : [this.pick(all)];
  }

  apart(branches: readonly Subschema[], branch: Subschema): readonly Subschema[] {
    if (this.attempt < LUCKY_TRIES || branches.length > MOST_APART) return [];
    return branches.filter((each) => each !== branch).map(negated);
  }

  #drawn(count: number): number {
    const { path, key } = this.at;
    return new Random(`${path}|${this.#picked.size}`).start(key).below(count);
  }

  /** Returns the likely branches: null only if blanks are required, and for a minimal value the shallowest first. */
  #order(branches: readonly Subschema[]): readonly Subschema[] {
    if (this.wanted.lean) return [...branches].sort((a, b) => this.heights.of(a) - this.heights.of(b));
    const { path, key } = this.at;
    const nulls = branches.filter(isNull);
    if (nulls.length === 0 || nulls.length === branches.length) return branches;
    const blank = new Random(`${path}?`).start(key).chance(this.wanted.blank);
    return blank ? nulls : branches.filter((branch) => !isNull(branch));
  }
}

/** Number of tries before branches are told apart, because most values of one branch fit no other. */
const LUCKY_TRIES = 8;
const MOST_APART = 20;

function isNull(schema: Subschema): boolean {
  return typeof schema === 'object' && (schema.type === 'null' || schema.const === null);
}
