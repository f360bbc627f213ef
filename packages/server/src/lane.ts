import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint, Plans } from './endpoint.ts';
import type { Route } from './route.ts';

/** Answers a request at once and returns true, or leaves it to the router. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The short way for what is asked most: an address that was asked for lately, or else a `GET` of two segments under
 * the base, such as `/de/iban`, without escapes. It goes to the same endpoint as by the router, without the router's
 * objects, which would cost a tenth of it all.
 */
export function laneOf(base: string, endpoints: ReadonlyMap<Route, Endpoint>, plans: Plans): Lane {
  /** By the first segment; the one whose first segment is a parameter by nothing. */
  const heads = new Map<string, Endpoint>();
  for (const [{ method, path }, endpoint] of endpoints) {
    const [head, tail, ...more] = path.slice(1).split('/') as [string, string?, ...string[]];
    if (method !== 'GET' || tail === undefined || more.length > 0) continue;
    heads.set(isParameter(head) ? '' : head, endpoint);
  }
  const other = heads.get('');
  const start = `${base}/`;
  return (request, response) => {
    const url = request.url as string;
    if (request.method !== 'GET') return false;
    const plan = plans.find(url);
    if (plan) {
      plan.endpoint.again(request, response, plan.make);
      return true;
    }
    if (!url.startsWith(start)) return false;
    const slash = url.indexOf('/', start.length);
    if (slash <= start.length) return false;
    const end = endOf(url, slash + 1);
    if (end <= slash + 1) return false;
    const head = url.slice(start.length, slash);
    if (!isPlain(head)) return false;
    const tail = url.slice(slash + 1, end);
    const fixed = heads.get(head);
    const endpoint = fixed ?? other;
    endpoint?.call({
      request,
      response,
      params: fixed ? [tail] : [head, tail],
      body: undefined,
      headers: undefined,
    });
    return endpoint !== undefined;
  };
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function isPlain(segment: string): boolean {
  return endOf(segment, 0) === segment.length;
}

/** Where the segment ends that begins at `from`; -1 when it holds an escape or is not the last. */
function endOf(url: string, from: number): number {
  for (let i = from; i < url.length; i++) {
    const code = url.charCodeAt(i);
    if (code === QUERY) return i;
    if (code === PERCENT || code === SLASH || code === HASH || code === SEMICOLON) return -1;
  }
  return url.length;
}

const [QUERY, PERCENT, SLASH, HASH, SEMICOLON] = [0x3f, 0x25, 0x2f, 0x23, 0x3b];
