import { type Column, type ListNode, type Node, Source } from '../../packages/engine/src/draw/source.ts';
import { Cursor, type Format } from '../../packages/engine/src/formats/format.ts';
import { decode, Out, putText } from '../../packages/engine/src/kernel/bytes.ts';

export type Value = string | number | boolean | null;

/** Returns a column that writes a value or null. */
export function column(key: string, value: Value, plain = false): Column {
  return {
    key,
    kind: kindOf(value),
    plain,
    put: (out, at) => putText(out, at, String(value)),
    ...(value === null ? { blank: () => true } : {}),
  };
}

function kindOf(value: Value | undefined): Column['kind'] {
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
}

export function branch(key: string, nodes: readonly Node[], blank?: boolean): Node {
  return { key, nodes, ...(blank === undefined ? {} : { blank: () => blank }) };
}

/** Returns a list of values of one kind; numbers are plain. */
export function list(key: string, values: readonly Value[], plain = typeof values[0] === 'number'): ListNode {
  let at = 0;
  return {
    key,
    count: () => values.length,
    open(index) {
      at = index;
    },
    item: {
      key: '',
      kind: kindOf(values[0]),
      plain,
      put: (out, to) => putText(out, to, String(values[at])),
      ...(values.includes(null) ? { blank: () => values[at] === null } : {}),
    },
  };
}

/** Returns a list of `count` equal values. */
export function repeatedList(key: string, item: Node, count: number): ListNode {
  return { key, item, count: () => count, open: () => {} };
}

export function record(nodes: readonly Node[]): Source {
  return new Source('x', { kind: 'record', nodes }, []);
}

/** Writes rows in a format, pausing and resuming after every `stop` bytes. */
export function formatRows(
  format: Format,
  source: Source,
  { count, stop = Number.POSITIVE_INFINITY }: { readonly count?: number; readonly stop?: number } = {},
): string {
  const { head, between, tail, row } = format.frame(source, count !== undefined);
  const out = new Out();
  let text = decode(head.bytes, 0, head.length);
  for (let i = 0; i < (count ?? 1); i++) {
    if (i > 0) text += decode(between.bytes, 0, between.length);
    const cursor = new Cursor();
    do {
      out.bytes.fill(QUOTE); // what stood in a block before is no part of what is written
      const end = row.write(out, 0, i + 1, cursor, stop);
      text += decode(out.bytes, 0, end);
    } while (cursor.step > 0);
  }
  return text + decode(tail.bytes, 0, tail.length);
}

const QUOTE = 34;
