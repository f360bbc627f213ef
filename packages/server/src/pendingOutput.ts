import type { ServerResponse } from 'node:http';

/** Milliseconds that a client may take to begin to read, and the fewest bytes a millisecond that it must read then. */
const START_TIMEOUT = 20_000;
const SLOWEST_RATE = 8;
/** Maximum number of bytes of large answers in memory. Beyond it, answers are generated as the client reads them. */
const MAX_BUFFERED = 33_554_432;
/** Answers up to this size are not counted. */
const SMALL_ANSWER = 65_536;
/** Memory of the compressor of a streamed answer. */
const COMPRESSOR_SIZE = 3_145_728;

/** Bytes of large answers that were generated and not yet read. A client that reads too slowly is disconnected. */
export class PendingOutput {
  #bytes = 0;

  /** True if there is room for this many more bytes. */
  canBuffer(bytes: number): boolean {
    return bytes <= SMALL_ANSWER || this.#bytes + bytes <= MAX_BUFFERED;
  }

  /** Counts bytes until the client has read the answer or is gone. Call the returned function whenever it has read some. */
  track(response: ServerResponse, bytes: number): () => void {
    if (bytes <= SMALL_ANSWER) return () => {};
    const timer = setTimeout(() => response.destroy(), START_TIMEOUT + bytes / SLOWEST_RATE).unref();
    this.#hold(response, bytes, () => clearTimeout(timer));
    return () => timer.refresh();
  }

  /** Counts the memory of a compressor for a streamed answer; false if there is no room for it. */
  reserveCompressor(response: ServerResponse): boolean {
    if (!this.canBuffer(COMPRESSOR_SIZE)) return false;
    this.#hold(response, COMPRESSOR_SIZE);
    return true;
  }

  #hold(response: ServerResponse, bytes: number, release = () => {}): void {
    const end = () => {
      this.#bytes -= bytes;
      release();
    };
    this.#bytes += bytes;
    if (response.closed || response.destroyed) end();
    else response.once('close', end);
  }
}
