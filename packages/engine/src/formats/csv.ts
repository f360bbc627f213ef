import { type Column, isBranch, type Node, type Source } from '../draw/source.ts';
import { type Out, Piece, putInt } from '../kernel/bytes.ts';
import {
  type Escape,
  Escapes,
  escaped,
  type Format,
  NOTHING,
  type Put,
  putColumn,
  RowWriter,
  type Step,
} from './format.ts';

/** RFC 4180: CRLF, a header, quotes only where needed, null as an empty cell. */
export const csv: Format = {
  key: 'csv',
  type: 'text/csv; charset=utf-8',
  frame(source, many) {
    const { header, steps } = linesOf(source, many);
    return {
      head: new Piece(`${header.map(cell).join(',')}\r\n`),
      between: NOTHING,
      tail: NOTHING,
      row: new RowWriter(steps),
    };
  },
};

function linesOf({ shape }: Source, many: boolean): { header: readonly string[]; steps: Step[] } {
  if (shape.kind !== 'scenario') {
    const columns = leaves(shape.kind === 'value' ? [shape.column] : shape.nodes, '', []);
    return {
      header: columns.map(({ name }) => name),
      steps: line(columns.map((column) => cellStep(column))),
    };
  }
  const steps = shape.rows.flatMap(({ label, column }) => {
    const cells = [{ before: cell(label) }, cellStep({ column, blanks: [] })];
    return line(many ? [{ before: '', put: putNumber }, ...cells] : cells);
  });
  return { header: many ? ['scenario', 'label', 'value'] : ['label', 'value'], steps };
}

const putNumber: Put = (out, at, number) => putInt(out, at, number);

interface Leaf {
  readonly column: Column;
  /** What can leave the cell empty: the column itself and the records around it. */
  readonly blanks: readonly (() => boolean)[];
}

/** The columns of a tree: a record's are named `record.column`. */
function leaves(
  nodes: readonly Node[],
  prefix: string,
  around: Leaf['blanks'],
): (Leaf & { readonly name: string })[] {
  return nodes.flatMap((node) => {
    const blanks = node.blank ? [...around, node.blank] : around;
    const name = prefix + node.key;
    return isBranch(node) ? leaves(node.nodes, `${name}.`, blanks) : [{ name, column: node, blanks }];
  });
}

function cellStep({ column, blanks }: Leaf): Step {
  const put = putColumn(column, escapeCsv);
  if (blanks.length === 0) return { before: '', put };
  return {
    before: '',
    put: (out, at, number) => (blanks.some((blank) => blank()) ? at : put(out, at, number)),
  };
}

function line(cells: readonly Step[]): Step[] {
  return [...cells.flatMap((step, i) => (i === 0 ? [step] : [{ before: ',' }, step])), { before: '\r\n' }];
}

/** A header cell or label. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const QUOTES = new Escapes((character) => (character === '"' ? '""' : character));

const escapeCsv: Escape = (out, from, to) => {
  for (let i = from; i < to; i++) {
    const byte = out.bytes[i] as number;
    if (byte === 34 || byte === 44 || byte === 10 || byte === 13) return quoted(out, from, to);
  }
  return to;
};

function quoted(out: Out, from: number, to: number): number {
  out.room(to, 2);
  out.bytes.copyWithin(from + 1, from, to);
  out.bytes[from] = 34;
  const end = escaped(out, from + 1, to + 1, QUOTES);
  out.bytes[end] = 34;
  return end + 1;
}
