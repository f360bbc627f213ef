import { request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp, readSettings } from '@specimen/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const app = buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }) });
let site = '';

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(() => app.close());

/** A request with headers that `fetch` would not send. */
function raw(
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(`${site}/api/mcp`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode as number, headers: response.headers, body: text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe('the endpoint', () => {
  it.each([
    ['localhost', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:1', 200],
    ['[::1]:3000', 200],
    ['evil.example:3000', 403],
    ['localhost.evil.example', 403],
    ['a b', 403],
  ])('over loopback, Host %s gives %i', async (host, status) => {
    const answer = await raw('POST', { ...JSON_HEADERS, host }, LIST);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('takes the names that a local proxy forwards', async () => {
    const proxied = buildApp({
      settings: readSettings({ LOG_LEVEL: 'silent', ALLOWED_HOSTS: 'Specimen.Example' }),
    });
    const url = await proxied.listen({ port: 0, host: '127.0.0.1' });
    const status = await new Promise((resolve) => {
      const headers = { ...JSON_HEADERS, host: 'specimen.example' };
      rawRequest(`${url}/api/mcp`, { method: 'POST', headers }, (response) =>
        resolve(response.resume().statusCode),
      ).end(LIST);
    });
    await proxied.close();
    expect(status).toBe(200);
  });

  it('is open to every origin', async () => {
    const answer = await raw('POST', { ...JSON_HEADERS, origin: 'https://app.example' }, LIST);
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toBe(
      'MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
    );
    expect(answer.headers['mcp-session-id']).toBeUndefined();
  });

  it('answers preflights', async () => {
    const asked = {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'mcp-protocol-version',
    };
    const answer = await raw('OPTIONS', asked);
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect(answer.headers['access-control-allow-headers']).toContain(
      'MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
    );
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const answer = await raw(method, { accept: 'text/event-stream' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
  });

  const call = (name: string, args: unknown) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a number', '5', 400],
    ['no message', '{}', 400],
    ['too many messages', JSON.stringify(Array.from({ length: 51 }, () => JSON.parse(LIST))), 400],
    ['too large a body', JSON.stringify({ pad: 'x'.repeat(2_000_000) }), 413],
    [
      'another protocol version',
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '1999-01-01' } },
      }),
      400,
    ],
    ['a method that is not there', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'nope' }), 200],
    ['arguments that are none', call('generate', 5), 200],
    ['a tool named __proto__', call('__proto__', {}), 200],
    ['a tool named constructor', call('constructor', {}), 200],
  ])('never fails: %s', async (_, body, status) => {
    expect((await raw('POST', JSON_HEADERS, body)).status).toBe(status);
  });

  it('refuses what is no JSON by its type', async () => {
    expect((await raw('POST', { ...JSON_HEADERS, 'content-type': 'text/plain' }, LIST)).status).toBe(415);
  });
});
