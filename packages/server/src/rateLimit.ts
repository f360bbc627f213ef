const WINDOW = 60_000;

/** So many requests a minute and client, in fixed windows; the table is emptied with each window. */
export class RateLimit {
  readonly #counts = new Map<string, number>();
  #ends = 0;

  constructor(readonly most: number) {}

  /** Counts the request; the headers to send, and whether it is one too many. */
  count(client: string): { readonly allowed: boolean; readonly headers: readonly string[] } {
    const now = performance.now();
    if (now >= this.#ends) {
      this.#counts.clear();
      this.#ends = now + WINDOW;
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    const allowed = count <= this.most;
    const reset = String(Math.ceil((this.#ends - now) / 1000));
    const left = String(Math.max(0, this.most - count));
    const headers = [
      'ratelimit-limit',
      String(this.most),
      'ratelimit-remaining',
      left,
      'ratelimit-reset',
      reset,
    ];
    return { allowed, headers: allowed ? headers : [...headers, 'retry-after', reset] };
  }
}
