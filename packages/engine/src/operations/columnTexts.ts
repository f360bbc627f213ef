import { isColumn, type Node } from '../draw/source.ts';
import { decode, isPlain, Piece, putPiece } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { wellFormed } from './schemaField.ts';

/** Returns the column with some values replaced. */
export function mapColumn(node: Node, map: ReadonlyMap<string, string>): Node {
  if (!isColumn(node) || node.kind !== 'text')
    throw new Problem('bad-definition', `map does not apply to ${shown(node.key)}, which is not text`, {
      subject: node.key,
    });
  const pieces = new Map([...map].map(([from, to]) => [from, new Piece(wellFormed(to, 'map'))]));
  const { put } = node;
  return {
    ...node,
    plain: node.plain && [...map.values()].every(isPlain),
    put(out, at) {
      const end = put(out, at);
      const piece = pieces.get(decode(out.bytes, at, end));
      return piece ? putPiece(out, at, piece) : end;
    },
  };
}

/** Returns the column with its texts cut to a number of characters. */
export function cutColumn(node: Node, most: number): Node {
  if (!isColumn(node) || node.kind !== 'text')
    throw new Problem('bad-definition', `most does not apply to ${shown(node.key)}, which is not text`, {
      subject: node.key,
    });
  const { put } = node;
  return {
    ...node,
    put(out, at) {
      const end = put(out, at);
      if (end - at <= most) return end;
      const { bytes } = out;
      let to = at;
      for (let left = most; to < end; to++) {
        // A character ends before the next byte that starts another one.
        if (((bytes[to] as number) & 0xc0) !== 0x80 && left-- === 0) break;
      }
      while (to < end && to > at && bytes[to - 1] === 0x20) to--;
      return to;
    },
  };
}

/** Returns a column of one value. */
export function constantColumn(value: unknown, name: string): Node {
  const kind = typeof value;
  const text = kind === 'string' ? wellFormed(value as string, 'const') : jsonOf(value, name);
  const piece = new Piece(text);
  return {
    key: name,
    kind: kind === 'string' ? 'text' : kind === 'number' || kind === 'boolean' ? kind : 'json',
    plain: isPlain(text),
    put: (out, at) => putPiece(out, at, piece),
    ...(value === null ? { blank: () => true } : {}),
  };
}

/** Returns a value as JSON. A value that JSON does not know, or that is nested too deep, is a problem. */
export function jsonOf(value: unknown, name: string, property = 'const'): string {
  const text = written(value);
  if (text !== undefined) return text;
  const why =
    typeof value === 'object'
      ? ' that JSON cannot write: it is nested too deeply, is circular or contains a bigint'
      : '';
  throw new Problem(
    'bad-definition',
    `${property} of ${shown(name)} must be a JSON value, not ${shown(value)}${why}`,
    { subject: name },
  );
}

function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined; // A bigint, or what is too deep.
  }
}
