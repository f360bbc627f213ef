import { decode, Out } from '../kernel/bytes.ts';
import type { RowKey } from '../kernel/random.ts';
import type { Checker } from '../model.ts';

/** A value of a row, as in JSON. */
export type Value = string | number | boolean | null | readonly Value[] | RowValue;

/** A row as in JSON: its values by column name. */
export interface RowValue {
  readonly [key: string]: Value;
}

/** One value of a row. It writes its text as UTF-8; a format puts the quotes and escapes. */
export interface Column {
  readonly key: string;
  /** The JSON type of the text; `json` is literal JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  /** True if the text is a day, `YYYY-MM-DD`. */
  readonly date?: boolean | undefined;
  /** True if its numbers are whole. */
  readonly whole?: boolean | undefined;
  /** True if no value ever needs escaping in any format. */
  readonly plain: boolean;
  readonly put: ColumnPut;
  /** Returns true if the opened row has no value here. */
  readonly blank?: (() => boolean) | undefined;
  /** The validator of its values, if they have one. */
  readonly validator?: Checker | undefined;
  /** The name of its draws, independent of the row's shape: `de.iban`, `de/company.vat`. */
  readonly stream?: string;
  /** Opens a row for this column alone, if it needs no other column. */
  readonly open?: ((row: RowKey) => void) | undefined;
}

/** Writes a value and returns the next position. */
export interface ValueWriter {
  put(out: Out, at: number): number;
}

/** The function of a column. If it only calls a cell, it names the cell, so that rows can call the cell directly. */
export interface ColumnPut {
  (out: Out, at: number): number;
  readonly cell?: ValueWriter;
}

/** Returns the function of a column whose values a cell writes. */
export function putOf(cell: ValueWriter): ColumnPut {
  return Object.assign((out: Out, at: number) => cell.put(out, at), { cell });
}

/** A record in a row. */
interface Branch {
  readonly key: string;
  readonly nodes: readonly Node[];
  readonly blank?: (() => boolean) | undefined;
}

/** An array in a row. */
export interface ListNode {
  readonly key: string;
  /** An item of the array. */
  readonly item: Node;
  /** Returns the number of items in the opened row. */
  count(): number;
  /** Opens an item by its index. */
  open(index: number): void;
  readonly blank?: (() => boolean) | undefined;
}

export type Node = Column | Branch | ListNode;

/** The structure of a row: one value, a record, or a scenario of labelled values. */
export type RowShape =
  | { readonly kind: 'value'; readonly column: Column }
  | { readonly kind: 'record'; readonly nodes: readonly Node[] }
  | { readonly kind: 'scenario'; readonly rows: readonly ScenarioRow[] };

/** A row of a scenario. No other row of it has the same code. */
export interface ScenarioRow {
  readonly label: string;
  readonly code: string;
  readonly column: Column;
}

/** Anything that is opened at a row before its columns are written. */
export interface Party {
  open(row: RowKey): void;
  /** The names of the conditions that it obeys. */
  readonly conditions?: readonly string[] | undefined;
}

/** The column that limits the number of rows because its values must differ. */
export interface Limit {
  readonly rows: number;
  readonly name: string;
}

/** A compiled spec: once opened at a row, its columns write that row. */
export class Source {
  constructor(
    /** The name of the rows, for file names: `de-person`. */
    readonly name: string,
    readonly shape: RowShape,
    readonly parties: readonly Party[],
    /** The maximum number of rows, if values must differ. */
    readonly limit?: Limit,
    /** Cost of computing a row in addition to writing it, in byte equivalents. */
    readonly work = 0,
  ) {}

  open(row: RowKey): void {
    for (const party of this.parties) party.open(row);
  }

  /** Opens a row by its number. */
  openAt(key: RowKey, index: number): void {
    this.open(key.at(index));
  }
}

export function isBranch(node: Node): node is Branch {
  return 'nodes' in node;
}

export function isColumn(node: Node): node is Column {
  return 'put' in node;
}

export function isList(node: Node): node is ListNode {
  return 'item' in node;
}

/** Returns rows as values. They are written one after the other, decoded once and cut. */
export function valuesAt(source: Source, rows: Iterable<RowKey>): Value[] {
  const nodes = nodesOf(source.shape);
  const ends: number[] = [];
  let at = 0;
  let count = 0;
  for (const row of rows) {
    source.open(row);
    for (const node of nodes) at = written(node, at, ends);
    count++;
  }
  const read = reader(ends, at);
  return Array.from({ length: count }, () => shapeValue(source.shape, read));
}

const scratch = new Out();

/** Marks a null in the list of ends. */
const BLANK = -1;

function nodesOf(shape: RowShape): readonly Node[] {
  if (shape.kind === 'value') return [shape.column];
  return shape.kind === 'record' ? shape.nodes : shape.rows.map(({ column }) => column);
}

/** Writes the texts below a node, and records where each ends. */
function written(node: Node, at: number, ends: number[]): number {
  if (node.blank?.()) {
    ends.push(BLANK);
    return at;
  }
  if (isBranch(node)) {
    if (node.blank) ends.push(at);
    return node.nodes.reduce((to, child) => written(child, to, ends), at);
  }
  if (isList(node)) {
    const count = node.count();
    if (node.blank) ends.push(at);
    ends.push(count);
    let to = at;
    for (let i = 0; i < count; i++) {
      node.open(i);
      to = written(node.item, to, ends);
    }
    return to;
  }
  const end = node.put(scratch, at);
  if (end > scratch.limit) scratch.room(end);
  ends.push(end);
  return end;
}

interface Reader {
  /** Returns the next text; null if a value is blank. */
  text(): string | null;
  /** Returns the next number of items. */
  count(): number;
}

/** Reads the texts in order. */
function reader(ends: readonly number[], length: number): Reader {
  const { bytes } = scratch;
  const whole = decode(bytes, 0, length);
  const ascii = whole.length === length;
  let byte = 0;
  let unit = 0;
  let index = 0;
  return {
    text() {
      const to = ends[index++] as number;
      if (to === BLANK) return null;
      const from = unit;
      unit += ascii ? to - byte : units(bytes, byte, to);
      byte = to;
      return whole.slice(from, unit);
    },
    count: () => ends[index++] as number,
  };
}

/** Returns the number of UTF-16 units of a span of UTF-8. */
function units(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte < 0x80 || byte >= 0xc0) count += byte >= 0xf0 ? 2 : 1;
  }
  return count;
}

function shapeValue(shape: RowShape, read: Reader): Value {
  if (shape.kind === 'value') return nodeValue(shape.column, read);
  if (shape.kind === 'record') return recordValue(shape.nodes, read);
  return shape.rows.map(({ label, code, column }) => ({ label, code, value: nodeValue(column, read) }));
}

function nodeValue(node: Node, read: Reader): Value {
  if (isBranch(node)) return node.blank && read.text() === null ? null : recordValue(node.nodes, read);
  if (isList(node)) {
    if (node.blank && read.text() === null) return null;
    return Array.from({ length: read.count() }, () => nodeValue(node.item, read));
  }
  const text = read.text();
  if (text === null || node.kind === 'text') return text;
  return node.kind === 'number' ? Number(text) : JSON.parse(text);
}

function recordValue(nodes: readonly Node[], read: Reader): Value {
  let row: Record<string, Value> = {};
  for (const node of nodes) {
    const value = nodeValue(node, read);
    // An assignment would set the prototype. Defining every property this way takes four times as long.
    if (node.key === '__proto__') row = { ...row, ['__proto__']: value };
    else row[node.key] = value;
  }
  return row;
}
