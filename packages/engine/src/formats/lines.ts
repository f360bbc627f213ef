import { type Column, isBranch, type Node, type Source } from '../draw/source.ts';
import { Piece, putInt, putPiece, Text } from '../kernel/bytes.ts';
import { type Escape, type Format, NOTHING, type Put, putColumn, RowWriter, type Step } from './format.ts';

/** What differs between formats of lines under a header. */
export interface LineStyle extends Pick<Format, 'key' | 'type'> {
  /** What stands between two cells, and behind the last. */
  readonly between: string;
  readonly end: string;
  /** A name as a cell. */
  cell(text: string): string;
  /** The same in bytes, for values. */
  readonly escaping: Escape;
}

/** A format of lines: a header, then a line or more for each row. What is null is an empty cell. */
export function lineFormat({ key, type, between, end, cell, escaping }: LineStyle): Format {
  const step = (leaf: Leaf): Step => {
    const value = { before: '', put: putColumn(leaf, escaping) };
    return leaf.blank ? { blank: leaf.blank, instead: '', steps: [value] } : value;
  };
  const line = (cells: readonly Leaf[]): Step[] => [
    ...cells.flatMap((leaf, i) => [{ before: i === 0 ? '' : between }, step(leaf)]),
    { before: end },
  ];
  return {
    key,
    type,
    frame(source, many) {
      const lines = linesOf(source, many);
      const names = (lines[0] as readonly Leaf[]).map(({ name }) => cell(name));
      const head = new Piece(names.join(between) + end);
      return { head, between: NOTHING, tail: NOTHING, row: new RowWriter(lines.flatMap(line)) };
    },
  };
}

/** A cell of a line: what a tree of columns is where rows are flat. */
export interface Leaf extends Pick<Column, 'kind' | 'date' | 'plain'> {
  /** The name of its column: that of a record's is `record.column`. */
  readonly name: string;
  readonly put: Put;
  /** Whether the row has nothing here: the column itself or a record around it is blank. */
  readonly blank?: (() => boolean) | undefined;
}

/** The lines of a row, all with the same columns: one of a value or record, several of a scenario. */
export function linesOf({ shape }: Source, many: boolean): readonly (readonly Leaf[])[] {
  if (shape.kind === 'value') return [leaves([shape.column], '', undefined)];
  if (shape.kind === 'record') return [leaves(shape.nodes, '', undefined)];
  return shape.rows.map(({ label, column }) => {
    const cells = [labelled(label), { ...column, name: 'value' }];
    return many ? [SCENARIO, ...cells] : cells;
  });
}

const SCENARIO: Leaf = { name: 'scenario', kind: 'number', plain: true, put: putNumber };

function putNumber(...[out, at, number]: Parameters<Put>): number {
  return putInt(out, at, number);
}

function labelled(label: string): Leaf {
  const text = new Text(label);
  return { name: 'label', kind: 'text', plain: text.plain, put: (out, at) => putPiece(out, at, text) };
}

function leaves(nodes: readonly Node[], prefix: string, around: Leaf['blank']): Leaf[] {
  return nodes.flatMap((node) => {
    const blank = either(around, node.blank);
    const name = prefix + node.key;
    return isBranch(node) ? leaves(node.nodes, `${name}.`, blank) : [{ ...node, name, blank }];
  });
}

function either(one: Leaf['blank'], other: Leaf['blank']): Leaf['blank'] {
  return one && other ? () => one() || other() : (one ?? other);
}
