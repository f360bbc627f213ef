import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { batch } from '@specimen/runtime/batch';
import Fastify, { type FastifyInstance, LogController, type onResponseHookHandler } from 'fastify';
import type { DestinationStream } from 'pino';
import { api } from './api.ts';
import { parseBody } from './body.ts';
import { answerError, fail, refuseConnection, refuseOddities } from './errors.ts';
import { logTo } from './log.ts';
import { Metrics } from './metrics.ts';
import { page } from './page.ts';
import { PendingInput } from './pendingInput.ts';
import { PendingOutput } from './pendingOutput.ts';
import { type Counter, limitOptions } from './rateLimit.ts';
import { HEADERS } from './respond.ts';
import { labelOf, USUAL } from './routes.ts';
import { readSettings, type Settings } from './settings.ts';
import { site } from './site.ts';
import { Sockets } from './sockets.ts';
import { tools } from './tools.ts';
import { methodsOf, refuseOthers } from './unserved.ts';

/** Options of an app beside its settings. */
export interface AppOptions {
  readonly settings?: Settings;
  /** Target of the log; standard output by default. */
  readonly logStream?: DestinationStream;
  readonly metrics?: Metrics;
  /** The metrics of all workers, where there are several. */
  readonly metricsText?: () => Promise<string>;
  /** Counts requests for all workers, where there are several. */
  readonly count?: Counter;
}

/** The service as a Fastify app: every endpoint of the API comes from the table of routes. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { settings = readSettings({}), logStream, metrics = new Metrics(), count } = options;
  const { metricsText = () => metrics.registry.metrics() } = options;
  const app = Fastify({
    logger: logTo(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.bodyLimit,
    trustProxy: settings.trustProxy,
    requestTimeout: settings.requestTimeout,
    keepAliveTimeout: settings.keepAliveTimeout,
    connectionTimeout: settings.requestTimeout * 2,
    http: {
      headersTimeout: Math.min(10_000, settings.requestTimeout),
      connectionsCheckingInterval: Math.min(1000, settings.requestTimeout || 1000),
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => (url.startsWith('*') ? `/${url}` : url),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(HEADERS)),
  });
  // A request's lines are as any other; what a factory gives would be checked for each request.
  app.log.child = () => app.log;
  const sockets = new Sockets(app.server);
  const pendingOutput = new PendingOutput();
  const methods = methodsOf(app);

  refuseOddities(app.server);
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, parseBody);
  const pendingInput = new PendingInput();
  app.addHook('preParsing', ({ headers }, reply, body, done) => {
    const isLarge =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SMALL_BODY;
    done(null, isLarge ? pendingInput.track(body as Readable, reply.raw) : body);
  });
  const resume = batch<() => void>(setImmediate, (done) => done());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    sockets.asked(request.raw.socket, reply.raw, () => {
      const hosts = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name)).length;
      if (hosts === 1 || (hosts === 0 && request.raw.httpVersion === '1.0')) resume(done);
      else
        fail(
          reply,
          'bad-request',
          hosts === 0 ? 'the Host header is missing' : 'there are several Host headers',
        );
    });
  });
  app.addHook('onRoute', (route) => {
    route.onResponse = observer(labelOf(route.url), metrics);
  });
  app.addHook('preClose', () => sockets.close(settings.shutdownTimeout));

  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    customTypes: /^(?:text|application)\//,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    global: false,
  });
  if (settings.rateLimit > 0) await app.register(rateLimit, limitOptions(settings.rateLimit, count));
  await app.register(api, { metrics, pendingOutput });
  await page(app);
  await app.register(site, { metricsText, ready: () => !sockets.closing });
  await app.register(tools, { allowedHosts: settings.allowedHosts, pendingOutput });
  refuseOthers(app, methods);
  return app;
}

/** Bodies up to this size are not counted. */
const SMALL_BODY = 16_384;

/** Counts the requests of a route and logs each: as a warning those that took a second. */
function observer(route: string, metrics: Metrics): onResponseHookHandler {
  return (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const method = USUAL.includes(request.method) ? request.method : 'other';
    metrics.observe({ method, route, status }, elapsedTime / 1000);
    const level = elapsedTime < 1000 ? 'debug' : 'warn';
    request.log[level]({ method, route, status, us: Math.round(elapsedTime * 1000) });
    done();
  };
}
