import type { Children } from '../datasets/children.ts';
import type { Node, Party } from '../draw/source.ts';
import { ENDLESS, Permutation } from '../kernel/numbered.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { nameOf, RowKey } from '../kernel/random.ts';
import { Scope } from './schemaSource.ts';
import { referenceOf, type Sketch, type SketchColumn, type Sketches } from './sketches.ts';
import type { Target } from './targets.ts';

/**
 * Columns whose values are unique together. The row's number is permuted (its number among its parent's rows if the
 * parent is one of the columns), and the digits of the result select the value of each column.
 */
export class Together {
  /** Columns that are generated here, by name, and rows referred to, by table and role. */
  readonly nodes = new Map<string, Node>();
  readonly targets = new Map<string, Target>();
  readonly #groups: readonly Group[];
  #row = -1;

  constructor(sketches: Sketches, name: string) {
    const sketch = sketches.find(name, name);
    const taken = new Set<string>();
    this.#groups = sketch.unique.map((names) => {
      const twice = names.find((each) => taken.has(each));
      if (
        twice !== undefined &&
        (sketch.of === undefined ||
          referenceOf(columnOf(sketch, twice).type, sketches.tables)?.table !== sketch.of)
      )
        throw new Problem(
          'bad-definition',
          `${shown(`${name}.${twice}`)} is in two lists of unique; it may be in one`,
        );
      for (const each of names) taken.add(each);
      return new Group(sketches, sketch, names, this);
    });
  }

  seek(row: number, key: RowKey): void {
    if (row === this.#row) return;
    this.#row = row;
    for (const group of this.#groups) group.seek(row, key);
  }
}

function columnOf({ named }: Sketch, name: string): SketchColumn {
  return named.get(name) as SketchColumn;
}

class Group {
  readonly #rooms: number[] = [];
  readonly #digits: number[] = [];
  readonly #made: { readonly parties: readonly Party[]; readonly key: RowKey; readonly digit: number }[] = [];
  readonly #children: Children | undefined;
  readonly #permutation: Permutation;
  readonly #path: number;
  readonly #tableKey: RowKey;
  readonly #own = new RowKey('');

  constructor(sketches: Sketches, sketch: Sketch, names: readonly string[], together: Together) {
    const { name, of, per } = sketch;
    const place = `${names.map((each) => `${name}.${each}`).join(' and ')} together`;
    const ofParent: string[] = [];
    let isNumbered = false;
    for (const column of names.map((each) => columnOf(sketch, each))) {
      const reference = referenceOf(column.type, sketches.tables);
      if (reference?.kind === 'nth') isNumbered = true;
      else if (reference?.kind === 'column' && reference.table === of && column.row === undefined)
        ofParent.push(reference.column);
      else if (reference?.kind === 'column' && !isAncestor(sketches, name, reference.table, column))
        this.#refer(
          together,
          `${reference.table}#${column.row ?? ''}`,
          sketches.count(reference.table) - (column.unlike === undefined ? 0 : 1),
        );
      else if (!reference) this.#make(sketches, sketch, column, together);
    }
    const inParent = of !== undefined && identifies(sketches, of, ofParent);
    const room = this.#rooms.reduce((product, each) => Math.min(ENDLESS, product * each), 1);
    const wanted = inParent ? (per?.most ?? 0) : sketch.from + sketches.count(name) + sketch.without.length;
    if (!(inParent && isNumbered) && room < wanted)
      throw new Problem('too-many-rows', `${place} have only ${room} distinct values, not ${wanted}`);
    this.#children = inParent ? sketches.children(name) : undefined;
    this.#path = nameOf(`dataset/${name}&${names.join()}`);
    this.#permutation = new Permutation(this.#path, room);
    this.#tableKey = sketches.keyTo(name);
  }

  seek(row: number, key: RowKey): void {
    const order = this.#children ? this.#amongSiblings(this.#children, row) : key;
    let number = this.#permutation.at(order);
    for (const [i, room] of this.#rooms.entries()) {
      this.#digits[i] = number % room;
      number = Math.floor(number / room);
    }
    for (const { parties, key: own, digit } of this.#made) {
      own.at(this.#digits[digit] as number);
      for (const party of parties) party.open(own);
    }
  }

  /** Returns the row's number among its parent's, permuted for each parent. */
  #amongSiblings(children: Children, row: number): RowKey {
    children.seek(row);
    return this.#own.under(this.#tableKey, this.#path + children.parent).at(children.index);
  }

  #refer(together: Together, place: string, count: number): void {
    if (together.targets.has(place)) return;
    const digit = this.#rooms.push(count) - 1;
    together.targets.set(place, () => this.#digits[digit] as number);
  }

  /** Adds a column that a digit selects: its value is that row of a unique column. */
  #make(sketches: Sketches, { name }: Sketch, column: SketchColumn, together: Together): void {
    const scope = new Scope(sketches.world, `dataset/${name}`, 1, sketches.where);
    const [node] = scope.read([{ ...column, unique: true }], name)() as [Node];
    const digit = this.#rooms.push(scope.limit?.rows ?? ENDLESS) - 1;
    this.#made.push({ parties: scope.parties, key: sketches.keyTo(name), digit });
    together.nodes.set(column.name, node);
  }
}

/** Returns true if columns identify a row of a table. */
function identifies(sketches: Sketches, name: string, columns: readonly string[]): boolean {
  const sketch = sketches.find(name, name);
  const found = columns.map((column) => columnOf(sketch, column));
  if (
    found.some(
      (column) => column.unique || column.name === sketches.keyOf(name) || sketches.isSingle(name, column),
    )
  )
    return true;
  if (sketch.unique.some((group) => group.every((column) => columns.includes(column)))) return true;
  const references = found.map(({ type }) => referenceOf(type, sketches.tables));
  const { of } = sketch;
  const theirs = references.flatMap((each) =>
    each?.kind === 'column' && each.table === of ? [each.column] : [],
  );
  const isNumbered = references.some((each) => each?.kind === 'nth');
  return isNumbered && of !== undefined && identifies(sketches, of, theirs);
}

/** Returns true if a column refers to an ancestor of its row. */
function isAncestor(sketches: Sketches, name: string, table: string, { row }: SketchColumn): boolean {
  if (row !== undefined) return false;
  for (let at = sketches.find(name, name).of; at !== undefined; at = sketches.find(at, at).of)
    if (at === table) return true;
  return false;
}
