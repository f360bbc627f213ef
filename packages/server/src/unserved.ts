import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from './errors.ts';
import { BASE } from './routes.ts';

/** The methods that paths have. */
export const USUAL: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The methods of each path, as its routes are added; every method that Node reads can be refused. */
export function methodsOf(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const own = methods.get(url) ?? new Set();
    for (const each of [method].flat()) own.add(each);
    methods.set(url, own);
  });
  return methods;
}

/** Answers preflights, methods that a path does not take, and paths that are not there. */
export function refuseOthers(
  app: FastifyInstance,
  methods: ReadonlyMap<string, ReadonlySet<string>>,
  limited: boolean,
): void {
  for (const [url, own] of [...methods]) {
    if (own.has('OPTIONS')) continue;
    const allowed = [...own, 'OPTIONS'].join(', ');
    preflight(app, url, allowed);
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'OPTIONS' && !own.has(method)),
      url,
      // After the request is counted, before its body is read.
      preParsing: (request, reply) => {
        fail(reply.header('allow', allowed), 405, `${request.method} is not served here; use ${allowed}`);
      },
      handler: (_request, reply) => reply,
    });
  }
  preflight(app, '*', USUAL.join(', '));
  app.setNotFoundHandler(limited ? { preHandler: app.rateLimit() } : {}, (_request, reply) =>
    fail(reply, 404, `no such path; the API is under ${BASE} and described at ${BASE}/openapi.json`),
  );
}

/** Preflights are not counted: a browser would take a refusal for one of another origin. */
function preflight(app: FastifyInstance, url: string, allowed: string): void {
  app.options(url, { config: { rateLimit: false } }, (request, reply) =>
    reply
      .code(204)
      .headers({ allow: allowed, 'access-control-allow-methods': allowed, 'access-control-max-age': '86400' })
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      .send(),
  );
}
