import { request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBody } from './body.ts';
import { answerError } from './errors.ts';
import { PendingOutput } from './pendingOutput.ts';
import { tools } from './tools.ts';

const LARGE = { name: 'generate', arguments: { spec: 'de.full', n: 100 } };
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** As much of the service as the tools need. */
class Watched extends PendingOutput {
  full = false;
  readonly watched: number[] = [];

  override canBuffer(bytes: number): boolean {
    return this.full ? bytes <= 65_536 : super.canBuffer(bytes);
  }

  override track(...[response, bytes]: Parameters<PendingOutput['track']>): () => void {
    this.watched.push(bytes);
    return super.track(response, bytes);
  }
}

const pendingOutput = new Watched();
const app = Fastify({ bodyLimit: 1_048_576, trustProxy: true });
let port = 0;

beforeAll(async () => {
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, parseBody);
  await app.register(tools, { allowedHosts: ['proxied.example:8443'], pendingOutput });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(() => app.close());

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A request with headers that `fetch` would not send. */
function send(method: string, headers: Record<string, string> = JSON_HEADERS, body = ''): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest({ port, path: '/api/mcp', method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the tools over a socket', () => {
  it('are listed, with a length', async () => {
    const { status, headers, text } = await send('POST', JSON_HEADERS, LIST);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(text).toContain('"name":"generate"');
  });

  it('answer preflights', async () => {
    const { status, headers, text } = await send('OPTIONS', { 'access-control-request-method': 'POST' });
    expect([status, text]).toEqual([204, '']);
    expect(headers['access-control-allow-headers']).toContain('MCP-Protocol-Version');
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'])('refuse %s', async (method) => {
    const { status, headers } = await send(method, { accept: 'text/event-stream' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST, OPTIONS');
  });

  it.each([
    ['localhost', 200],
    ['127.0.0.1:1', 200],
    ['[::1]:3000', 200],
    ['proxied.example', 200],
    ['proxied.example:8443', 200],
    ['evil.example:3000', 403],
    ['localhost.evil.example', 403],
    ['a b', 403],
    ['%', 403],
  ])('asked by the name %s answer %i', async (host, status) => {
    const answer = await send('POST', { ...JSON_HEADERS, host }, LIST);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    ['no JSON', '{', 400, /not valid JSON/],
    ['nothing', '', 400, /must be JSON/],
    ['20,000 nested arrays', '['.repeat(20_000) + ']'.repeat(20_000), 400, /nested over 64 levels/],
    [
      'a deep argument',
      LIST.replace('}', `,"params":${'['.repeat(99)}${']'.repeat(99)}}`),
      400,
      /nested over/,
    ],
  ])('refuse %s in the form of JSON-RPC', async (_, body, status, message) => {
    const answer = await send('POST', JSON_HEADERS, body);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { error, id, jsonrpc } = JSON.parse(answer.text);
    expect([id, jsonrpc, error.code]).toEqual([null, '2.0', -32_700]);
    expect(error.message).toMatch(message);
  });

  it('leave what else is refused to the service', async () => {
    const { status, text } = await send('POST', JSON_HEADERS, JSON.stringify({ pad: 'x'.repeat(1_100_000) }));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toEqual({ error: 'the body is over 1048576 bytes' });
  });

  it.each([
    ['http', 'http://data.example/api/v1/de/iban?seed=a'],
    ['https', 'https://data.example/api/v1/de/iban?seed=a'],
  ])('tell addresses of the scheme %s and the host that a trusted proxy forwards', async (scheme, url) => {
    const params = { name: 'generate', arguments: { spec: 'de.iban', seed: 'a' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const forwarded = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'data.example' };
    const headers = { ...JSON_HEADERS, host: 'localhost:3000', ...forwarded, 'x-forwarded-proto': scheme };
    expect((await send('POST', headers, body)).text).toContain(`"url":"${url}"`);
  });

  it('count large answers until they are read, and make no more when too many are not', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: LARGE });
    pendingOutput.watched.length = 0;
    const { text } = await send('POST', JSON_HEADERS, body);
    expect(text.length).toBeGreaterThan(65_536);
    expect(pendingOutput.watched).toEqual([Buffer.byteLength(text)]);
    pendingOutput.full = true;
    const refused = await send('POST', JSON_HEADERS, body);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(JSON.parse(refused.text).error.message).toMatch(/Retry-After/);
    expect((await send('POST', JSON_HEADERS, LIST)).status).toBe(200);
    pendingOutput.full = false;
  });
});
