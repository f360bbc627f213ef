import { request as rawRequest } from 'node:http';
import { buildApp, readSettings } from '@specimen/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leave, service } from '../http/service.ts';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

const usual = service();

/** A service of a test's own. */
async function started(env: Record<string, string>): Promise<{ site: string }> {
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...env }) });
  onTestFinished(() => leave(app));
  return { site: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A request with headers that `fetch` would not send. */
function raw(
  method: string,
  headers: Record<string, string>,
  body = '',
  { site }: { site: string } = usual,
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

function call(name: string, args: unknown, id = 1): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}

describe('the endpoint of the service', () => {
  it.each([
    ['localhost', 200],
    ['127.0.0.1:1', 200],
    ['evil.example:3000', 403],
    ['a b', 403],
    ['@', 403],
    ['a@b', 403],
    ['a:b@localhost', 403],
  ])('over loopback, Host %s gives %i', async (host, status) => {
    const answer = await raw('POST', { ...JSON_HEADERS, host }, LIST);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['Specimen.Example', 'specimen.example:8443', 'other.example, specimen.example:443'])(
    'takes the names that a local proxy forwards: %s',
    async (ALLOWED_HOSTS) => {
      const proxied = await started({ ALLOWED_HOSTS });
      for (const host of ['specimen.example', 'specimen.example:8443'])
        expect((await raw('POST', { ...JSON_HEADERS, host }, LIST, proxied)).status).toBe(200);
      expect((await raw('POST', { ...JSON_HEADERS, host: 'evil.example' }, LIST, proxied)).status).toBe(403);
    },
  );

  it('is open to every origin', async () => {
    const answer = await raw('POST', { ...JSON_HEADERS, origin: 'https://app.example' }, LIST);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('MCP-Protocol-Version');
    expect(answer.headers['mcp-session-id']).toBeUndefined();
  });

  it('answers preflights, however many, where requests are limited', async () => {
    const limited = await started({ RATE_LIMIT: '2' });
    const asked = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
    for (let i = 0; i < 5; i++) {
      const answer = await raw('OPTIONS', asked, '', limited);
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-methods']).toContain('POST');
    }
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await raw('POST', JSON_HEADERS, LIST, limited)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'QUERY'])('refuses %s', async (method) => {
    const answer = await raw(method, { accept: 'text/event-stream' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a number', '5', 400],
    ['no message', '{}', 400],
    ['20,000 nested arrays', '['.repeat(20_000) + ']'.repeat(20_000), 400],
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
    ['arguments that are none', JSON.stringify(call('generate', 5)), 200],
    ['a tool named __proto__', JSON.stringify(call('__proto__', {})), 200],
  ])('never fails: %s', async (_, body, status) => {
    const answer = await raw('POST', JSON_HEADERS, body);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('refuses what is no JSON by its type', async () => {
    expect((await raw('POST', { ...JSON_HEADERS, 'content-type': 'text/plain' }, LIST)).status).toBe(415);
  });

  it('compresses what it answers', async () => {
    const answer = await raw('POST', { ...JSON_HEADERS, 'accept-encoding': 'gzip' }, LIST);
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('answers others while 50 messages ask for all they can get', async () => {
    const huge = Array.from({ length: 50 }, (_, id) =>
      call('generate', { spec: 'any.paragraph:1000', n: 200 }, id),
    );
    let isAnswered = false;
    const attack = raw('POST', JSON_HEADERS, JSON.stringify(huge)).finally(() => {
      isAnswered = true;
    });
    expect((await fetch(`${usual.site}/healthz`)).status).toBe(200);
    expect(isAnswered).toBe(false);
    const { status, body } = await attack;
    expect(status).toBe(200);
    expect(body.length).toBeLessThan(5_000_000);
    expect(body.match(/"isError":true/g)).toHaveLength(50);
  });
});
