import {
  type Column,
  Cursor,
  isBranch,
  type Node,
  putInt,
  type RowKey,
  RowWriter,
  Source,
  valueSteps,
} from 'specimen-data/internal';

/** Returns a source of some columns in the given order; an object becomes JSON. */
export function chosen(source: Source, names: readonly string[]): Source {
  return new Source(source.name, { kind: 'record', nodes: nodesOf(source, names) }, source.parties);
}

/** Returns the same source with the number of each row in front. */
export function numbered(source: Source, names: readonly string[]): Source {
  let index = 0;
  const number: Column = {
    key: NUMBER,
    kind: 'number',
    whole: true,
    plain: true,
    put: (out, at) => putInt(out, at, index),
  };
  const party = {
    open(row: RowKey) {
      index = row.index;
    },
  };
  return new Source(source.name, { kind: 'record', nodes: [number, ...nodesOf(source, names)] }, [
    party,
    ...source.parties,
  ]);
}

/** Name of the column of row numbers, which no column of a database is likely to have. */
export const NUMBER = 'specimen row';

function nodesOf({ shape }: Source, names: readonly string[]): readonly Node[] {
  const nodes = shape.kind === 'record' ? shape.nodes : [];
  return names.map((name) => flat(nodes.find(({ key }) => key === name) as Node));
}

function flat(node: Node): Node {
  if (!isBranch(node)) return node;
  const { blank, ...inner } = node;
  const row = new RowWriter(valueSteps('', inner));
  return {
    key: node.key,
    kind: 'json',
    plain: false,
    ...(blank ? { blank } : {}),
    put: (out, at) => row.write(out, at, 1, new Cursor(), Number.POSITIVE_INFINITY),
  };
}
