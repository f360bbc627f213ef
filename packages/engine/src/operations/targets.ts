import type { Children } from '../datasets/children.ts';
import { Permutation } from '../kernel/numbered.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../kernel/random.ts';
import type { Sketches } from './sketches.ts';

/** Returns the row that another refers to; -1 if there is none. */
export type Target = () => number;

/**
 * Options for choosing a row: `role` tells several references apart, `unique` excludes chosen rows, `same` keeps to
 * one parent, and `unlike` is excluded.
 */
interface Choice {
  readonly role?: string | undefined;
  readonly unique?: boolean;
  readonly same?: string | undefined;
  readonly unlike?: Target | undefined;
}

/** The rows of other tables that a row refers to: its parent, or a row that is drawn once. */
export class Targets {
  readonly #sketches: Sketches;
  readonly #name: string;
  readonly #told: ReadonlyMap<string, Target>;
  readonly #known = new Map<string, Target>();
  #row = 0;
  #key = new RowKey('');

  /** `told` are the targets that unique lists determine. */
  constructor(sketches: Sketches, name: string, told: ReadonlyMap<string, Target> = new Map()) {
    this.#sketches = sketches;
    this.#name = name;
    this.#told = told;
  }

  seek(row: number, key: RowKey): void {
    this.#row = row;
    this.#key = key;
  }

  /** Returns the row of a table that this one refers to. */
  of(table: string, { role = '', unique = false, same, unlike = NONE }: Choice = {}): Target {
    const place = `${table}#${role}`;
    let target = this.#known.get(place);
    if (!target) {
      target =
        this.#toldBy(place, unlike) ??
        (role === '' ? this.#ancestor(table) : undefined) ??
        (same === undefined ? undefined : this.#related(table, { role, same, unlike })) ??
        (table === this.#name
          ? this.#earlier({ role, unique, unlike })
          : this.#drawn(table, { role, unique, unlike }));
      this.#known.set(place, target);
    }
    return target;
  }

  /** Returns a target that a unique list determines, without the excluded row. */
  #toldBy(place: string, unlike: Target): Target | undefined {
    const told = this.#told.get(place);
    if (!told || unlike === NONE) return told;
    return () => passing(told(), unlike());
  }

  /** Returns this row itself. */
  readonly self: Target = () => this.#row;

  /** Returns its parent, the parent's parent … */
  #ancestor(table: string): Target | undefined {
    const way: Children[] = [];
    for (let name = this.#name; name !== table || way.length === 0; ) {
      const { of } = this.#sketches.find(name, name);
      if (of === undefined) return undefined;
      way.push(this.#sketches.children(name) as Children);
      name = of;
    }
    return () =>
      way.reduce((row, children) => {
        children.seek(row);
        return children.parent;
      }, this.#row);
  }

  /** The first rows are referred to more often than others. */
  #drawn(table: string, { role, unique, unlike }: Chosen): Target {
    const random = new Random(this.#path(table, role));
    const count = this.#sketches.count(table);
    if (unique) {
      const permutation = new Permutation(nameOf(this.#path(table, role)), count);
      return () => permutation.at(this.#key);
    }
    const rows = { first: 0, count };
    return () =>
      besides(unlike(), rows, (left) => {
        random.start(this.#key);
        return left <= RANKED ? random.rank(left) : random.below(left);
      });
  }

  /** Draws a row of the table whose parent this row belongs to or refers to; -1 if the parent has none. */
  #related(
    table: string,
    { role, same, unlike }: Omit<Chosen, 'unique'> & { readonly same: string },
  ): Target {
    if (this.#sketches.find(table, table).of !== same)
      throw new Problem(
        'bad-definition',
        `same in a reference to ${shown(table)} must be the parent of that table, not ${shown(same)}`,
      );
    const children = this.#sketches.children(table) as Children;
    const parent = this.of(same);
    const random = new Random(this.#path(table, role));
    return () => {
      const row = parent();
      if (row < 0) return -1;
      const rows = { first: children.firstOf(row), count: children.countOf(row) };
      return besides(unlike(), rows, (left) => random.start(this.#key).below(left));
    };
  }

  /** Draws an earlier row of this table, with the same parent if it has one; -1 for the first. */
  #earlier({ role, unique, unlike }: Chosen): Target {
    const children = this.#sketches.children(this.#name);
    const random = new Random(this.#path(this.#name, role));
    return () => {
      children?.seek(this.#row);
      const before = children?.index ?? this.#row;
      const rows = { first: this.#row - before, count: before };
      return besides(unlike(), rows, (left) => left - 1 - (unique ? 0 : random.start(this.#key).below(left)));
    };
  }

  #path(table: string, role: string): string {
    return `dataset/${this.#name}>${table}${role && `#${role}`}`;
  }
}

type Chosen = { readonly role: string; readonly unique: boolean; readonly unlike: Target };

const NONE: Target = () => -1;

/** Draws a row other than the avoided one; -1 if there is no other. */
function besides(
  avoided: number,
  { first, count }: { readonly first: number; readonly count: number },
  draw: (count: number) => number,
): number {
  const isAmong = avoided >= first && avoided < first + count;
  const left = isAmong ? count - 1 : count;
  if (left === 0) return -1;
  const row = first + draw(left);
  return isAmong ? passing(row, avoided) : row;
}

/** Returns the row, counted without the avoided one. */
function passing(row: number, avoided: number): number {
  return avoided >= 0 && row >= avoided ? row + 1 : row;
}

/** Maximum number of rows for draws by rank. */
const RANKED = 4096;
