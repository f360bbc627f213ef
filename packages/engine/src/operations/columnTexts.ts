import { isColumn, type Node } from '../draw/source.ts';
import { decode, isPlain, Piece, putPiece } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { wellFormed } from './schemaField.ts';

/** The column with other texts for some of its values. */
export function translated(node: Node, map: ReadonlyMap<string, string>): Node {
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

/** The column with its texts cut to so many characters. */
export function cut(node: Node, most: number): Node {
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
        // A character ends where the next byte begins another.
        if (((bytes[to] as number) & 0xc0) !== 0x80 && left-- === 0) break;
      }
      while (to < end && to > at && bytes[to - 1] === 0x20) to--;
      return to;
    },
  };
}

/** A column of one value. */
export function constant(value: unknown, name: string): Node {
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

/** A value as JSON; what is none, or too deep to be written, is a problem. */
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
