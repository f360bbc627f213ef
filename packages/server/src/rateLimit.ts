import { isIP } from 'node:net';
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit';

/** Number of requests of a client in its window, and the milliseconds left in it. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Counts a request of a client, somewhere else: in the primary for all workers. */
export type Counter = (client: string) => Promise<Count>;

export const WINDOW = 60_000;
const CLIENTS = 10_000;

/** Returns the options of a limit of requests per minute and client. */
export function limitOptions(most: number, count?: Counter): RateLimitPluginOptions {
  return {
    max: most,
    timeWindow: WINDOW,
    // As the nearest proxy saw it, where there are some.
    keyGenerator: ({ ip, socket }) => clientAt(ip) ?? clientAt(socket.remoteAddress) ?? '',
    // Preflights are not counted: a browser would take a refusal for one of another origin.
    allowList: ({ method }) => method === 'OPTIONS',
    enableDraftSpec: true,
    errorResponseBuilder: () =>
      Object.assign(new Error('too many requests; see Retry-After'), { statusCode: 429 }),
    ...(count ? { store: storeOf(count) } : {}),
  };
}

/** The client at an address, behind which some write a port; who has one of IPv6 has all that begin with its first half. */
function clientAt(text = ''): string | undefined {
  const ip = text.replace(/^([0-9.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
  if (isIP(ip) !== 6 || ip.includes('.')) return isIP(ip) > 0 ? ip : undefined;
  const zeros = '0:'.repeat(8 - ip.split(':').filter(Boolean).length);
  return ip.replace('::', `:${zeros}`).match(/[^:]+/g)?.slice(0, 4).join(':');
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

/** Counts in memory for a bounded number of clients. Forgets the least recent client first. */
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
