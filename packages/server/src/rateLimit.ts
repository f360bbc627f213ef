import type { FastifyReply } from 'fastify';

const WINDOW = 60_000;

/** So many requests a minute and client, in fixed windows; the table is emptied with each window. */
export class RateLimit {
  readonly #counts = new Map<string, number>();
  #ends = 0;

  constructor(readonly most: number) {}

  /** Counts the request and sets the RateLimit headers; false when it is one too many. */
  allows(client: string, reply: FastifyReply): boolean {
    const now = performance.now();
    if (now >= this.#ends) {
      this.#counts.clear();
      this.#ends = now + WINDOW;
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    const reset = Math.ceil((this.#ends - now) / 1000);
    reply.headers({
      'ratelimit-limit': this.most,
      'ratelimit-remaining': Math.max(0, this.most - count),
      'ratelimit-reset': reset,
    });
    if (count <= this.most) return true;
    reply.header('retry-after', reset);
    return false;
  }
}
