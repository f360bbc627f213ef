import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Answer, type Fit, fit, Out, type Pump } from 'specimen-data/surface';

/** Work goes on for so many milliseconds, then others have their turn. */
const TURN = 8;
/** The clock is looked at after so many bytes. */
const STEP = 8192;
/** The bytes of a block. */
const BLOCK = 65_536;

/** Writes on until the block is full, all is written or the turn is over; returns how many bytes. */
export function writeTurn(pump: Pump, out: Out, size: number): number {
  const end = performance.now() + TURN;
  let at = 0;
  do at = pump.write(out, at, Math.min(size, at + STEP));
  while (!pump.done && at < size && performance.now() < end);
  return at;
}

/** An answer that is made as it is read, a turn at a time. It begins with what was made before. */
export class AnswerStream extends Readable {
  readonly #pump: Pump;
  readonly #out = new Out(BLOCK + STEP);
  #first: Buffer | undefined;

  constructor(pump: Pump, first?: Buffer) {
    super({ highWaterMark: BLOCK });
    this.#pump = pump;
    this.#first = first;
  }

  override _read(): void {
    setImmediate(() => {
      if (this.destroyed) return;
      if (this.#first) this.push(this.#first);
      else this.push(this.#next());
      this.#first = undefined;
      if (this.#pump.done) this.push(null);
    });
  }

  #next(): Buffer {
    const end = writeTurn(this.#pump, this.#out, BLOCK); // its bytes are others when it has grown
    return Buffer.from(this.#out.bytes.subarray(0, end));
  }
}

/** Whether an answer is within a number of bytes; found out a turn at a time. */
export async function fits({ parts, pretty }: Answer, most: number): Promise<Fit> {
  const finding = fit(parts, pretty, most);
  let end = performance.now() + TURN;
  for (;;) {
    const { done, value } = finding.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + TURN;
  }
}
