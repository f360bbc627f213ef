import { Readable } from 'node:stream';
import { TURN, turn } from '@specimen/mcp/turns';
import { type Answer, type Begun, type Fit, fit, Out, type Pump } from 'specimen-data/surface';

/** An answer is at most so many bytes. */
export const LARGEST = 67_108_864;

/** The clock is looked at after so many bytes: few at first and where they take long. */
const FEW = 1024;
const MANY = 8192;
/** The bytes of a block. */
const BLOCK = 65_536;

/** Writes on until the block is full, all is written or the time is over; returns how many bytes. */
export function writeTurn(pump: Pump, out: Out, size: number, time = TURN): number {
  const begun = performance.now();
  for (let at = 0, step = FEW, before = begun; ; ) {
    at = pump.write(out, at, Math.min(size, at + step));
    if (pump.done || at >= size) return at;
    const now = performance.now();
    if (now - begun >= time) return at;
    step = now - before < time / 16 ? Math.min(2 * step, MANY) : FEW;
    before = now;
  }
}

/** One block serves every stream: what was written is copied before the next one writes. */
const block = new Out(2 * BLOCK);

/** An answer that is made as it is read, a turn at a time. It begins with what was made before. */
export class AnswerStream extends Readable {
  readonly #pump: Pump;
  readonly #progress: () => void;
  #first: Buffer | undefined;
  #made = 0;

  /** `progress` is told whenever the reader wants more. */
  constructor(pump: Pump, first?: Buffer, progress: () => void = () => {}) {
    super({ highWaterMark: BLOCK });
    this.#pump = pump;
    this.#first = first;
    this.#progress = progress;
  }

  override _read(): void {
    this.#progress();
    turn()
      .then(() => this.destroyed || this.#give(this.#first ?? this.#next()))
      .catch((error) => this.destroy(error));
  }

  #give(bytes: Buffer): void {
    this.#first = undefined;
    this.#made += bytes.length;
    if (this.#made > LARGEST) throw new Error(`an answer of ${LARGEST} bytes was expected to be enough`);
    this.push(bytes);
    if (this.#pump.done) this.push(null);
  }

  #next(): Buffer {
    const end = writeTurn(this.#pump, block, BLOCK); // its bytes are others when it has grown
    return Buffer.from(block.bytes.subarray(0, end));
  }
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
