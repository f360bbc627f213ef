import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from './errors.ts';
import { missed } from './page.ts';
import { USUAL } from './routes.ts';

/** The methods of each path, as its routes are added; every method that Node reads can be refused. */
export function methodsOf(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const methods = new Map<string, ReadonlySet<string>>([['*', new Set()]]);
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
  return methods;
}

/** Answers preflights, methods that a path does not take, and paths that are not there. */
export function refuseOthers(app: FastifyInstance, methods: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, own] of [...methods]) {
    if (own.has('OPTIONS')) continue;
    const allowed = (own.size > 0 ? [...own, 'OPTIONS'] : USUAL).join(', ');
    app.route({
      method: app.supportedMethods.filter((method) => !own.has(method)),
      url,
      // After the request is counted and before its body is read.
      preParsing: (request, reply) => {
        const { method, params } = request;
        if (method === 'OPTIONS') preflight(reply, allowed);
        else if (own.size === 0 || Object.values(params as object).includes('')) missed(request, reply);
        else
          fail(
            reply.header('allow', allowed),
            'method-not-allowed',
            `${method} is not allowed here; use ${allowed}`,
          );
      },
      handler: (_request, reply) => reply,
    });
  }
}

function preflight(reply: FastifyReply, allow: string): void {
  const headers = reply.request.headers['access-control-request-headers'] ?? '*';
  const told = { 'access-control-allow-methods': allow, 'access-control-allow-headers': headers };
  reply.headers({ allow, ...told, 'access-control-max-age': '86400' });
  reply.code(204).send();
}
