import { decode, Out } from '../kernel/bytes.ts';
import type { RowKey } from '../kernel/random.ts';
import type { Checker } from '../model.ts';

/** A value of a row, as JSON knows it. */
export type Value = string | number | boolean | null | readonly Value[] | RowValue;

/** A row as JSON holds it: its values by the names of the columns. */
export interface RowValue {
  readonly [key: string]: Value;
}

/** One value of a row. It writes its text as UTF-8; a format puts the quotes and escapes. */
export interface Column {
  readonly key: string;
  /** What the text is in JSON; `json` is JSON itself. */
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  /** Whether its text is a day, `YYYY-MM-DD`. */
  readonly date?: boolean | undefined;
  /** Whether its numbers are whole. */
  readonly whole?: boolean | undefined;
  /** Whether no value ever needs escaping in any format. */
  readonly plain: boolean;
  readonly put: ColumnPut;
  /** Whether the row has no value here. */
  readonly blank?: (() => boolean) | undefined;
  /** What backs the values, where something does. */
  readonly validator?: Checker | undefined;
  /** Names what is drawn for it, whatever rows it stands in: `de.iban`, `de/company.vat`. */
  readonly stream?: string;
  /** Opens a row for this column alone, where it needs no other. */
  readonly open?: ((row: RowKey) => void) | undefined;
}

/** Writes a value and returns the next position. */
export interface ValueWriter {
  put(out: Out, at: number): number;
}

/** The function of a column. One that does nothing but call a cell names it, so that rows can call the cell directly. */
export interface ColumnPut {
  (out: Out, at: number): number;
  readonly cell?: ValueWriter;
}

/** Returns the function of a column whose values a cell writes. */
export function putOf(cell: ValueWriter): ColumnPut {
  return Object.assign((out: Out, at: number) => cell.put(out, at), { cell });
}

/** A record inside a row. */
interface Branch {
  readonly key: string;
  readonly nodes: readonly Node[];
  readonly blank?: (() => boolean) | undefined;
}

/** An array inside a row. */
export interface List {
  readonly key: string;
  /** One of its values. */
  readonly item: Node;
  /** How many the opened row has. */
  count(): number;
  /** Opens the item at one of them. */
  open(index: number): void;
  readonly blank?: (() => boolean) | undefined;
}

export type Node = Column | Branch | List;

/** What a row is: one value, a record, or a scenario of labelled values. */
export type Shape =
  | { readonly kind: 'value'; readonly column: Column }
  | { readonly kind: 'record'; readonly nodes: readonly Node[] }
  | {
      readonly kind: 'scenario';
      readonly rows: readonly { readonly label: string; readonly column: Column }[];
    };

/** What is opened at a row before its columns are written. */
export interface Party {
  open(row: RowKey): void;
  /** The names of the conditions that it obeys. */
  readonly conditions?: readonly string[] | undefined;
}

/** The column that has values for so many rows only. */
export interface Limit {
  readonly rows: number;
  readonly name: string;
}

/** A compiled spec: once opened at a row, its columns write that row. */
export class Source {
  constructor(
    /** What the rows are called, for file names: `de-person`. */
    readonly name: string,
    readonly shape: Shape,
    readonly parties: readonly Party[],
    /** How many rows there can be, where a value must differ in each. */
    readonly limit?: Limit,
    /** What the making of a row takes beside the writing of it, as so many bytes would. */
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

export function isList(node: Node): node is List {
  return 'item' in node;
}

/** Some rows as values: they are written one after the other, decoded once and cut. */
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

/** A null in the list of ends. */
const BLANK = -1;

function nodesOf(shape: Shape): readonly Node[] {
  if (shape.kind === 'value') return [shape.column];
  return shape.kind === 'record' ? shape.nodes : shape.rows.map(({ column }) => column);
}

/** Writes the texts under a node, and where each ends. */
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
  /** The next text; null where a value is blank. */
  text(): string | null;
  /** The next number of values in a list. */
  count(): number;
}

/** Reads the texts in their order. */
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

/** How many UTF-16 units a span of UTF-8 is. */
function units(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte < 0x80 || byte >= 0xc0) count += byte >= 0xf0 ? 2 : 1;
  }
  return count;
}

function shapeValue(shape: Shape, read: Reader): Value {
  if (shape.kind === 'value') return nodeValue(shape.column, read);
  if (shape.kind === 'record') return recordValue(shape.nodes, read);
  return shape.rows.map(({ label, column }) => ({ label, value: nodeValue(column, read) }));
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
    // To set it would make it no property of the row's own; to define all of them so takes four times as long.
    if (node.key === '__proto__') row = { ...row, ['__proto__']: value };
    else row[node.key] = value;
  }
  return row;
}
