import { Pretty } from './pretty.ts';

/** What an answer holds: text, bytes, or blocks of bytes that are made as the client takes them. */
export type Body = string | Uint8Array | Blocks;

/** A body too large to make at once. A block is used again for the next one. */
export class Blocks {
  constructor(readonly blocks: Iterable<Uint8Array>) {}
}

/** A body of compact JSON with line breaks. */
export function prettied(body: Body): Body {
  if (body instanceof Blocks) return new Blocks(prettyBlocks(body.blocks));
  return Buffer.concat([...prettyBlocks([bytesIn(body)])]);
}

function* prettyBlocks(blocks: Iterable<Uint8Array>): Generator<Uint8Array, void, undefined> {
  const pretty = new Pretty();
  for (const block of blocks) yield Buffer.from(pretty.block(bytesIn(block).toString('latin1')), 'latin1');
  yield Buffer.from('\n');
}

/** A body inside constant text. */
export function wrapped(before: string, body: Body, after: string): Body {
  const ends = [Buffer.from(before), Buffer.from(after)] as const;
  if (!(body instanceof Blocks)) return Buffer.concat([ends[0], bytesIn(body), ends[1]]);
  return new Blocks(around(ends[0], body.blocks, ends[1]));
}

function* around(
  before: Uint8Array,
  blocks: Iterable<Uint8Array>,
  after: Uint8Array,
): Generator<Uint8Array, void, undefined> {
  yield before;
  yield* blocks;
  yield after;
}

/** The bytes of text, or bytes as Node's class of them. */
export function bytesIn(body: string | Uint8Array): Buffer {
  return typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
