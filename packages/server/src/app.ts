import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, type ProblemKind } from '@specimen/engine';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { compressed } from './compression.ts';
import { Metrics } from './metrics.ts';
import { openapi } from './openapi.ts';
import { docsPage, homePage } from './pages.ts';
import { RateLimit } from './rateLimit.ts';
import type { Answer, Input, Route } from './route.ts';
import { routes } from './routes.ts';
import { readSettings, type Settings } from './settings.ts';

export const BASE = '/api/v1';

/** On every answer, errors too. Constants: cheaper than a middleware. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Seed, Content-Disposition, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

const JSON_TYPE = 'application/json; charset=utf-8';

const STATUS: Readonly<Record<ProblemKind, number>> = { bad: 400, unknown: 404, unresolved: 422 };

/** What an app may be given beside its settings. */
export interface AppOptions {
  readonly settings?: Settings;
  /** Where the log goes; standard output when left out. */
  readonly logStream?: { write(line: string): void };
  readonly metrics?: Metrics;
  /** The metrics of all workers, where there are several. */
  readonly metricsText?: () => Promise<string>;
  /** Further requests that are served outside the table, such as the tool server's. */
  readonly mounts?: readonly Mount[];
}

/** A request handler of its own, for all methods of a path. */
export interface Mount {
  readonly path: string;
  handle(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>;
}

/** The service as a Fastify app: every endpoint comes from the route table. */
export function buildApp({ settings = readSettings({}), logStream, metrics = new Metrics(), metricsText, mounts = [] }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    bodyLimit: settings.bodyLimit,
    requestTimeout: settings.requestTimeout,
    connectionTimeout: settings.requestTimeout * 2,
    keepAliveTimeout: settings.keepAliveTimeout,
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    http: { headersTimeout: Math.min(10_000, settings.requestTimeout), connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 16_000 },
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, ...(logStream ? { stream: logStream } : {}) },
    clientErrorHandler: refuse,
    frameworkErrors: (error, _request, reply) => fail(reply, error.statusCode ?? 400, error.message),
  });
  const limit = settings.rateLimit > 0 ? new RateLimit(settings.rateLimit) : undefined;
  const logged = ['info', 'debug', 'trace'].includes(settings.logLevel);
  let ready = true;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    if (error instanceof Problem) return fail(reply, STATUS[error.kind], error.message);
    const { statusCode: status = 500 } = error;
    if (status === 413) return fail(reply, 413, `the body is over ${settings.bodyLimit} bytes`);
    if (status < 500) return fail(reply, status, error.message);
    request.log.error(error);
    return fail(reply, 500, 'an error of ours; it is logged');
  });
  app.setNotFoundHandler((request, reply) => notServed(request, reply));
  app.addHook('onClose', async () => {
    ready = false;
  });

  for (const route of routes) {
    const url = BASE + route.path.replace(/\{(\w+)\}/g, ':$1');
    const observe = metrics.route(route.method, route.path);
    app.route({
      method: route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
      url,
      exposeHeadRoute: false,
      handler(request, reply) {
        const begun = process.hrtime();
        if (limit && !limit.allows(request.ip, reply)) return fail(reply, 429, 'too many requests; see Retry-After');
        let status = 200;
        let rows = 0;
        try {
          const answer = route.handle(inputOf(request, route));
          rows = answer.rows ?? 0;
          send(request, reply, answer);
        } catch (error) {
          status = error instanceof Problem ? STATUS[error.kind] : 500;
          throw error;
        } finally {
          const seconds = secondsSince(begun);
          observe(status, seconds, rows);
          if (logged) request.log.info({ method: request.method, route: route.path, status, ms: Math.round(seconds * 1e6) / 1e3 });
        }
        return reply;
      },
    });
  }

  let description: string | undefined;
  app.get(`${BASE}/openapi.json`, (request, reply) => {
    description ??= JSON.stringify(openapi(BASE));
    return send(request, reply, { type: JSON_TYPE, body: description });
  });
  app.get('/healthz', (request, reply) => send(request, reply, { type: JSON_TYPE, body: '{"status":"ok"}' }));
  app.get('/readyz', (request, reply) =>
    ready ? send(request, reply, { type: JSON_TYPE, body: '{"status":"ready"}' }) : fail(reply, 503, 'closing'),
  );
  app.get('/metrics', async (request, reply) => {
    const body = await (metricsText?.() ?? metrics.text());
    send(request, reply, { type: metrics.type, body });
    return reply;
  });
  app.get('/', (request, reply) => page(request, reply, homePage()));
  app.get('/docs', (request, reply) => page(request, reply, docsPage(routes, BASE)));
  app.options('*', (request, reply) => preflight(request, reply));
  for (const { path, handle } of mounts) {
    app.route({
      method: ['GET', 'POST', 'DELETE', 'HEAD'],
      url: path,
      exposeHeadRoute: false,
      handler(request, reply) {
        reply.hijack();
        return handle(request.raw, reply.raw, request.body);
      },
    });
  }
  return app;
}

function page(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  return send(request, reply, { type: 'text/html; charset=utf-8', body });
}

function inputOf(request: FastifyRequest, route: Route): Input {
  const query = request.query as Readonly<Record<string, string | string[] | undefined>>;
  return {
    params: request.params as Record<string, string>,
    query(name) {
      const value = Object.hasOwn(query, name) || query[name] !== undefined ? query[name] : undefined;
      return typeof value === 'string' || value === undefined ? value : value[0];
    },
    body: route.body ? parsed(request.body) : undefined,
  };
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') throw new Problem('bad', 'the body must be JSON');
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('bad', 'the body is not valid JSON');
  }
}

/** Sends an answer with the constant headers, compressed where the client takes it. */
function send(request: FastifyRequest, reply: FastifyReply, { type, body, seed, file }: Answer): FastifyReply {
  reply.headers(OPEN);
  reply.header('content-type', type);
  if (seed !== undefined) reply.header('x-seed', headerText(seed));
  if (file !== undefined) reply.header('content-disposition', `inline; filename="${file}"`);
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const small = bytes.length <= 1024;
  if (!small) reply.header('vary', 'accept-encoding');
  const pipe = small ? undefined : compressed(bytes, request.headers['accept-encoding']);
  if (!pipe) return deliver(request, reply, bytes);
  pipe.bytes.then(
    (packed) => deliver(request, reply.header('content-encoding', pipe.encoding), packed),
    () => deliver(request, reply, bytes),
  );
  return reply;
}

/** `HEAD` has the headers of `GET` and no body. */
function deliver(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (request.method !== 'HEAD') return reply.send(bytes);
  reply.header('content-length', bytes.length);
  return reply.send('');
}

function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .headers(OPEN)
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify({ error: message }));
}

/** A seed as a header: as it is when it is printable ASCII, percent-encoded otherwise. */
function headerText(seed: string): string {
  return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(seed) ? seed : encodeURIComponent(seed.replace(HALF, '\ufffd'));
}

/** Half of a surrogate pair, which no encoding knows. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function secondsSince(begun: [number, number]): number {
  const [seconds, nanoseconds] = process.hrtime(begun);
  return seconds + nanoseconds / 1e9;
}

/** The paths that are served, as patterns with their methods. */
const SERVED: readonly { readonly pattern: RegExp; readonly method: string }[] = [
  ...routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`) })),
  ...['/', '/docs', '/healthz', '/readyz', '/metrics', `${BASE}/openapi.json`].map((path) => ({
    method: 'GET',
    pattern: new RegExp(`^${path.replace('.', '\\.')}$`),
  })),
];

function methodsOf(url: string): readonly string[] {
  const path = url.split('?')[0] as string;
  const own = SERVED.filter(({ pattern }) => pattern.test(path));
  const fixed = own.filter(({ pattern }) => !pattern.source.includes('[^/]+'));
  const methods = new Set((fixed.length > 0 ? fixed : own).map(({ method }) => method));
  return methods.has('GET') ? ['GET', 'HEAD', ...[...methods].filter((method) => method !== 'GET')] : [...methods];
}

function notServed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOf(request.url);
  if (methods.length === 0 || methods.includes(request.method)) {
    return fail(reply, 404, `no such path; the API is under ${BASE} and described at ${BASE}/openapi.json`);
  }
  const allow = [...methods, 'OPTIONS'].join(', ');
  reply.header('allow', allow);
  return fail(reply, 405, `${request.method} is not served here; use ${allow}`);
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOf(request.url);
  const allow = [...(methods.length > 0 ? methods : ['GET', 'HEAD', 'POST']), 'OPTIONS'].join(', ');
  return reply
    .code(204)
    .headers(OPEN)
    .headers({
      allow,
      'access-control-allow-methods': allow,
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
    })
    .send();
}

/** What is no HTTP at all gets an answer in the same form, and the connection is closed. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'Request Timeout'] : error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const body = JSON.stringify({ error: reason.toLowerCase() });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\naccess-control-allow-origin: *\r\ncache-control: no-store\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
