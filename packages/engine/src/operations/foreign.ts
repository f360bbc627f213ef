import type { Children } from '../datasets/children.ts';
import { type Column, isBranch, isList, type Node } from '../draw/source.ts';
import { decode, isPlain, Out, Piece, putInt, putPiece, putText } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { RowKey } from '../kernel/random.ts';
import { afterColumn } from './after.ts';
import { jsonOf } from './columnTexts.ts';
import { DecimalSum } from './decimalSum.ts';
import type { Foreign, ForeignColumn } from './schemaSource.ts';
import { baseOf, givenIn, type Reference, referenceOf, type Sketches } from './sketches.ts';
import type { ReadTableField } from './tableField.ts';
import { type Target, Targets } from './targets.ts';
import type { Together } from './together.ts';

/** Reads one column of a table. */
interface ColumnReader {
  readonly nodes: readonly Node[];
  open(row: number): void;
}

/** Access to the columns of other tables. */
interface Ways {
  reader(table: string, column: string): ColumnReader;
  readonly together: Together | undefined;
  /** True if this column is read alone, because other columns refer to it. */
  readonly isAlone: boolean;
}

/** Columns that depend on other tables: on the parent, on a row that is drawn once, or on rows to sum or count. */
export class ForeignColumns implements Foreign {
  readonly #sketches: Sketches;
  readonly #name: string;
  readonly #ways: Ways;
  readonly #targets: Targets;
  #row = 0;
  #key: RowKey | undefined;

  constructor(sketches: Sketches, name: string, ways: Ways) {
    this.#sketches = sketches;
    this.#name = name;
    this.#ways = ways;
    const told = Array.from(ways.together?.targets ?? [], ([place, target]) => {
      const settled: Target = () => {
        this.settle();
        return target();
      };
      return [place, settled] as const;
    });
    this.#targets = new Targets(sketches, name, new Map(told));
  }

  /** Moves to a row and its key. */
  seek(row: number, key: RowKey): void {
    this.#row = row;
    this.#key = key;
    this.settle();
    this.#targets.seek(row, key);
  }

  /** Moves the columns that are unique together back to the row, in case another reader moved them. */
  settle(): void {
    this.#ways.together?.seek(this.#row, this.#key as RowKey);
  }

  open(): void {}

  /** Returns the column that a field stands for, if it depends on other tables. */
  column(field: ReadTableField, name: string): ForeignColumn | undefined {
    const { type, values, after, row, same, later, unlike } = field;
    if (values) return this.#listed(values, field, name);
    if (after !== undefined) return { column: this.#after(field, after, name) };
    const reference = referenceOf(type, this.#sketches.tables);
    const isChosen = row !== undefined || same !== undefined || unlike !== undefined || later;
    if (isChosen && reference?.kind !== 'column')
      throw new Problem(
        'bad-definition',
        `row, same, unlike and later of ${shown(name)} apply only to references such as customers.id`,
        { subject: name },
      );
    if (field.within !== undefined)
      throw new Problem(
        'bad-definition',
        `within of ${shown(name)} requires after: the column that it follows`,
        { subject: name },
      );
    if (!reference) return undefined;
    if (reference.kind === 'column') return this.#referred(reference, field, name);
    if (reference.kind === 'sum') return { column: this.#summed(reference) };
    return { column: reference.kind === 'nth' ? this.#numbered() : this.#counted(reference) };
  }

  #referred(
    { table, column }: Reference,
    { row, same, unique = false, unlike }: ReadTableField,
    name: string,
  ): ForeignColumn {
    const other = unlike === undefined ? undefined : this.#otherOf(table, unlike, name);
    const target = this.#targets.of(table, { role: row, same, unique, unlike: other });
    const mayLack = table === this.#name || same !== undefined || this.#sketches.count(table) === 0;
    const made = this.#read(table, column, target, mayLack);
    if (!unique) return { column: made };
    if (!this.#sketches.tellsApart(table, column))
      throw new Problem(
        'not-unique',
        `${shown(name)} cannot be unique: values of ${shown(`${table}.${column}`)} may repeat`,
        { subject: name },
      );
    const own = { name, type: `${table}.${column}`, ...(row === undefined ? {} : { row }) };
    if (table === this.#name || this.#sketches.isSingle(this.#name, own))
      return { column: made, room: Number.MAX_SAFE_INTEGER };
    if (row === undefined && this.#sketches.find(this.#name, name).of === table)
      throw new Problem(
        'not-unique',
        `${shown(name)} cannot be unique: each row of ${shown(table)} has several rows here`,
        { subject: name },
      );
    return { column: made, room: this.#sketches.count(table) };
  }

  /** Returns the row that another column refers to, so that this one can avoid it. */
  #otherOf(table: string, unlike: string, name: string): Target {
    const { named } = this.#sketches.find(this.#name, name);
    const other = named.get(unlike);
    const reference = other && referenceOf(other.type, this.#sketches.tables);
    if (named.get(name)?.unique)
      throw new Problem('not-unique', `${shown(name)} cannot be unique and unlike another column`, {
        subject: name,
      });
    if (!other || reference?.kind !== 'column' || reference.table !== table || other.unlike !== undefined)
      throw new Problem(
        'bad-definition',
        `unlike of ${shown(name)} must name another column that refers to ${shown(table)}, not ${shown(unlike)}`,
        { subject: name },
      );
    if (table !== this.#name && this.#sketches.count(table) < 2)
      throw new Problem(
        'bad-definition',
        `${shown(name)} must refer to a row of ${shown(table)} other than ${shown(unlike)}, but there is only one row`,
        { subject: name },
      );
    return this.#targets.of(table, { role: other.row, same: other.same, unique: other.unique ?? false });
  }

  /** Returns a column of the target row; the value is blank if there is none. */
  #read(table: string, column: string, target: Target, optional: boolean): Column {
    const reader = this.#ways.reader(table, column);
    const single = singleOf(reader.nodes[0] as Node, `${table}.${column}`);
    const { blank, put } = single;
    return {
      ...single,
      open: undefined,
      put(out, at) {
        reader.open(Math.max(0, target()));
        return put(out, at);
      },
      ...(blank || optional
        ? {
            blank() {
              const row = target();
              if (row < 0) return true;
              reader.open(row);
              return blank?.() ?? false;
            },
          }
        : {}),
    };
  }

  /** Returns a column that follows another, in the form of its own type. */
  #after({ type, within }: ReadTableField, after: string, name: string): Column {
    const { table, column } = baseOf(after, this.#name, this.#sketches.tables);
    const target = table === this.#name ? this.#targets.self : this.#targets.of(table);
    const read = this.#read(table, column, target, false);
    return afterColumn(
      { ...read, put: keepingLast(read.put, target) },
      {
        ...{ type, within, name, after, world: this.#sketches.world },
        origin: this.#sketches.originOf(table, column),
        stream: `dataset/${this.#name}/${name}>`,
        key: () => this.#key as RowKey,
      },
    );
  }

  /** Returns the row's number among its parent's rows, from 1. */
  #numbered(): Column {
    const children = this.#sketches.children(this.#name) as Children;
    return wholeColumn('nth', () => {
      children.seek(this.#row);
      return children.index + 1;
    });
  }

  /** Returns the given values in order, repeated. */
  #listed(values: readonly unknown[], { unique = false }: ReadTableField, name: string): ForeignColumn {
    const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
    const kind = kinds.size > 1 ? 'json' : [...kinds][0];
    const isSimple = kind === 'string' || kind === 'number' || kind === 'boolean';
    const text = (value: unknown) => (isSimple ? String(value) : jsonOf(value, name, 'values'));
    const pieces: Piece[] = [];
    const at = () => this.#row % values.length;
    return {
      column: {
        key: 'values',
        kind: kind === 'string' ? 'text' : isSimple ? (kind as 'number' | 'boolean') : 'json',
        whole: kind === 'number' && values.every((value) => Number.isInteger(value)),
        plain: kind === 'number' || kind === 'boolean' || values.every((value) => isPlain(text(value))),
        put(out, to) {
          const i = at();
          pieces[i] ??= new Piece(text(values[i]));
          return putPiece(out, to, pieces[i]);
        },
        ...(values.includes(null) ? { blank: () => values[at()] === null } : {}),
      },
      ...(unique && new Set(values.map(text)).size === values.length ? { room: values.length } : {}),
    };
  }

  #counted({ table }: Reference): Column {
    const children = this.#sketches.children(table) as Children;
    return wholeColumn('count', () => children.countOf(this.#row));
  }

  #summed({ table, column }: Reference): Column {
    const { per } = this.#sketches.find(table, table);
    const children = this.#sketches.children(table) as Children;
    const reader = this.#ways.reader(table, column);
    const place = `${table}.${column}`;
    const single = singleOf(reader.nodes[0] as Node, place);
    if (single.kind !== 'number')
      throw new Problem('bad-definition', `${shown(place)} cannot be summed: it is not a number`, {
        subject: place,
      });
    const strange = givenIn(this.#sketches.originOf(table, column)).find((value) => !isExact(value));
    if (strange !== undefined)
      throw new Problem(
        'bad-definition',
        `${shown(place)} cannot be summed: ${shown(strange)} is beyond ${Number.MAX_SAFE_INTEGER}`,
        { subject: place },
      );
    const sum = new DecimalSum();
    const scratch = new Out();
    const put = (out: Out, at: number): number => {
      const first = children.firstOf(this.#row);
      const end = first + children.countOf(this.#row);
      sum.clear();
      for (let row = first; row < end; row++) {
        reader.open(row);
        if (!single.blank?.()) sum.add(decode(scratch.bytes, 0, single.put(scratch, 0)));
      }
      return sum.put(out, at);
    };
    const work = (per?.most ?? 0) * this.#sketches.workOf(table, column);
    return {
      ...{ key: 'sum', kind: 'number', whole: single.whole, plain: true },
      put: this.#ways.isAlone && work > LITTLE ? kept(put, this.#targets.self) : put,
    };
  }
}

/** Caches the text of the row that was read last. Without it, each column of a chain of `after` reads the whole chain again. */
function keepingLast(put: Column['put'], row: Target): Column['put'] {
  let last = -1;
  let text = '';
  return (out, at) => {
    const index = row();
    if (index === last) return putText(out, at, text);
    const end = put(out, at);
    text = decode(out.bytes, at, end);
    last = index;
    return end;
  };
}

/**
 * Above this number of values, a sum that other rows refer to is cached per row. Otherwise sums of sums of sums
 * would never finish.
 */
const LITTLE = 1000;

/** Caches the texts of rows, in blocks, because a map holds sixteen million entries at most. */
function kept(put: Column['put'], row: Target): Column['put'] {
  const blocks: string[][] = [];
  return (out, at) => {
    const index = row();
    blocks[Math.floor(index / BLOCK)] ??= [];
    const texts = blocks[Math.floor(index / BLOCK)] as string[];
    const known = texts[index % BLOCK];
    if (known !== undefined) return putText(out, at, known);
    const end = put(out, at);
    texts[index % BLOCK] = decode(out.bytes, at, end);
    return end;
  };
}

const BLOCK = 4096;

function isExact(value: unknown): boolean {
  return Math.abs(value as number) <= Number.MAX_SAFE_INTEGER;
}

function wholeColumn(key: string, value: () => number): Column {
  return { key, kind: 'number', whole: true, plain: true, put: (out, at) => putInt(out, at, value()) };
}

function singleOf(node: Node, place: string): Column {
  if (!isBranch(node) && !isList(node)) return node;
  throw new Problem(
    'bad-definition',
    `${shown(place)} is an object or a list; references must point to single values`,
    { subject: place },
  );
}
