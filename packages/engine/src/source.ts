import { decode, Out } from './bytes.ts';
import type { RowKey } from './random.ts';

/** A value of a row, as JSON knows it. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One value of a row. It writes its text as UTF-8; a format puts the quotes and escapes. */
export interface Column {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'boolean';
  /** Whether no value ever needs escaping in any format. */
  readonly plain: boolean;
  put(out: Out, at: number): number;
  /** Whether the row has no value here. */
  readonly blank?: (() => boolean) | undefined;
}

/** A record inside a row. */
export interface Branch {
  readonly key: string;
  readonly nodes: readonly Node[];
  readonly blank?: (() => boolean) | undefined;
}

export type Node = Column | Branch;

/** What a row is: one value, a record, or a scenario of labelled values. */
export type Shape =
  | { readonly kind: 'value'; readonly column: Column }
  | { readonly kind: 'record'; readonly nodes: readonly Node[] }
  | { readonly kind: 'scenario'; readonly rows: readonly { readonly label: string; readonly column: Column }[] };

/** A compiled spec: once opened at a row, its columns write that row. */
export class Source {
  constructor(
    /** What the rows are called, for file names: `de-person`. */
    readonly name: string,
    readonly shape: Shape,
    readonly parties: readonly { open(row: RowKey): void }[],
  ) {}

  open(row: RowKey): void {
    for (const party of this.parties) party.open(row);
  }
}

/** The opened row as a value. */
export function valueOf({ shape }: Source): Value {
  if (shape.kind === 'value') return nodeValue(shape.column);
  if (shape.kind === 'record') return recordValue(shape.nodes);
  return shape.rows.map(({ label, column }) => ({ label, value: nodeValue(column) }));
}

export function isBranch(node: Node): node is Branch {
  return 'nodes' in node;
}

const scratch = new Out();

function nodeValue(node: Node): Value {
  if (node.blank?.()) return null;
  if (isBranch(node)) return recordValue(node.nodes);
  const text = decode(scratch.bytes, 0, node.put(scratch, 0));
  if (node.kind === 'text') return text;
  return node.kind === 'number' ? Number(text) : text === 'true';
}

/** `fromEntries` makes own properties of any name, `__proto__` too. */
function recordValue(nodes: readonly Node[]): Value {
  return Object.fromEntries(nodes.map((node) => [node.key, nodeValue(node)]));
}
