import { isIP } from 'node:net';
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** How many requests a client has made in its window, and how many milliseconds of it are left. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Counts the requests of clients, somewhere: in this process, or for all workers in the primary. */
export interface Counts {
  count(client: string): Promise<Count>;
}

export const WINDOW = 60_000;

/** So many requests a minute and client. */
export function limitOptions(most: number, counts?: Counts): RateLimitPluginOptions {
  return {
    global: true,
    max: most,
    timeWindow: WINDOW,
    keyGenerator: clientOf,
    // Preflights are not counted: a browser would take a refusal for one of another origin.
    allowList: ({ method }) => method === 'OPTIONS',
    enableDraftSpec: true,
    errorResponseBuilder: () =>
      Object.assign(new Error('too many requests; see Retry-After'), { statusCode: 429 }),
    ...(counts ? { store: storeOf(counts) } : {}),
  };
}

/** The client's address, as the nearest proxy saw it where there are some; what is no address counts for nothing. */
function clientOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '');
}

/** A store of the plugin over counts that are kept elsewhere. */
function storeOf(counts: Counts): new () => FastifyRateLimitStore {
  return class Store {
    incr(client: string, done: (error: Error | null, count?: Count) => void): void {
      counts.count(client).then((count) => done(null, count), done);
    }

    child(): Store {
      return this;
    }
  };
}

/** Counts in memory, of so many clients at the most: who has not come for longest is forgotten first. */
export class LocalCounts implements Counts {
  readonly #windows = new Map<string, { current: number; ends: number }>();

  async count(client: string): Promise<Count> {
    const now = performance.now();
    const known = this.#windows.get(client);
    const window = known && known.ends > now ? known : { current: 0, ends: now + WINDOW };
    window.current++;
    this.#windows.delete(client);
    this.#windows.set(client, window);
    if (this.#windows.size > CLIENTS) this.#windows.delete(this.#windows.keys().next().value as string);
    return { current: window.current, ttl: window.ends - now };
  }
}

const CLIENTS = 10_000;
