import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { type Endpoint, endpointOf, Plans } from './endpoint.ts';
import { type Lane, laneOf } from './lane.ts';
import { Log, type LogStream } from './log.ts';
import { Metrics } from './metrics.ts';
import { type Mount, serveMount, toolMount } from './mount.ts';
import { openapi } from './openapi.ts';
import { docsPage, homePage } from './pages.ts';
import { RateLimit } from './rateLimit.ts';
import { allow, fail, JSON_TYPE, limitReading, refuse, send } from './respond.ts';
import type { Answer, Route } from './route.ts';
import { routes } from './routes.ts';
import { ServedPaths } from './served.ts';
import { readSettings, type Settings } from './settings.ts';

export const BASE = '/api/v1';

/** What an app may be given beside its settings. */
export interface AppOptions {
  readonly settings?: Settings;
  /** Where the log goes; standard output when left out. */
  readonly logStream?: LogStream;
  readonly metrics?: Metrics;
  /** The metrics of all workers, where there are several. */
  readonly metricsText?: () => Promise<string>;
  /** What is served outside the table; the tool server when left out. */
  readonly mounts?: readonly Mount[];
}

/** The service as a Fastify app: every endpoint comes from the route table. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const {
    settings = readSettings({}),
    logStream,
    metrics = new Metrics(),
    metricsText,
    mounts = [toolMount(settings)],
  } = options;
  const log = new Log(settings.logLevel, logStream);
  const limit = settings.rateLimit > 0 ? new RateLimit(settings.rateLimit) : undefined;
  const plans = new Plans();
  const endpoints = new Map(routes.map((route) => [route, endpointOf(route, { metrics, log, plans })]));
  const lane = limit ? undefined : laneOf(BASE, endpoints, plans);
  const app = Fastify({
    bodyLimit: settings.bodyLimit,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384, querystringParser: () => ({}) },
    logger: false,
    clientErrorHandler: refuse,
    serverFactory: (handler) => serverOf(settings, lane, handler),
    frameworkErrors: (error, request, reply) => refused(error, request, reply),
  });
  const refused = (
    error: { statusCode?: number; code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const { statusCode = 500, code = '' } = error;
    if (statusCode >= 500) log.error(error);
    const status = statusCode >= 500 ? 500 : statusCode === 413 ? 413 : 400;
    unserved(status, 0, 0);
    const message =
      status === 413
        ? `the body is over ${settings.bodyLimit} bytes`
        : (REFUSALS[code] ?? 'the request cannot be read');
    failed(request, reply, status, status === 500 ? 'an error of ours; it is logged' : message);
  };
  const paths = new ServedPaths(
    BASE,
    mounts.map(({ path }) => path),
  );
  let registry: Promise<Registry> | undefined;
  const ownMetrics = async () => {
    registry ??= import('./exposition.ts').then(({ registryOf }) => registryOf(metrics));
    return (await registry).metrics();
  };
  const unserved = metrics.route('ANY', 'none');
  let ready = true;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  app.setErrorHandler(refused);
  app.setNotFoundHandler((request, reply) => {
    const methods = paths.methods(request.url);
    const known = methods.length > 0 && !methods.includes(request.method);
    unserved(known ? 405 : 404, 0, 0);
    if (!known)
      return failed(
        request,
        reply,
        404,
        `no such path; the API is under ${BASE} and described at ${BASE}/openapi.json`,
      );
    const list = [...methods, 'OPTIONS'].join(', ');
    return failed(request, reply, 405, `${request.method} is not served here; use ${list}`, ['allow', list]);
  });
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    ready = false;
    // Connections fall idle as their last answers are sent; Node would keep them for the next request.
    closing = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => {
    clearInterval(closing);
    log.flush();
  });

  for (const [route, endpoint] of endpoints) serve(app, route, endpoint, limit);

  const page = (url: string, answer: () => Answer | Promise<Answer>, headers?: readonly string[]) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const made = await answer();
        reply.hijack();
        send(request.raw, reply.raw, made, headers);
      },
    });
  let description: string | undefined;
  page(`${BASE}/openapi.json`, () => {
    description ??= JSON.stringify(openapi(BASE));
    return { type: JSON_TYPE, body: description };
  });
  page('/healthz', () => ({ type: JSON_TYPE, body: '{"status":"ok"}' }));
  page('/readyz', () =>
    ready
      ? { type: JSON_TYPE, body: '{"status":"ready"}' }
      : { type: JSON_TYPE, body: '{"error":"closing"}', status: 503 },
  );
  page('/metrics', async () => ({ type: EXPOSITION, body: await (metricsText ?? ownMetrics)() }));
  page('/', () => ({ type: HTML, body: homePage() }), GUARDED);
  page('/docs', () => ({ type: HTML, body: docsPage(routes, BASE) }), GUARDED);
  app.options('*', (request, reply) => {
    const methods = paths.methods(request.url);
    reply.hijack();
    allow(
      request.raw,
      reply.raw,
      [...(methods.length > 0 ? methods : ['GET', 'HEAD', 'POST']), 'OPTIONS'].join(', '),
    );
  });
  for (const mount of mounts) serveMount(app, mount, { metrics, log, limit });
  return app;
}

/** What the router and the body's reader refuse. */
const REFUSALS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the path holds a % that is no escape',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the Content-Type header is no media type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as Content-Length says',
};

const HTML = 'text/html; charset=utf-8';
const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

/** The security headers of the pages. */
const GUARDED = [
  ...[
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ...['referrer-policy', 'no-referrer'],
  ...['x-frame-options', 'DENY'],
];

/** The HTTP server: the short way first, then the router. */
function serverOf(
  settings: Settings,
  lane: Lane | undefined,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { requestTimeout, keepAliveTimeout } = settings;
  const server = createServer(
    {
      requestTimeout,
      keepAliveTimeout,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, requestTimeout || 1000),
      requireHostHeader: false,
    },
    (request, response) => {
      if (!hasHost(request)) return fail(request, response, 400, 'the Host header is missing');
      if (!lane?.(request, response)) handler(request, response);
    },
  );
  server.setTimeout(requestTimeout * 2);
  server.on('connection', (socket) => limitReading(socket, requestTimeout * 2));
  server.on('checkExpectation', (request, response) =>
    fail(request, response, 417, 'only 100-continue can be expected'),
  );
  return server;
}

/** HTTP/1.1 asks for a Host header; Node's own check would answer without a body. */
function hasHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (rawHeaders[0] === 'Host' || rawHeaders[0] === 'host') return true;
  return httpVersion !== '1.1' || rawHeaders.some((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
}

/** Serves a route of the table by the router. */
function serve(app: FastifyInstance, route: Route, endpoint: Endpoint, limit: RateLimit | undefined): void {
  app.route({
    method: route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
    url: BASE + route.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    handler(request, reply) {
      const { allowed = true, headers } = limit?.count(request.ip) ?? {};
      if (!allowed) return failed(request, reply, 429, 'too many requests; see Retry-After', headers);
      reply.hijack();
      const params = Object.values(request.params as Record<string, string>);
      endpoint.call({ request: request.raw, response: reply.raw, params, body: request.body, headers });
    },
  });
}

function failed(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  headers?: readonly string[],
): void {
  reply.hijack();
  fail(request.raw, reply.raw, status, message, headers);
}
