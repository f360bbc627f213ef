import { once } from 'node:events';
import { type IncomingHttpHeaders, METHODS } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, speak } from './raw.ts';
import { service } from './service.ts';

const api = service();
const { get, post, refuses } = api;
const at = (path: string) => `${api.site}/api/v1${path}`;

/** A path of each kind: good and bad, table and page. */
const PATHS = [
  '/api/v1/countries',
  '/api/v1/de',
  '/api/v1/de/iban',
  '/api/v1/xx',
  '/api/v1/de/iban?n=0',
  '/api/v1/fetch?q=x',
  '/',
  '/docs',
  '/healthz',
  '/metrics',
  '/nowhere',
];

describe('headers', () => {
  it('are CORS-open and not cached on every answer, errors too', async () => {
    for (const path of PATHS) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
        const { headers } = await ask(api.site + path, {
          method,
          headers: { origin: 'https://example.org' },
        });
        expect(headers['access-control-allow-origin'], `${method} ${path}`).toBe('*');
        expect(headers['cache-control']).toBe('no-store');
      }
    }
  });

  it('expose X-Seed, and let no content type be guessed', async () => {
    const { headers } = await get('/de/iban');
    expect(headers.get('access-control-expose-headers')).toMatch(/X-Seed/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('guard the pages', async () => {
    for (const path of ['/', '/docs']) {
      const { status, headers } = await ask(api.site + path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          `style-src 'self'${path === '/docs' ? " 'unsafe-inline'" : ''}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });
});

describe('methods', () => {
  it('HEAD has the status and headers of GET, and no body', async () => {
    for (const path of [...PATHS, '/api/v1/de/person?seed=x&n=100', '/api/v1/de/person?seed=x&format=csv']) {
      const url =
        path +
        (path.includes('/de/') && !path.includes('seed') ? `${path.includes('?') ? '&' : '?'}seed=x` : '');
      const [head, full] = [await ask(api.site + url, { method: 'HEAD' }), await ask(api.site + url)];
      expect(head.status, url).toBe(full.status);
      expect(head.body).toHaveLength(0);
      // A response that is not generated has no length.
      const told = ({
        date,
        'content-length': length,
        'transfer-encoding': chunked,
        ...headers
      }: IncomingHttpHeaders) => headers;
      expect(told(head.headers), url).toEqual(told(full.headers));
    }
  });

  it('OPTIONS tells the methods of a path and answers preflights', async () => {
    const headers = {
      origin: 'https://example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await ask(at('/schema'), { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.body).toHaveLength(0);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, OPTIONS');
    expect(preflight.headers['access-control-allow-headers']).toBe('content-type');
    expect(preflight.headers['access-control-max-age']).toBe('86400');
    const bare = await ask(at('/de/iban'), { method: 'OPTIONS' });
    expect(bare.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(bare.headers['access-control-allow-headers']).toBe('*');
    expect((await ask(at('/fields/iban'), { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('answers 405 with Allow to another method', async () => {
    for (const [path, allow] of [
      ['/api/v1/countries', 'GET, HEAD, OPTIONS'],
      ['/api/v1/de', 'GET, HEAD, OPTIONS'],
      ['/api/v1/de/iban', 'GET, HEAD, OPTIONS'],
      ['/api/v1/any/uuid', 'GET, HEAD, OPTIONS'],
      ['/api/v1/schema', 'GET, HEAD, POST, OPTIONS'],
      ['/api/v1/batch', 'GET, HEAD, POST, OPTIONS'],
      ['/api/v1/validate', 'GET, HEAD, POST, OPTIONS'],
      ['/healthz', 'GET, HEAD, OPTIONS'],
      ['/', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const served = allow.split(', ');
      for (const method of METHODS.filter((name) => name !== 'CONNECT' && !served.includes(name))) {
        const { status, headers, body } = await ask(api.site + path, { method });
        expect(status, `${method} ${path}`).toBe(405);
        expect(headers.allow).toBe(allow);
        expect(JSON.parse(String(body))).toEqual({ error: `${method} is not allowed here; use ${allow}` });
      }
    }
  });

  it('answers 405 before it looks at a body', async () => {
    const { status } = await ask(at('/de/iban'), { method: 'PUT', body: '{'.repeat(2_000_000) });
    expect(status).toBe(405);
  });

  it('answers 405 to methods that nobody has heard of, and to CONNECT', async () => {
    for (const [method, target, allow] of [
      ['FOO', '/api/v1/countries', 'GET, HEAD, OPTIONS'],
      ['BREW', '/api/v1/de/iban?n=%zz', 'GET, HEAD, OPTIONS'],
      ['get', '/api/v1/schema', 'GET, HEAD, POST, OPTIONS'],
      ['FOO', '/api/mcp', 'POST, OPTIONS'],
      ['FOO', '/api/v1/%', 'GET, HEAD, POST, OPTIONS'],
      ['FOO', '//nowhere:99999/x', 'GET, HEAD, POST, OPTIONS'],
      ['FOO', '//[', 'GET, HEAD, POST, OPTIONS'],
      ['FOO', 'http://a/api/v1/countries', 'GET, HEAD, POST, OPTIONS'],
      ['CONNECT', 'example.com:443', 'GET, HEAD, POST, OPTIONS'],
    ]) {
      const heard = await speak(api.site, `${method} ${target} HTTP/1.1\r\nhost: a\r\n\r\n`);
      expect(heard, method).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(heard, target).toContain(`\r\nallow: ${allow}\r\n`);
      expect(heard).toMatch(/\r\naccess-control-allow-origin: \*\r\n/);
      expect(heard.endsWith('\r\n\r\n{"error":"method not allowed"}')).toBe(true);
    }
  });

  it('takes * for no path, but for OPTIONS', async () => {
    const heard = (method: string) =>
      speak(api.site, `${method} * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(await heard('GET')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await heard('OPTIONS')).toMatch(/^HTTP\/1\.1 204 [\s\S]*\r\nallow: GET, HEAD, POST, OPTIONS\r\n/i);
  });

  it('minds no body, however broken, where nothing is served', async () => {
    for (const body of ['{', '', '['.repeat(1000)])
      expect((await ask(`${api.site}/nowhere`, { method: 'POST', body })).status).toBe(404);
  });

  it('answers 404 to a path that is not served', async () => {
    for (const path of [
      '/de/iban/extra',
      '/',
      '',
      '/de/',
      '/de//iban',
      '/countries/',
      '/any/uuid/1',
      '/fields/iban/x',
      '/%2e%2e/healthz',
      '/any',
    ]) {
      await refuses(get(path), 404);
    }
    for (const path of [
      '/nowhere',
      '/api',
      '/api/v2/countries',
      '/favicon.ico',
      '/..%2f..%2fetc/passwd',
      '/.env',
    ]) {
      const { status, body } = await ask(api.site + path);
      expect(status, path).toBe(404);
      expect(Object.keys(JSON.parse(String(body)))).toEqual(['error']);
    }
  });

  it('answers 400 to escapes that are none', async () => {
    for (const path of ['/de/%', '/%zz/iban', '/de/%c3%28', '/any/%ff']) await refuses(get(path), 400);
  });
});

describe('bodies', () => {
  it('answers 413 over 1 MiB, by length and by chunks, and the connection lives on', async () => {
    const large = JSON.stringify({ fields: [{ type: 'uuid', name: 'x'.repeat(1_100_000) }] });
    for (const path of ['/schema', '/batch', '/validate']) await refuses(post(path, large), 413, /1048576/);
    const chunked = await ask(at('/schema'), {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: large,
    });
    expect(chunked.status).toBe(413);
    expect((await get('/de/iban')).status).toBe(200);
  });

  it('tells who writes it all before reading, too', async () => {
    const socket = connect(Number(new URL(at('/')).port), '127.0.0.1').pause();
    const body = 'x'.repeat(8_000_000);
    const head = `POST /api/v1/schema HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`;
    await promisify<string, void>(socket.write.bind(socket))(head + body);
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('takes a body of just under the limit', async () => {
    const room = 1_048_576 - '{"value":"","validator":"luhn"}'.length;
    const { status, json } = await post('/validate', `{"value":"${'1'.repeat(room)}","validator":"luhn"}`);
    expect(status).toBe(200);
    expect(json.value).toHaveLength(room);
  });

  it('answers 400 to what is no JSON, and minds no content type', async () => {
    for (const body of [
      '',
      '{',
      'null,',
      '{"a":}',
      "{'a':1}",
      '\ufeff{}',
      '\0',
      'undefined',
      '[',
      '"\\ud800',
      'NaN',
      '<a/>',
      'a=b',
    ]) {
      for (const path of ['/schema', '/batch', '/validate']) await refuses(post(path, body), 400);
    }
    const body = JSON.stringify({ value: '4242424242424242', validator: 'luhn' });
    const typed = (type: string) => post('/validate', body, { headers: { 'content-type': type } });
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'image/png',
      'application/json; charset=latin1',
    ])
      expect((await typed(type)).json, type).toMatchObject({ valid: true });
    for (const type of ['nonsense/', ';;;']) await refuses(typed(type), 400, /Content-Type/);
    expect((await post('/validate', body, { headers: {} })).status).toBe(200);
  });

  it('answers 400 to a body that is nested too deeply', async () => {
    for (const depth of [65, 1000, 200_000]) {
      await refuses(
        post('/validate', `{"validator":"luhn","value":${'['.repeat(depth)}${']'.repeat(depth)}}`),
        400,
        /nested/,
      );
    }
    expect(
      (await post('/validate', `{"validator":"luhn","value":${'['.repeat(60)}${']'.repeat(60)}}`)).status,
    ).toBe(200);
  });

  it('minds no body on GET', async () => {
    const { status } = await ask(at('/de/iban?seed=x'), {
      headers: { 'content-length': '5' },
      body: 'hello',
    });
    expect(status).toBe(200);
    expect((await get('/de/iban')).status).toBe(200);
  });
});

describe('compression', () => {
  const packed = (path: string, accepted?: string) =>
    ask(at(path), { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it('packs bodies over 1 KiB by br or gzip, as the client takes them', async () => {
    const plain = await packed('/de/person?seed=x&n=50');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept, accept-encoding');
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1.0, *;q=0', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['GZIP', 'gzip'],
      ['*', 'br'],
    ] as const) {
      const { headers, body } = await packed('/de/person?seed=x&n=50', accepted);
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(headers.vary).toBe('accept, accept-encoding');
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body)).toEqual(plain.body);
    }
  });

  it('leaves small bodies, and those of clients that take neither, as they are', async () => {
    expect((await packed('/de/iban', 'gzip, br')).headers['content-encoding']).toBeUndefined();
    for (const [length, encoding] of [
      [1024, undefined],
      [1025, 'gzip'],
    ] as const) {
      const { headers } = await packed(`/any/enum:${'x'.repeat(length - '""'.length)}`, 'gzip');
      expect(headers['content-encoding'], `${length}`).toBe(encoding);
    }
    // By bytes, not by signs.
    const wide = await packed(`/any/enum:${encodeURIComponent('日'.repeat(400))}`, 'gzip');
    expect(wide.headers['content-encoding']).toBe('gzip');
    for (const accepted of ['identity', '', 'deflate', 'gzip;q=0', 'br;q=0,gzip;q=0.000', 'nonsense;;;']) {
      expect((await packed('/countries', accepted)).headers['content-encoding'], accepted).toBeUndefined();
    }
  });

  it('packs every format and the catalogues', async () => {
    for (const path of [
      '/catalog',
      '/countries',
      '/openapi.json',
      '/de/full?n=20&format=csv',
      '/de/full?n=20&format=xml',
      '/de/full?n=20&format=ndjson',
    ]) {
      expect((await packed(path, 'gzip')).headers['content-encoding'], path).toBe('gzip');
    }
  });
});

describe('HTTP itself', () => {
  it('answers in JSON to what is no HTTP, and closes', async () => {
    for (const [text, status] of [
      ['nonsense\r\n\r\n', 405],
      ['GET /healthz HTTP/9.9\r\n\r\n', 400],
      ['GET /healthz HTTP/1.1\r\nbad header\r\n\r\n', 400],
      [`GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
      ['POST /api/v1/schema HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', 400],
      [
        'POST /api/v1/schema HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
        400,
      ],
      ['GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: nonsense\r\nconnection: close\r\n\r\n', 417],
    ] as const) {
      const heard = await speak(api.site, text);
      expect(heard.slice(0, 12), text.slice(0, 60)).toBe(`HTTP/1.1 ${status}`);
      expect(heard.toLowerCase()).toContain('access-control-allow-origin: *');
      const body = heard.slice(heard.indexOf('\r\n\r\n') + 4);
      expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    }
  });

  it('answers pipelined requests in order', async () => {
    const one = (path: string, close = false) =>
      `GET /api/v1${path} HTTP/1.1\r\nhost: a\r\n${close ? 'connection: close\r\n' : ''}\r\n`;
    const heard = await speak(
      api.site,
      one('/any/int:1,1') + one('/countries') + one('/any/int:2,2') + one('/xx') + one('/any/int:3,3', true),
    );
    const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '200', '404', '200']);
    expect(heard.endsWith('\r\n\r\n3')).toBe(true);
  });

  it('refuses a request with no Host or with two', async () => {
    const heard = (lines: string) =>
      speak(api.site, `GET /healthz HTTP/1.1\r\n${lines}connection: close\r\n\r\n`);
    expect(await heard('host: a\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await heard('')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"error":"the Host header is missing"\}$/);
    for (const two of ['host: a\r\nhost: b\r\n', 'Host: a\r\nHOST: a\r\n', 'host: a\r\nx: y\r\nhost:\r\n'])
      expect(await heard(two)).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*\{"error":"there are several Host headers"\}$/,
      );
  });

  it('takes a whole address for its path', async () => {
    const heard = await speak(
      api.site,
      'GET http://elsewhere.test/api/v1/any/int:7,7 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n7$/);
  });

  it('takes HTTP/1.0 without a host', async () => {
    expect(await speak(api.site, 'GET /api/v1/any/int:7,7 HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200[\s\S]*\r\n\r\n7$/,
    );
  });
});
