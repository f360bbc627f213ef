import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimit } from './rateLimit.ts';
import { fail } from './respond.ts';
import type { Settings } from './settings.ts';

/** A request handler of its own, for all methods of a path. */
export interface Mount {
  readonly path: string;
  /** Answers a request; the body is read already, as text. */
  handle(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>;
}

/** Serves a mount by the router; its requests are limited, counted and logged as those of the table. */
export function serveMount(
  app: FastifyInstance,
  { path, handle }: Mount,
  {
    metrics,
    log,
    limit,
  }: { readonly metrics: Metrics; readonly log: Log; readonly limit: RateLimit | undefined },
): void {
  const observe = metrics.route('POST', path);
  const write = log.route('POST', path);
  app.route({
    method: app.supportedMethods,
    url: path,
    exposeHeadRoute: false,
    handler({ ip, raw, body }, reply) {
      const begun = performance.now();
      reply.hijack();
      reply.raw.once('close', () => {
        const took = performance.now() - begun;
        observe(reply.raw.statusCode, took, 0);
        write(reply.raw.statusCode, begun, took);
      });
      const { allowed = true, headers } = limit?.count(ip) ?? {};
      if (!allowed) return fail(raw, reply.raw, 429, 'too many requests; see Retry-After', headers);
      handle(raw, reply.raw, body).catch((error: unknown) => {
        log.error(error);
        reply.raw.destroy();
      });
    },
  });
}

/** The tool server, which is loaded when it is first asked: it would be a third of the time to start. */
export function toolMount(settings: Settings): Mount {
  let loaded: Promise<Mount> | undefined;
  return {
    path: '/api/mcp',
    async handle(request, response, body) {
      loaded ??= import('@specimen/mcp').then(({ toolEndpoint }) => toolEndpoint(settings));
      await (await loaded).handle(request, response, body);
    },
  };
}
