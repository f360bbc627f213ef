import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { schema } from 'specimen-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask as askRaw } from '../../../test/http/raw.ts';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';

const lines: string[] = [];
let app: FastifyInstance;
let site = '';

beforeAll(async () => {
  app = await buildApp({
    settings: readSettings({ LOG_LEVEL: 'debug', TRUST_PROXY: '2', RATE_LIMIT: '20' }),
    logStream: { write: (line) => lines.push(line) },
  });
  app.get('/bug', () => {
    throw new Error('a secret');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

let clients = 0;

/** Asks as a client that nobody else is, behind two proxies. */
function ask(path: string, { headers = {}, ...options }: Parameters<typeof askRaw>[1] = {}) {
  clients++;
  return askRaw(site + path, {
    ...options,
    headers: { 'x-forwarded-for': `192.0.2.${clients}, 10.0.0.1`, ...headers },
  });
}

it('tells a client nothing of an error of ours, and the log all', async () => {
  const { status, body } = await ask('/bug');
  expect([status, String(body)]).toEqual([500, '{"error":"internal server error (logged)"}']);
  expect(lines.join()).toContain('a secret');
});

it('logs no error when a client hangs up', async () => {
  const { port } = app.server.address() as AddressInfo;
  const before = lines.length;
  const hungUp = vi.fn();
  app.server.once('connection', (socket) => socket.once('close', hungUp));
  const client = connect(port, '127.0.0.1');
  client.write(
    'GET /api/v1/datasets/bank?size=1000&seed=a HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nX-Forwarded-For: 192.0.2.250, 10.0.0.1\r\n\r\n',
  );
  client.once('data', () => client.destroy());
  await vi.waitFor(() => expect(hungUp).toHaveBeenCalled(), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lines.slice(before).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

it('takes a JSON object for a body, and nothing else', async () => {
  for (const body of ['5', '"x"', 'true', 'null', '[]']) {
    const { status, body: told } = await ask('/api/v1/validate', { method: 'POST', body });
    expect(status).toBe(400);
    expect(JSON.parse(String(told)).error).toMatch(/^the body must be a JSON object like \{/);
  }
});

it.each([
  ['/mock', '/api/v1/mock/{country}/{collection} and /api/v1/mock/{country}/{collection}/{id},'],
  ['/mock/de?n=3', '/api/v1/mock/{country}/{collection} and /api/v1/mock/{country}/{collection}/{id},'],
  ['/any', '/api/v1/any/{type},'],
  ['/any/uuid/4', '/api/v1/any/{type},'],
  ['/validators/iban', '/api/v1/validators,'],
  ['/schema/x', '/api/v1/schema,'],
  ['/de/iban/5', 'the API under /api/v1,'],
])('says what begins as %s does', async (path, near) => {
  const { status, body } = await ask(`/api/v1${path}`);
  expect(status).toBe(404);
  expect(JSON.parse(String(body)).error).toContain(`no such path; there is ${near}`);
});

it('takes a country for one, whatever stands before it', async () => {
  for (const [path, error] of [
    ['/nope', 'unknown country "nope"'],
    ['/germany/iban', 'unknown country "germany"; did you mean "de"?'],
    ['/mock/any/customers', 'unknown country "any"'],
  ])
    expect(JSON.parse(String((await ask(`/api/v1${path}`)).body))).toEqual({ error });
});

it('lets a format that is asked for win over what is accepted', async () => {
  const headers = { accept: 'text/csv' };
  const typeOf = async (path: string) => (await ask(path, { headers })).headers['content-type'];
  expect(await typeOf('/api/v1/de/iban?format=json')).toMatch(/^application\/json/);
  expect(await typeOf('/api/v1/de/iban')).toMatch(/^text\/csv/);
  expect(await typeOf('/api/v1/countries')).toMatch(/^application\/json/);
});

it('takes another header of four letters for no host', async () => {
  expect((await ask('/api/v1/de/iban', { headers: { from: 'me@example.com' } })).status).toBe(200);
});

it('refuses in the same form what the framework cannot read', async () => {
  const { status, headers, body } = await ask('/api/v1/de/%zz');
  expect([status, headers['access-control-allow-origin']]).toEqual([400, '*']);
  expect(JSON.parse(String(body))).toEqual({ error: expect.stringContaining('a % that is not an escape') });
});

it.each([
  [
    'CONNECT a:1 HTTP/1.1',
    /^HTTP\/1\.1 405 Method Not Allowed\r\n[\s\S]*allow: GET, HEAD, POST, OPTIONS[\s\S]*"method not allowed"/,
  ],
  ['NONSENSE / HTTP/1.1', /^HTTP\/1\.1 405 /],
  ['GET / HTTP/1.1\r\nexpect: cake', /^HTTP\/1\.1 417 Expectation Failed\r\n[\s\S]*"expectation failed"/],
  [`GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}`, /^HTTP\/1\.1 431 /],
  ['GET / HTTP/1.1\r\nno header', /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*content-type: application\/json/],
])('answers %j in its own words', async (head, answer) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}\r\nhost: a\r\n\r\n`);
  expect((await socket.setEncoding('utf8').toArray()).join('')).toMatch(answer);
});

it('packs what is long, and nothing that is short', async () => {
  const packed = async (path: string) =>
    (await ask(path, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'];
  // On a busy machine rows are not made at once, and what is sent piece by piece is packed.
  await vi.waitUntil(async () => (await packed('/api/v1/de/iban?n=40&seed=a')) === undefined);
  expect(await packed('/api/v1/de/iban?n=60&seed=a')).toBe('gzip');
  expect(await packed('/api/v1/de/iban?n=900&seed=a')).toBe('gzip');
});

it('takes a star for what it is but where there is no path', async () => {
  expect(String((await ask('/api/v1/any/enum:*')).body)).toBe('"*"');
});

it('tells the seed as it is where a header can hold it', async () => {
  const told = async (seed: string) =>
    (await ask(`/api/v1/de/iban?seed=${encodeURIComponent(seed)}`)).headers['x-seed'];
  expect(await told('a b')).toBe('a b');
  expect(await told('~')).toBe('~');
  expect(await told('a ')).toBe('a%20');
  expect(await told(' a')).toBe('%20a');
});

it('sends an archive as it is', async () => {
  const { body } = await ask('/api/v1/datasets/shop?size=3&format=zip');
  const end = body.length - 22;
  expect(body.readUInt32LE(end)).toBe(0x06054b50);
  expect(body.readUInt32LE(body.readUInt32LE(end + 16))).toBe(0x02014b50);
});

it('logs a line for each request, by its route and without what was asked', async () => {
  const known = lines.length;
  await ask('/api/v1/de/iban?seed=secret&n=2');
  await ask('/api/v1/de/iban', { method: 'PROPFIND' });
  const [last, refused] = lines.slice(known).map((line) => JSON.parse(line));
  const { route, us, ...told } = last;
  expect(told).toMatchObject({ level: 20, pid: process.pid, method: 'GET', status: 200 });
  expect(route).toBe('/{country}/{selector}');
  expect(us).toBeGreaterThan(0);
  expect(refused).toMatchObject({ method: 'other', route, status: 405 });
  expect(lines.join()).not.toContain('secret&');
});

it('tells probes that it lives and is ready, as often as they ask', async () => {
  const { status, headers, body } = await ask('/healthz?x=1');
  expect([status, String(body), headers['x-ignored']]).toEqual([200, '{"status":"ok"}', 'x']);
  expect(headers['ratelimit-limit']).toBeUndefined();
  expect(String((await ask('/readyz')).body)).toBe('{"status":"ready"}');
  expect((await ask('/metrics')).headers['ratelimit-limit']).toBe('20');
});

it('measures how many seconds requests take', async () => {
  await ask('/api/v1/any/uuid');
  const text = String((await ask('/metrics')).body);
  const seconds = Array.from(text.matchAll(/^specimen_request_seconds_sum.* (\S+)$/gm), ([, sum]) =>
    Number(sum),
  );
  expect(seconds.length).toBeGreaterThan(0);
  expect(Math.min(...seconds)).toBeLessThan(60);
});

it('takes for the client whom the farthest of its proxies saw', async () => {
  const left = async (from: string) => {
    const { headers } = await ask('/api/v1/any/uuid', { headers: { 'x-forwarded-for': from } });
    return Number(headers['ratelimit-remaining']);
  };
  expect(await left('198.51.100.1, 10.0.0.1')).toBe(19);
  expect(await left('198.51.100.2, 10.0.0.1')).toBe(19);
  expect(await left('203.0.113.9, 198.51.100.1, 10.0.0.2')).toBe(18);
  expect(await left('198.51.100.3:4711, 10.0.0.1')).toBe(19);
  expect(await left('198.51.100.3:4712, 10.0.0.1')).toBe(18);
  expect(await left('198.51.100.3, 10.0.0.1')).toBe(17);
  expect(await left('[2001:db8::1]:4711, 10.0.0.1')).toBe(19);
  expect(await left('2001:db8::1, 10.0.0.1')).toBe(18);
});

describe('a large answer', () => {
  const wish = { count: 40, seed: 'é x', fields: [{ name: 'a', type: 'paragraph:1000' }] };
  const post = (count: number, headers = {}) =>
    ask('/api/v1/schema', { method: 'POST', body: JSON.stringify({ ...wish, count }), headers });

  it('comes in pieces, packed where that is wanted', async () => {
    const { headers, body } = await post(40);
    expect(body.length).toBeGreaterThan(1_048_576);
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-seed']).toBe('%C3%A9%20x');
    expect(JSON.parse(String(body))).toEqual(schema(wish));
    const packed = await post(40, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).equals(body)).toBe(true);
  });

  it('is counted by its rows, and one that would be too large is not made', async () => {
    const rows = async () =>
      Number(/specimen_rows_total (\d+)/.exec(String((await ask('/metrics')).body))?.[1]);
    const before = await rows();
    await post(40);
    expect(await rows()).toBe(before + 40);
    const wide = {
      count: 1000,
      fields: Array.from({ length: 20 }, (_, i) => ({ name: `${i}`, type: 'paragraph:1000' })),
    };
    const refused = await ask('/api/v1/schema', { method: 'POST', body: JSON.stringify(wide) });
    expect(refused.status).toBe(400);
    const { error } = JSON.parse(String(refused.body));
    expect(error).toMatch(/^the response would be over 67108864 bytes; about \d+ of 1000 rows fit$/);
    expect(await rows()).toBe(before + 40);
  });
});

it('leads through pages as the client reached them', async () => {
  const { headers } = await ask('/api/v1/mock/de/customers?page=2&limit=100&x=%3C', {
    headers: { host: 'data.example:8443', 'x-forwarded-host': 'data.example:8443' },
  });
  const at = (page: number) =>
    `<http://data.example:8443/api/v1/mock/de/customers?page=${page}&limit=100&x=%3C>`;
  expect(headers.link).toBe(
    `${at(1)}; rel="first", ${at(1)}; rel="prev", ${at(3)}; rel="next", ${at(10)}; rel="last"`,
  );
  const odd = await ask('/api/v1/mock/de/customers', { headers: { host: 'a"b' } });
  expect(odd.headers.link).toContain('</api/v1/mock/de/customers?page=2>; rel="next"');
  const long = await ask(`/api/v1/mock/de/customers?fields=${'name,'.repeat(400)}iban`);
  expect(long.headers).not.toHaveProperty('link');
});

describe('the page', () => {
  it('shows a person that nothing is there, and tells a program', async () => {
    const html = { accept: 'text/html,*/*' };
    const lost = await ask('/nowhere', { headers: html });
    expect([lost.status, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(lost.headers['content-security-policy']).toContain("default-src 'none'");
    for (const [path, options] of [
      ['/nowhere', {}],
      ['/api/nowhere', { headers: html }],
      ['/nowhere', { headers: html, method: 'POST' }],
    ] as const) {
      const { status, body } = await ask(path, options);
      expect(status).toBe(404);
      expect(JSON.parse(String(body)).error).toMatch(/^no such path/);
    }
    const head = await ask('/nowhere', { headers: html, method: 'HEAD' });
    expect([head.status, head.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('has files that stay, which are not counted, and views without their ending', async () => {
    const view = await ask('/browse');
    expect([view.status, view.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask('/browse.html', { headers: { accept: 'text/html' } })).status).toBe(404);
    const [, asset] = /"(\/assets\/[^"]+)"/.exec(String(view.body)) ?? [];
    const { status, headers } = await ask(asset as string);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['ratelimit-limit']).toBeUndefined();
    expect(view.headers['ratelimit-limit']).toBe('20');
    const styles = async (path: string) =>
      /style-src [^;]+/.exec((await ask(path)).headers['content-security-policy'] as string)?.[0];
    expect(await styles('/docs')).toBe("style-src 'self' 'unsafe-inline'");
    expect(await styles('/')).toBe("style-src 'self'");
  });
});
