import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem, type ProblemKind } from '@specimen/engine';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { queryOf } from './query.ts';
import { fail, send } from './respond.ts';
import type { Answer, Input, Route } from './route.ts';

/** A request as far as it was taken apart by whoever matched its path. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The values of the path's parameters, in its order. */
  readonly params: readonly string[];
  readonly body: unknown;
  /** Further headers of the answer, flat. */
  readonly headers: readonly string[] | undefined;
}

/** Answers the requests of a route, counts and logs them. */
export interface Endpoint {
  /** Takes a request apart and answers it. */
  call(call: Call): void;
  /** Answers a request whose address was taken apart before. */
  again(request: IncomingMessage, response: ServerResponse, make: () => Answer): void;
}

const STATUS: Readonly<Record<ProblemKind, number>> = { bad: 400, unknown: 404, unresolved: 422 };

export function endpointOf(
  route: Route,
  { metrics, log, plans }: { metrics: Metrics; log: Log; plans: Plans },
): Endpoint {
  const observe = metrics.route(route.method, route.path);
  const write = log.route(route.method, route.path);

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Answer,
    headers?: readonly string[],
  ): void => {
    const begun = performance.now();
    let status = 200;
    let rows = 0;
    try {
      const made = make();
      rows = made.rows ?? 0;
      send(request, response, made, headers);
    } catch (error) {
      status = error instanceof Problem ? STATUS[error.kind] : 500;
      if (status === 500) log.error(error);
      fail(
        request,
        response,
        status,
        error instanceof Problem ? error.message : 'an error of ours; it is logged',
        headers,
      );
    }
    const took = performance.now() - begun;
    observe(status, took, rows);
    write(status, begun, took);
  };

  const endpoint: Endpoint = {
    again: answer,
    call(call) {
      const { request, response, headers } = call;
      const make = () => {
        const made = route.handle(inputOf(call, route));
        if (typeof made !== 'function') return made;
        if (request.method === 'GET') plans.keep(request.url as string, { endpoint, make: made });
        return made();
      };
      answer(request, response, make, headers);
    },
  };
  return endpoint;
}

/** How an address is answered. */
export interface Plan {
  readonly endpoint: Endpoint;
  make(): Answer;
}

/** The addresses that were asked for lately, taken apart, checked and compiled. */
export class Plans {
  readonly #plans = new Map<string, Plan>();

  find(url: string): Plan | undefined {
    return this.#plans.get(url);
  }

  /** A long address is not kept; when there are too many, all are let go. */
  keep(url: string, plan: Plan): void {
    if (url.length > 200) return;
    if (this.#plans.size >= 1000) this.#plans.clear();
    this.#plans.set(url, plan);
  }
}

function inputOf({ request, params, body }: Call, route: Route): Input {
  return { params, query: queryOf(request.url as string), body: route.body ? parsed(body) : undefined };
}

/** More than any body needs; what is nested deeper cannot be echoed. */
const DEEPEST = 64;

function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') throw new Problem('bad', 'the body must be JSON');
  if (depthOf(body) > DEEPEST) throw new Problem('bad', `the body is nested over ${DEEPEST} levels deep`);
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('bad', 'the body is not valid JSON');
  }
}

/** How deep brackets are nested in a JSON text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}
