import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { addressOf } from './address.ts';
import { fail } from './errors.ts';
import { openapi } from './openapi.ts';
import { JSON_TYPE, sendBody, tellIgnored } from './respond.ts';
import { BASE } from './routes.ts';

/** What the service shows besides the API and the page: its description, probes and metrics. */
export async function site(
  app: FastifyInstance,
  { metricsText, ready }: { metricsText(): Promise<string>; ready(): boolean },
): Promise<void> {
  const get = (url: string, handler: RouteHandlerMethod, limited = true) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler,
      // None of these takes parameters.
      preHandler: (request, reply, done) => {
        tellIgnored(reply, Object.keys(request.query as object));
        done();
      },
      config: limited ? {} : { rateLimit: false },
    });
  description ??= JSON.stringify(openapi()).split(SERVER);
  const parts = description;
  get(`${BASE}/openapi.json`, (request, reply) =>
    sendBody(reply.type(JSON_TYPE), parts.join(JSON.stringify(addressOf(request)))),
  );
  get('/metrics', async (_request, reply) => sendBody(reply.type(EXPOSITION), await metricsText()));
  get('/healthz', (_request, reply) => reply.type(JSON_TYPE).send('{"status":"ok"}'), false);
  get(
    '/readyz',
    (_request, reply) =>
      ready() ? reply.type(JSON_TYPE).send('{"status":"ready"}') : fail(reply, 503, 'closing'),
    false,
  );
}

/** Made before a service listens: its examples call every operation, so that no client waits for a first time. */
let description: readonly string[] | undefined;

/** The address in the description that stands for wherever the service is. */
const SERVER = JSON.stringify(BASE);

const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';
