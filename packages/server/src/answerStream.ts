import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { TURN, waitForTurn, writeTurn } from '@specimen/runtime/turns';
import { Out, type Pump } from 'specimen-data/internal';

/** An answer is at most so many bytes. */
export const LARGEST = 67_108_864;

/** Up to so many bytes an answer goes out in one piece, if that takes no longer than a turn; otherwise in such blocks. */
export const PIECE = 1_048_576;
export const BLOCK = 65_536;

/** All answers are written to the same bytes, unless one has made them grow too large. */
let shared = new Out(2 * BLOCK);

/** Writes one turn of a pump, up to `most` bytes. The result must be read or copied before the next turn. */
export function written(pump: Pump, most = BLOCK, time = TURN): Buffer {
  const end = writeTurn(pump, shared, { stop: most, time });
  const bytes = Buffer.from(shared.bytes.buffer, 0, end); // others than before when they have grown
  if (shared.bytes.length > 2 * PIECE) shared = new Out(2 * BLOCK);
  return bytes;
}

/** Returned buffers, free for reuse. */
const spare: Out[] = [];

/** Lends the last block without a copy: until the answer is sent, other answers use another buffer. */
export function lent(made: Buffer, answer: ServerResponse): Buffer {
  const out = shared;
  shared = spare.pop() ?? new Out(2 * BLOCK);
  answer.once('close', () => spare.length < 4 && spare.push(out));
  return made;
}

/** An answer that is made as it is read, a turn at a time, after what was made before; `progress` is told whenever the reader wants more. */
export function answerStream(pump: Pump, first?: Buffer, progress: () => void = () => {}): Readable {
  async function* blocks() {
    if (first) yield first;
    for (let made = first?.length ?? 0; !pump.done; progress()) {
      await waitForTurn();
      if (stream.destroyed) return;
      const bytes = Buffer.from(written(pump));
      made += bytes.length;
      if (made > LARGEST) throw new Error(`an answer of ${LARGEST} bytes was expected to be enough`);
      yield bytes;
    }
  }
  const stream = Readable.from(blocks(), { objectMode: false, highWaterMark: BLOCK });
  return stream;
}
