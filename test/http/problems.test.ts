import type { AddressInfo } from 'node:net';
import { buildApp, readSettings } from '@specimen/server';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_CODES, type ProblemCode } from 'specimen-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, speak } from './raw.ts';
import { leave } from './service.ts';

let app: FastifyInstance;
let site = '';

beforeAll(async () => {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1',
    TRUST_PROXY: '1',
    BODY_LIMIT: '1000',
  });
  app = await buildApp({ settings });
  app.get('/fails', async ({ query }) => {
    throw Object.assign(new Error('a secret'), { statusCode: Number((query as { status: string }).status) });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => leave(app));

let clients = 0;

/** Asks as a client of its own: the limit of another one is not used up. */
function askOnce(path: string, options: Parameters<typeof ask>[1] = {}) {
  const headers = { 'x-forwarded-for': `192.0.2.${++clients}`, ...options.headers };
  return ask(site + path, { ...options, headers });
}

const api = (path: string) => `/api/v1/${path}`;
const posted = (body: string) => ({ method: 'POST', body });

type Case = readonly [ProblemCode, number, string, Parameters<typeof ask>[1]?];

it.each([
  ['unknown-country', 404, api('zz/iban')],
  ['unknown-country', 404, api('qq/iban')],
  ['unknown-country', 400, api('schema'), posted('{"fields":[{"type":"zz.iban"}]}')],
  ['unknown-field', 404, api('de/ibn')],
  ['unknown-preset', 404, api('de/preset:nothing')],
  ['unknown-dataset', 404, api('datasets/nothing')],
  ['unknown-type', 400, api('any/nothing')],
  ['unknown-format', 400, api('de/iban?format=nothing')],
  ['unknown-value', 400, api('de/person?city=Nowhere')],
  ['unknown-validator', 400, api('validate?validator=nothing&value=1')],
  ['unknown-path', 404, '/api/v1/nothing/of/the/kind'],
  ['bad-parameter', 400, api('de/iban?n=0')],
  ['missing-parameter', 400, api('validate')],
  ['contradiction', 400, api('de/person?city=Berlin&region=Bayern')],
  ['unresolved-request', 422, api('fetch?q=iban')],
  ['bad-json', 400, api('schema'), posted('{')],
  ['bad-body', 400, api('schema'), posted('[]')],
  ['bad-request', 400, api('de/%zz')],
  ['method-not-allowed', 405, api('de/iban'), { method: 'DELETE' }],
  ['method-not-allowed', 405, '/api/mcp'],
  ['body-too-large', 413, api('schema'), posted(`"${'x'.repeat(2000)}"`)],
  ['precondition-failed', 412, '/fails?status=412'],
  ['range-not-satisfiable', 416, '/fails?status=416'],
  ['internal-error', 500, '/fails?status=500'],
] satisfies readonly Case[])('an answer with %s, %i: %s', async (...given) => {
  const [code, status, path, options] = given as unknown as Case;
  const { headers, body, ...answer } = await askOnce(path, options);
  expect([answer.status, headers['x-error']]).toEqual([status, code]);
  expect(headers['access-control-expose-headers']).toContain('X-Error');
  if (path.startsWith('/api/v1')) expect(Object.keys(JSON.parse(String(body)))).toEqual(['error']);
});

it('an answer over the limit of requests has its code', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  await ask(site + api('de/iban'), { headers });
  const refused = await ask(site + api('de/iban'), { headers });
  expect([refused.status, refused.headers['x-error']]).toEqual([429, 'too-many-requests']);
});

it.each<readonly [ProblemCode, string]>([
  ['bad-request', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
  ['expectation-failed', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
  ['method-not-allowed', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['headers-too-large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a connection refused with %s', async (code, request) => {
  const answer = await speak(site, request);
  expect(answer).toContain(`HTTP/1.1 ${PROBLEM_CODES[code].status} `);
  expect(answer).toContain(`x-error: ${code}\r\n`);
});

it('a good answer has no code', async () => {
  const { status, headers } = await askOnce(api('de/iban'));
  expect([status, headers['x-error']]).toEqual([200, undefined]);
});
