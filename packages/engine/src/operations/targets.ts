import type { Children } from '../datasets/children.ts';
import { Permutation } from '../kernel/numbered.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../kernel/random.ts';
import type { Sketches } from './sketches.ts';

/** The row that another refers to; -1 where there is none. */
export type Target = () => number;

/** How a row is chosen: `role` tells several apart, `unique` lets none be chosen twice, `same` keeps to one parent, `unlike` is not taken. */
interface Choice {
  readonly role?: string | undefined;
  readonly unique?: boolean;
  readonly same?: string | undefined;
  readonly unlike?: Target | undefined;
}

/** Which rows of other tables the rows of one refer to: its own parent's, or one that is drawn once for each row. */
export class Targets {
  readonly #sketches: Sketches;
  readonly #name: string;
  readonly #told: ReadonlyMap<string, Target>;
  readonly #known = new Map<string, Target>();
  #row = 0;
  #key = new RowKey('');

  /** `told` are those that something else tells already. */
  constructor(sketches: Sketches, name: string, told: ReadonlyMap<string, Target> = new Map()) {
    this.#sketches = sketches;
    this.#name = name;
    this.#told = told;
  }

  seek(row: number, key: RowKey): void {
    this.#row = row;
    this.#key = key;
  }

  /** Which row of a table this one refers to. */
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

  /** What something else tells; it leaves a row out where one is not to be taken. */
  #toldBy(place: string, unlike: Target): Target | undefined {
    const told = this.#told.get(place);
    if (!told || unlike === NONE) return told;
    return () => passing(told(), unlike());
  }

  /** This row itself. */
  readonly self: Target = () => this.#row;

  /** Its own parent, the parent's parent … */
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

  /** One of the rows that the row of another table has, which this one belongs to or refers to; it may have none. */
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

  /** A row of this table that comes before, of the same parent where there is one: the first has none. */
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

/** One of the rows but the one that is avoided; -1 where there is no other. */
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

/** The row, counted without the one that is avoided. */
function passing(row: number, avoided: number): number {
  return avoided >= 0 && row >= avoided ? row + 1 : row;
}

/** Ranks are drawn among so many at the most. */
const RANKED = 4096;
