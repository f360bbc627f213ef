import type { ServerResponse } from 'node:http';

/** A client may take so many milliseconds to begin to read, and then so many bytes a millisecond at the least. */
const PATIENCE = 20_000;
const SLOWEST = 8;
/** Large answers wait in memory only up to so many bytes in all; then they are made as they are read. */
const MOST = 33_554_432;
/** Answers up to so many bytes are not worth a watch. */
const SMALL = 65_536;
/** What it takes to pack an answer that is made as it is read, for as long as that goes on. */
const PACKER = 3_145_728;

/** The bytes of large answers that were made and are not read yet; whoever reads too slowly is cut off. */
export class Unread {
  #bytes = 0;

  /** Whether so many bytes more may wait. */
  admits(bytes: number): boolean {
    return bytes <= SMALL || this.#bytes + bytes <= MOST;
  }

  /** Counts so many bytes until the answer is read or its client is gone; to be told whenever the client has read some. */
  follow(response: ServerResponse, bytes: number): () => void {
    if (bytes <= SMALL) return () => {};
    const timer = setTimeout(() => response.destroy(), PATIENCE + bytes / SLOWEST).unref();
    this.#hold(response, bytes, () => clearTimeout(timer));
    return () => timer.refresh();
  }

  /** Whether an answer may be packed while it is read; what that takes is counted. */
  packs(response: ServerResponse): boolean {
    if (!this.admits(PACKER)) return false;
    this.#hold(response, PACKER);
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
