import { type Column, isBranch, isList, type ListNode, type Node, type Source } from '../draw/source.ts';
import { type Out, Piece, putInt, putPiece, Text } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import {
  Cursor,
  type Escape,
  escapingPut,
  type Format,
  type FormatStep,
  NOTHING,
  type Put,
  RowWriter,
} from './format.ts';
import { valueSteps } from './json.ts';
import { hasCells, LineWriter } from './line.ts';

/** The differences between formats of lines under a header. */
interface LineStyle extends Pick<Format, 'key' | 'type'> {
  /** The bytes between two cells, and after the last one. */
  readonly between: string;
  readonly end: string;
  /** The text for null; an empty cell by default. */
  readonly nothing?: string;
  /** Writes a name as a cell. */
  cell(text: string): string;
  /** Escapes a value in bytes. */
  readonly escaping: Escape;
  /** Returns the steps of a list's JSON as a cell. */
  list(steps: readonly FormatStep[], list: ListNode): FormatStep[];
}

/** Returns a format of lines: a header, then one or more lines per row. */
export function lineFormat({
  key,
  type,
  between,
  end,
  nothing = '',
  cell,
  escaping,
  list,
}: LineStyle): Format {
  const stepsOf = (leaf: Leaf): FormatStep[] => {
    const steps = leaf.list
      ? list(valueSteps('', leaf.list), leaf.list)
      : [{ before: '', ...escapingPut(leaf, escaping) }];
    return leaf.blank ? [{ blank: leaf.blank, instead: nothing, steps }] : steps;
  };
  const line = (cells: readonly Leaf[]): FormatStep[] => [
    ...cells.flatMap((leaf, i) => [{ before: i === 0 ? '' : between }, ...stepsOf(leaf)]),
    { before: end },
  ];
  return {
    key,
    type,
    joins: 1,
    frame(source, many) {
      const lines = linesOf(source, many);
      const names = (lines[0] as readonly Leaf[]).map(({ name }) => cell(name));
      const head = new Piece(names.join(between) + end);
      const row = hasCells(source)
        ? new LineWriter(source.row, { between, end, nothing, escaping })
        : new RowWriter(lines.flatMap(line));
      return { head, between: NOTHING, tail: NOTHING, row };
    },
  };
}

/** A cell of a line: a leaf of a tree of columns. */
export interface Leaf extends Pick<Column, 'kind' | 'date' | 'whole' | 'plain'> {
  /** The name of its column; in a record it is `record.column`. */
  readonly name: string;
  readonly put: Put;
  /** The list whose JSON it is: `put` writes all of it, its steps write a part at a time. */
  readonly list?: ListNode;
  /** Returns true if the row has no value here: the column or a record around it is blank. */
  readonly blank?: (() => boolean) | undefined;
}

/** Returns the lines of a row, all with the same columns: one line for a value or record, several for a scenario. */
export function linesOf({ shape }: Source, many: boolean): readonly (readonly Leaf[])[] {
  if (shape.kind === 'value') return [leaves([shape.column], '', undefined)];
  if (shape.kind === 'record') return [differing(leaves(shape.nodes, '', undefined))];
  return shape.rows.map(({ label, column }) => {
    const cells = [labelled(label), { ...column, name: 'value' }];
    return many ? [SCENARIO, ...cells] : cells;
  });
}

const SCENARIO: Leaf = { name: 'scenario', kind: 'number', whole: true, plain: true, put: putNumber };

function putNumber(out: Out, at: number, number: number): number {
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
    if (isBranch(node)) return leaves(node.nodes, `${name}.`, blank);
    return [isList(node) ? { ...listed(node), name, blank } : { ...node, name, blank }];
  });
}

/** Makes column names distinct: `p.name` of a record may also be the name of another column. */
function differing(cells: Leaf[]): Leaf[] {
  const twice = twiceIn(cells.map(({ name }) => name));
  if (twice === undefined) return cells;
  throw new Problem(
    'duplicate-name',
    `two columns of a line would be named ${shown(twice)}; rename one, or use JSON`,
  );
}

/** Returns a name that occurs twice, if there is one. */
export function twiceIn(names: readonly string[]): string | undefined {
  const known = new Set<string>();
  return names.find((name) => known.size === known.add(name).size);
}

function listed(node: ListNode): Omit<Leaf, 'name'> {
  const list = { ...node, blank: undefined };
  const row = new RowWriter(valueSteps('', list));
  return {
    kind: 'json',
    plain: false,
    list,
    put: (out, at, number) => row.write(out, at, number, new Cursor(), Number.POSITIVE_INFINITY),
  };
}

/** Returns a step with its texts escaped, constant ones included. */
export function rewritten(step: FormatStep, style: Pick<LineStyle, 'cell' | 'escaping'>): FormatStep {
  if ('list' in step)
    return {
      ...step,
      between: style.cell(step.between),
      each: step.each.map((each) => rewritten(each, style)),
    };
  if ('steps' in step) return { ...step, steps: step.steps.map((each) => rewritten(each, style)) };
  const { put, escaping } = step;
  const before = style.cell(step.before);
  if (!put) return { before };
  const again: Escape = (out, from, to) => style.escaping(out, from, escaping ? escaping(out, from, to) : to);
  return { before, put, escaping: again };
}

function either(one: Leaf['blank'], other: Leaf['blank']): Leaf['blank'] {
  return one && other ? () => one() || other() : (one ?? other);
}
