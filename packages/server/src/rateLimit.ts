import { isIP } from 'node:net';
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit';

/** How many requests a client has made in its window, and how many milliseconds of it are left. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Counts a request of a client, somewhere else: in the primary for all workers. */
export type Counter = (client: string) => Promise<Count>;

export const WINDOW = 60_000;

/** So many requests a minute and client. */
export function limitOptions(most: number, count?: Counter): RateLimitPluginOptions {
  return {
    max: most,
    timeWindow: WINDOW,
    // The client's address, as the nearest proxy saw it where there are some; some write the port behind it; what is no address counts for nothing.
    keyGenerator: ({ ip, socket }) =>
      [ip.replace(/^([0-9.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2'), socket.remoteAddress ?? ''].find(isIP) ??
      '',
    // Preflights are not counted: a browser would take a refusal for one of another origin.
    allowList: ({ method }) => method === 'OPTIONS',
    enableDraftSpec: true,
    errorResponseBuilder: () =>
      Object.assign(new Error('too many requests; see Retry-After'), { statusCode: 429 }),
    ...(count ? { store: storeOf(count) } : {}),
  };
}

/** A store of the plugin over counts that are kept elsewhere. */
function storeOf(count: Counter): new () => FastifyRateLimitStore {
  return class Store {
    incr(client: string, done: (error: Error | null, count?: Count) => void): void {
      count(client).then((count) => done(null, count), done);
    }

    child(): Store {
      return this;
    }
  };
}

/** Counts in memory, of so many clients at the most: who has not come for longest is forgotten first. */
export function localCounter(): (client: string) => Count {
  const windows = new Map<string, { current: number; ends: number }>();
  return (client) => {
    const now = performance.now();
    const known = windows.get(client);
    const window = known && known.ends > now ? known : { current: 0, ends: now + WINDOW };
    window.current++;
    windows.delete(client);
    windows.set(client, window);
    if (windows.size > CLIENTS) windows.delete(windows.keys().next().value as string);
    return { current: window.current, ttl: window.ends - now };
  };
}

const CLIENTS = 10_000;
