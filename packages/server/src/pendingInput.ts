import type { EventEmitter } from 'node:events';
import { type Readable, Transform } from 'node:stream';
import { Problem } from 'specimen-data';

/** Maximum number of bytes of unfinished bodies in memory. */
const MAX_PENDING = 67_108_864;

/**
 * Bytes of bodies that have not arrived whole. Beyond the maximum, the body that began first is refused, so that clients
 * that never finish cannot fill the memory.
 */
export class PendingInput {
  #bytes = 0;
  readonly #max: number;
  /** The unfinished bodies with their bytes, the oldest first. */
  readonly #bodies = new Map<Transform, number>();

  constructor(max = MAX_PENDING) {
    this.#max = max;
  }

  /**
   * Passes a body on and counts its bytes until it ends. When the answer has finished first, reads the rest and drops it, so
   * that the connection can carry the next request.
   */
  track(body: Readable, answer: EventEmitter): Readable {
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.#add(counted, chunk.length);
        done(null, chunk);
      },
    });
    this.#bodies.set(counted, 0);
    body.once('close', () => {
      if (!body.readableEnded) counted.destroy();
    });
    counted.once('close', () => this.#remove(counted));
    answer.once('finish', () => {
      if (body.readableEnded) return;
      body.unpipe(counted).resume();
      counted.destroy();
    });
    return body.pipe(counted);
  }

  #add(body: Transform, bytes: number): void {
    const known = this.#bodies.get(body);
    if (known === undefined) return;
    this.#bodies.set(body, known + bytes);
    this.#bytes += bytes;
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#max) return;
      if (oldest === body) continue;
      this.#remove(oldest);
      oldest.destroy(new Problem('bad-request', 'the body took too long to arrive; send the request again'));
    }
  }

  #remove(body: Transform): void {
    this.#bytes -= this.#bodies.get(body) ?? 0;
    this.#bodies.delete(body);
  }
}
