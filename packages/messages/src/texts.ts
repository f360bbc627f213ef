import type { MessagePlan } from './plan.ts';
import { utf8 } from './text/encoding.ts';

/** Returns the file of a plan in pieces of some kilobytes: encoding many short texts one by one takes longer. */
export function* textsOf({ message, story, variant }: MessagePlan): Generator<Uint8Array, void, undefined> {
  const { encode = utf8 } = message;
  let piece = '';
  for (const text of message.texts(story, variant)) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield encode(piece);
    piece = '';
  }
  if (piece !== '') yield encode(piece);
}

/** Length of a piece; short enough that a server has its turn between two. */
const PIECE = 8_192;
