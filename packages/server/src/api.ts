import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { Problem } from 'specimen-data';
import { type Given, perform, refuseUnknownProperties } from 'specimen-data/internal';
import { wantedFormat } from './accept.ts';
import { refusePath } from './errors.ts';
import { type Counters, respond, tellIgnored } from './respond.ts';
import { alike, BASE, queryOf, type Route, routes, shownBody } from './routes.ts';

/** Serves the table of routes. */
export async function api(app: FastifyInstance, counters: Counters): Promise<void> {
  for (const route of routes) {
    app.route({
      method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
      url: BASE + route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { raw: route.raw },
      handler: endpoint(route, counters),
    });
  }
}

/** Performs the operation of a route. */
function endpoint(route: Route, counters: Counters): RouteHandlerMethod {
  const { operation, fill, body, needs, path } = route;
  const names = new Set(queryOf(route));
  const leads = path.startsWith('/{country}');
  return (request, reply) => {
    const segments = request.params as Readonly<Record<string, string>>;
    for (const name in segments) if (segments[name] === '') return refusePath(reply);
    // A word that other paths begin with is no country; those have two letters.
    if (leads && segments.country?.length !== 2 && alike(request.url).length > 0) return refusePath(reply);
    const given: Record<string, unknown> = fill ? fill(segments) : { ...segments };
    tellIgnored(reply, readQuery(request.query, names, given));
    if (names.has('format')) given.format ??= wantedFormat(request.headers.accept);
    const told = body ? bodyOf(request.body, route) : {};
    for (const name in told) if (name in given) tellIgnored(reply, [name]);
    Object.assign(given, told);
    if (needs && given[needs] === undefined)
      throw new Problem('missing-parameter', { subject: needs, expected: operation.parameters[needs]?.text });
    return respond(reply, perform(operation, SERVICE_CONTEXT, given), counters);
  };
}

/** Takes the first value of each parameter in the query; gives back the names that are none. */
function readQuery(query: unknown, names: ReadonlySet<string>, given: Record<string, unknown>): string[] {
  const pairs = query as Readonly<Record<string, string | readonly string[]>>;
  const ignored: string[] = [];
  for (const name in pairs) {
    const value = pairs[name];
    if (names.has(name)) given[name] = typeof value === 'string' ? value : value?.[0];
    else if (name !== '') ignored.push(name);
  }
  return ignored;
}

/** The body as an object with no other properties than the route's. */
function bodyOf(body: unknown, route: Route): Given {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('bad-body', `the body must be a JSON object like ${JSON.stringify(shownBody(route))}`);
  refuseUnknownProperties(body, route.body ?? [], 'the body');
  return body as Given;
}
