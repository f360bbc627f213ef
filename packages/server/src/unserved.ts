import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, refusePath } from './errors.ts';
import { missed } from './page.ts';

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
export function refuseOthers(app: FastifyInstance, methods: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, own] of [...methods]) {
    if (own.has('OPTIONS')) continue;
    const allowed = [...own, 'OPTIONS'].join(', ');
    preflight(app, url, allowed);
    refuse(app, url, own, ({ method, params }, reply) =>
      Object.values(params as object).includes('')
        ? refusePath(reply)
        : fail(reply.header('allow', allowed), 405, `${method} is not served here; use ${allowed}`),
    );
  }
  preflight(app, '*', USUAL.join(', '));
  refuse(app, '*', new Set(), (request, reply) => missed(request, reply) ?? refusePath(reply));
}

/** Refuses all methods but some, after the request is counted and before its body is read. */
function refuse(
  app: FastifyInstance,
  url: string,
  served: ReadonlySet<string>,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'OPTIONS' && !served.has(method)),
    url,
    preParsing: (request, reply) => {
      answer(request, reply);
    },
    handler: (_request, reply) => reply,
  });
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
