import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { fail } from './errors.ts';
import { openapi } from './openapi.ts';
import { docsPage, homePage } from './pages.ts';
import { JSON_TYPE } from './respond.ts';
import { BASE } from './routes.ts';

/** What the service shows besides the API: its pages, its description, probes and metrics. */
export async function site(
  app: FastifyInstance,
  { metricsText, ready }: { metricsText(): Promise<string>; ready(): boolean },
): Promise<void> {
  const get = (url: string, handler: RouteHandlerMethod, limited = true) =>
    app.route({ method: ['GET', 'HEAD'], url, handler, config: limited ? {} : { rateLimit: false } });
  const page = (url: string, html: () => string) =>
    get(url, (_request, reply) => reply.headers(GUARDED).type('text/html; charset=utf-8').send(html()));

  page('/', homePage);
  page('/docs', docsPage);
  let description: string | undefined;
  get(`${BASE}/openapi.json`, (_request, reply) => {
    description ??= JSON.stringify(openapi());
    return reply.type(JSON_TYPE).send(description);
  });
  get('/metrics', async (_request, reply) => reply.type(EXPOSITION).send(await metricsText()));
  get('/healthz', (_request, reply) => reply.type(JSON_TYPE).send('{"status":"ok"}'), false);
  get(
    '/readyz',
    (_request, reply) =>
      ready() ? reply.type(JSON_TYPE).send('{"status":"ready"}') : fail(reply, 503, 'closing'),
    false,
  );
}

const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

/** The security headers of the pages. */
const GUARDED = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
