import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { addressOf } from './address.ts';
import { fail } from './errors.ts';
import { openapi } from './openapi.ts';
import { JSON_TYPE, sendBody, tellIgnored } from './respond.ts';
import { BASE } from './routes.ts';

/** Serves the routes besides the API and the page: description, probes and metrics. */
export async function site(
  app: FastifyInstance,
  { metricsText, ready }: { metricsText(): Promise<string>; ready(): boolean },
): Promise<void> {
  const get = (url: string, handler: RouteHandlerMethod, config = {}) =>
    app.route({ method: ['GET', 'HEAD'], url, handler, config });
  const probe = { rateLimit: false };
  // None of these takes parameters.
  app.addHook('preHandler', async (request, reply) => {
    tellIgnored(reply, Object.keys(request.query as object));
  });
  get(`${BASE}/openapi.json`, async (request, reply) =>
    sendBody(reply.type(JSON_TYPE), (await description()).join(JSON.stringify(addressOf(request)))),
  );
  get('/metrics', async (_request, reply) => sendBody(reply.type(EXPOSITION), await metricsText()));
  get('/healthz', async () => ({ status: 'ok' }), probe);
  get(
    '/readyz',
    async (_, reply) =>
      ready() ? { status: 'ready' } : fail(reply, 'unavailable', 'the server is shutting down'),
    probe,
  );
}

const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

let made: Promise<readonly string[]> | undefined;

/** The description, made once; between its parts belongs the address of wherever the service is. */
export function description(): Promise<readonly string[]> {
  made ??= openapi().then((all) => JSON.stringify(all).split(JSON.stringify(BASE)));
  return made;
}
