import { Readable } from 'node:stream';
import { TURN, turn, writeTurn } from '@specimen/mcp/turns';
import { type Answer, type Begun, type Fit, fit, Out, type Pump } from 'specimen-data/surface';

/** An answer is at most so many bytes. */
export const LARGEST = 67_108_864;

/** Up to so many bytes an answer goes out in one piece, if that takes no longer than a turn; otherwise in such blocks. */
export const PIECE = 1_048_576;
export const BLOCK = 65_536;

/** All answers are written to the same bytes, unless one has made them grow too large. */
let shared = new Out(2 * BLOCK);

/** What a turn writes, up to so many bytes; it is read or copied before the next one begins. */
export function written(pump: Pump, most = BLOCK, time = TURN): Buffer {
  const end = writeTurn(pump, shared, { stop: most, time });
  const bytes = Buffer.from(shared.bytes.buffer, 0, end); // others than before when they have grown
  if (shared.bytes.length > 2 * PIECE) shared = new Out(2 * BLOCK);
  return bytes;
}

/** An answer that is made as it is read, a turn at a time, after what was made before; `progress` is told whenever the reader wants more. */
export function answerStream(pump: Pump, first?: Buffer, progress: () => void = () => {}): Readable {
  let next = first;
  let made = 0;
  const give = () => {
    if (stream.destroyed) return;
    const bytes = next ?? Buffer.from(written(pump));
    next = undefined;
    made += bytes.length;
    if (made > LARGEST) throw new Error(`an answer of ${LARGEST} bytes was expected to be enough`);
    stream.push(bytes);
    if (pump.done) stream.push(null);
  };
  const read = () => {
    progress();
    turn()
      .then(give)
      .catch((error) => stream.destroy(error));
  };
  const stream = new Readable({ highWaterMark: BLOCK, read });
  return stream;
}

/** Whether an answer is small enough; found out a turn at a time, as long as somebody waits for it. */
export async function fits(answer: Answer, waits: () => boolean, begun?: Begun): Promise<Fit | undefined> {
  const finding = fit(answer.parts, answer.pretty, LARGEST, begun);
  while (waits()) {
    await turn();
    const end = performance.now() + TURN;
    do {
      const { done, value } = finding.next();
      if (done) return value;
    } while (performance.now() < end);
  }
  return undefined;
}
