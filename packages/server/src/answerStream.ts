import { Readable } from 'node:stream';
import { TURN, turn, writeTurn } from '@specimen/mcp/turns';
import { type Answer, type Begun, type Fit, fit, Out, type Pump } from 'specimen-data/surface';

/** An answer is at most so many bytes. */
export const LARGEST = 67_108_864;

/** The bytes of a block. */
export const BLOCK = 65_536;

/** One block serves every stream: what was written is copied before the next one writes. */
const block = new Out(2 * BLOCK);

/** An answer that is made as it is read, a turn at a time; it begins with what was made before. `progress` is told whenever the reader wants more. */
export function answerStream(pump: Pump, first?: Buffer, progress: () => void = () => {}): Readable {
  let begin = first;
  let made = 0;
  const give = () => {
    if (stream.destroyed) return;
    const bytes = begin ?? nextBlock(pump);
    begin = undefined;
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

function nextBlock(pump: Pump): Buffer {
  const end = writeTurn(pump, block, { stop: BLOCK }); // its bytes are others when it has grown
  return Buffer.from(block.bytes.subarray(0, end));
}

/** Whether an answer is small enough; found out a turn at a time, as long as somebody waits for it. */
export async function fits(
  { parts, pretty }: Answer,
  waits: () => boolean,
  begun?: Begun,
): Promise<Fit | undefined> {
  const finding = fit(parts, pretty, LARGEST, begun);
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
