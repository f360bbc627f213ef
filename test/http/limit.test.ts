import type { AddressInfo } from 'node:net';
import { buildApp, readSettings } from '@specimen/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { lazy } from '../support/validatorValues.ts';
import { ask } from './raw.ts';
import { leave } from './service.ts';

type Ask = (path: string, options?: Asked) => Promise<Told>;

/** A service of its own: counts of one test are no other's. */
async function limited(env: Record<string, string>): Promise<Ask> {
  const { app, ask } = await opened(env);
  onTestFinished(() => leave(app));
  return ask;
}

/** A service behind a proxy that lets each client ask once, shared by tests whose clients differ. */
const proxied = lazy(() => opened({ RATE_LIMIT: '1', TRUST_PROXY: '1' }));
afterAll(async () => leave((await proxied()).app));

let clients = 0;

/** Asks as a client that has not been here. */
async function client(): Promise<Ask> {
  const { ask } = await proxied();
  const from = `192.0.2.${100 + clients++}`;
  return (path, options) => ask(path, { from, ...options });
}

async function opened(env: Record<string, string>): Promise<{ app: FastifyInstance; ask: Ask }> {
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...env }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    ask: async (path, { from, ...options } = {}) => {
      const headers = { ...options.headers, ...(from === undefined ? {} : { 'x-forwarded-for': from }) };
      const { body, ...told } = await ask(site + path, { ...options, headers });
      return { ...told, text: body.toString() };
    },
  };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** X-Forwarded-For. */
  readonly from?: string;
}

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const IBAN = '/api/v1/de/iban';

it('answers 429 with Retry-After, and tells what is left before', async () => {
  const get = await limited({ RATE_LIMIT: '3' });
  for (const left of [2, 1, 0]) {
    const { status, headers } = await get(IBAN);
    expect(status).toBe(200);
    expect(headers['ratelimit-limit']).toBe('3');
    expect(headers['ratelimit-remaining']).toBe(String(left));
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
    expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
  }
  const { status, headers, text } = await get(IBAN);
  expect(status).toBe(429);
  expect(JSON.parse(text)).toEqual({ error: 'too many requests; see Retry-After' });
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-expose-headers']).toMatch(/Retry-After.*RateLimit-Remaining/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('is off unless it is set', async () => {
  const get = await limited({});
  expect((await get(IBAN)).headers).not.toHaveProperty('ratelimit-limit');
});

it.each([
  ['/api/v1/countries', 'GET'],
  ['/api/v1/openapi.json', 'GET'],
  ['/api/v1/nowhere/at/all', 'GET'],
  ['/api/v1/de/iban?n=0', 'GET'],
  ['/api/v1/de/', 'GET'],
  ['/nowhere', 'POST'],
  ['/docs', 'GET'],
  ['/', 'GET'],
  ['/metrics', 'GET'],
  ['/api/mcp', 'GET'],
  ['/api/mcp', 'DELETE'],
  ['/', 'HEAD'],
  [IBAN, 'PUT'],
  [IBAN, 'PROPFIND'],
])('counts %s by %s', async (path, method) => {
  const get = await client();
  expect((await get(path, { method })).status).not.toBe(429);
  expect((await get(path, { method })).status).toBe(429);
  expect((await get(IBAN)).status).toBe(429);
});

it('counts neither probes nor preflights', async () => {
  const get = await client();
  for (let i = 0; i < 3; i++) {
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
    for (const path of [IBAN, '/api/v1/schema', '/nowhere', '/docs', '/api/mcp'])
      expect((await get(path, { method: 'OPTIONS' })).status).toBe(204);
  }
  expect((await get(IBAN)).status).toBe(200);
  expect((await get(IBAN)).status).toBe(429);
  expect((await get(IBAN, { method: 'OPTIONS' })).status).toBe(204);
  expect((await get('/healthz')).status).toBe(200);
});

it('believes nobody without TRUST_PROXY', async () => {
  const get = await limited({ RATE_LIMIT: '1' });
  expect((await get(IBAN, { from: '192.0.2.1' })).status).toBe(200);
  expect((await get(IBAN, { from: '192.0.2.2' })).status).toBe(429);
});

it.each(['1', 'true'])(
  'TRUST_PROXY=%s takes the address that the proxy saw, not what a client wrote',
  async (trust) => {
    const get = await limited({ RATE_LIMIT: '1', TRUST_PROXY: trust });
    expect((await get(IBAN, { from: '192.0.2.1' })).status).toBe(200);
    for (const forged of ['198.51.100.1', '198.51.100.2, 198.51.100.3', 'x'.repeat(1000), '127.0.0.1', '::1'])
      expect((await get(IBAN, { from: `${forged}, 192.0.2.1` })).status, forged).toBe(429);
    expect((await get(IBAN, { from: '192.0.2.2' })).status).toBe(200);
  },
);

it('TRUST_PROXY=2 looks past two proxies', async () => {
  const get = await limited({ RATE_LIMIT: '1', TRUST_PROXY: '2' });
  expect((await get(IBAN, { from: '198.51.100.9, 192.0.2.1, 203.0.113.1' })).status).toBe(200);
  expect((await get(IBAN, { from: '198.51.100.8, 192.0.2.1, 203.0.113.2' })).status).toBe(429);
  expect((await get(IBAN, { from: '192.0.2.1, 203.0.113.3' })).status).toBe(429);
  expect((await get(IBAN, { from: '192.0.2.2, 203.0.113.1' })).status).toBe(200);
});

it('TRUST_PROXY takes the addresses of proxies', async () => {
  const get = await limited({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8, 203.0.113.0/24' });
  expect((await get(IBAN, { from: '198.51.100.9, 192.0.2.1, 203.0.113.1' })).status).toBe(200);
  expect((await get(IBAN, { from: '198.51.100.8, 192.0.2.1, 203.0.113.2' })).status).toBe(429);
  const stranger = await limited({ RATE_LIMIT: '1', TRUST_PROXY: '203.0.113.0/24' });
  expect((await stranger(IBAN, { from: '192.0.2.1' })).status).toBe(200);
  expect((await stranger(IBAN, { from: '192.0.2.2' })).status).toBe(429);
});

it('takes what is no address for the proxy itself, so that no text becomes a key', async () => {
  const get = (await proxied()).ask;
  expect((await get(IBAN, { from: 'nonsense' })).status).toBe(200);
  for (const from of ['other nonsense', 'x'.repeat(5000), '1.2.3.4.5', 'unknown', '1.2.3.4:x'])
    expect((await get(IBAN, { from })).status, from.slice(0, 20)).toBe(429);
});
