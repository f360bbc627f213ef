import { describe, expect, it } from 'vitest';
import { rpcError, toolEndpoint } from './http.ts';
import { createServer } from './server.ts';

const HEADERS = {
  host: 'localhost:3000',
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly localAddress?: string;
}

const errors: Error[] = [];
const endpoint = toolEndpoint({
  allowedHosts: ['proxied.example:8443'],
  onerror: (error) => errors.push(error),
});

/** Sends a body to the endpoint, as the HTTP server would. */
function ask(body: unknown, { method = 'POST', headers = {}, url, localAddress = '127.0.0.1' }: Asked = {}) {
  const request = new Request(url ?? 'http://localhost:3000/api/mcp', {
    method,
    headers: { ...HEADERS, ...headers },
  });
  return endpoint(request, { body, localAddress });
}

interface Message {
  readonly id: number;
  readonly error?: { readonly code: number; readonly message: string };
  readonly result?: {
    readonly isError?: boolean;
    readonly content: readonly { readonly text: string }[];
    readonly structuredContent?: { readonly url?: string };
  };
}

/** The messages of an answer. */
async function messages(response: Response): Promise<Message[]> {
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('application/json')) return [JSON.parse(text)].flat();
  return Array.from(text.matchAll(/^data: (.+)$/gm), ([, data]) => JSON.parse(data as string));
}

function call(name: string, args: unknown, id = 1): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('every answer', () => {
  it.each<readonly [string, unknown, Asked, number]>([
    ['a list', LIST, {}, 200],
    ['a call', call('list_types', {}), {}, 200],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, {}, 202],
    ['a preflight', undefined, { method: 'OPTIONS' }, 204],
    ['another method', undefined, { method: 'GET' }, 405],
    ['another host', LIST, { headers: { host: 'evil.example' } }, 403],
    ['no body', undefined, {}, 400],
    ['null', null, {}, 400],
    ['a number', 5, {}, 400],
    ['no message', {}, {}, 400],
    ['an empty array', [], {}, 400],
    [
      'a call and its cancellation',
      [
        call('list_types', {}),
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      ],
      {},
      400,
    ],
    [
      'a cancellation of nothing',
      [LIST, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 9 } }],
      {},
      200,
    ],
    ['another type', LIST, { headers: { 'content-type': 'text/plain' } }, 415],
    ['another Accept', LIST, { headers: { accept: 'text/html' } }, 406],
    ['any Accept', LIST, { headers: { accept: '*/*' } }, 200],
  ])('is open to every origin and not to be stored: %s', async (_, body, asked, status) => {
    const { headers, status: answered } = await ask(body, asked);
    expect(answered).toBe(status);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe(
      'MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID, X-Error',
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('connection')).toBeNull();
    expect(headers.get('mcp-session-id')).toBeNull();
  });
});

describe('the endpoint', () => {
  it('answers preflights with what may be sent', async () => {
    const { headers, body } = await ask(undefined, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example' },
    });
    expect(body).toBeNull();
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe(
      '*, Authorization, Content-Type, Mcp-Method, Mcp-Name, MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
    );
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('tells what the parameters lack', async () => {
    const answer = await ask({ jsonrpc: '2.0', id: 7, method: 'resources/read', params: {} });
    expect(answer.status).toBe(200);
    expect(await messages(answer)).toMatchObject([
      { id: 7, error: { code: -32_602, message: '"resources/read" needs a string as params.uri' } },
    ]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const answer = await ask(undefined, { method });
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await messages(answer)).toMatchObject([{ id: null, error: { code: -32_000 } }]);
  });

  it.each([
    ['127.0.0.1', 'proxied.example', 200],
    ['127.0.0.1', 'proxied.example:8443', 200],
    ['127.0.0.1', 'evil.example', 403],
    ['10.0.0.5', 'evil.example', 200],
  ])('over %s, Host %s gives %i', async (localAddress, host, status) => {
    expect((await ask(LIST, { localAddress, headers: { host } })).status).toBe(status);
  });

  it('tells the address by which it was reached', async () => {
    const url = 'https://data.example:8443/api/mcp';
    const [answer] = await messages(await ask(call('generate', { spec: 'de.iban', seed: 'a' }), { url }));
    expect(answer?.result?.structuredContent?.url).toBe('https://data.example:8443/api/v1/de/iban?seed=a');
  });

  it.each([
    ['constructor', /^unknown tool "constructor"; known: fetch, generate, /],
    ['__proto__', /^unknown tool "__proto__"; known: /],
    ['toString', /^unknown tool "toString"; known: /],
    ['genrate', /^unknown tool "genrate"; did you mean "generate"\?$/],
  ])('has no tool %s', async (name, message) => {
    const [answer] = await messages(await ask(call(name, {})));
    expect(answer?.error?.code).toBe(-32_602);
    expect(answer?.error?.message).toMatch(message);
  });

  it.each([
    ['specimen://countries/de', undefined],
    [
      'specimen://countries/xx',
      { message: expect.stringMatching(/^unknown country "xx"/), data: { uri: 'specimen://countries/xx' } },
    ],
    [
      'specimen://fields/ibna',
      { message: expect.stringMatching(/did you mean "iban"/), data: { uri: 'specimen://fields/ibna' } },
    ],
    ['specimen://nope', { message: expect.stringMatching(/not found/) }],
  ])('reads %s, or says that it is not there', async (uri, error) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } };
    const [answer] = await messages(await ask(body));
    if (error) expect(answer?.error).toMatchObject(error);
    else expect(answer?.result).toMatchObject({ contents: [{ uri, mimeType: 'application/json' }] });
  });

  it('makes the server that it is given', async () => {
    const own = toolEndpoint({ create: (desk) => createServer(desk, []) });
    const request = new Request('http://localhost/api/mcp', { method: 'POST', headers: HEADERS });
    const [answer] = await messages(await own(request, { body: LIST, localAddress: undefined }));
    expect(answer?.result).toMatchObject({ tools: [] });
  });

  it('takes no Accept for any', async () => {
    const { accept, ...headers } = HEADERS;
    const request = new Request('http://localhost/api/mcp', { method: 'POST', headers });
    expect((await endpoint(request, { body: LIST, localAddress: undefined })).status).toBe(200);
  });

  it('tells nobody of what a client does wrong', async () => {
    errors.length = 0;
    await ask(LIST, { headers: { 'content-type': 'text/plain' } });
    await ask(LIST, { headers: { accept: 'text/html' } });
    await ask(LIST, { headers: { 'mcp-protocol-version': '2099-01-01' } });
    await ask([LIST, 5]);
    await ask({});
    expect(errors).toEqual([]);
  });

  it('tells of a failure of the server itself', async () => {
    const heard: string[] = [];
    const create = () => {
      throw new TypeError('no server');
    };
    const own = toolEndpoint({ create, onerror: ({ message }) => heard.push(message) });
    const request = new Request('http://localhost/api/mcp', { method: 'POST', headers: HEADERS });
    expect((await own(request, { body: LIST, localAddress: undefined })).status).toBe(500);
    expect(heard).toEqual(['no server']);
  });

  it('tells an error of ours to who listens, and nobody else', async () => {
    const broken = {
      ...{ name: 'broken', description: '', inputSchema: { type: 'object' } },
      call: () => Promise.reject(new TypeError('secret')),
    };
    const heard: Error[] = [];
    const own = toolEndpoint({
      create: (desk) => createServer(desk, [broken]),
      onerror: (error) => heard.push(error),
    });
    const request = new Request('http://localhost/api/mcp', { method: 'POST', headers: HEADERS });
    const [answer] = await messages(
      await own(request, { body: call('broken', {}), localAddress: undefined }),
    );
    expect(answer?.error).toEqual({ code: -32_603, message: 'internal error' });
    expect(heard).toEqual([new TypeError('secret')]);
  });

  it('answers what is nested too deep without a failure of its own', async () => {
    let deep: unknown = [];
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect((await ask(deep)).status).toBe(400);
    expect((await ask(call('validate', { checks: [deep] }))).status).toBe(200);
  });
});

it('an error has the form of JSON-RPC', async () => {
  const answer = rpcError(400, -32_700, 'no JSON');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({
    jsonrpc: '2.0',
    error: { code: -32_700, message: 'no JSON' },
    id: null,
  });
});

describe('many messages in one request', () => {
  const many = (message: (id: number) => object) => Array.from({ length: 50 }, (_, id) => message(id));
  const MISNAMED = Array.from({ length: 1000 }, (_, i) => ({ value: 'x', validator: `plPesle${i}` }));
  const REFUSED = /send this one in a request of its own/;

  it('are at most 50', async () => {
    const answer = await ask([...many(() => LIST), LIST]);
    expect(answer.status).toBe(400);
    expect(await messages(answer)).toMatchObject([
      { error: { code: -32_600, message: 'at most 50 messages at once' } },
    ]);
  });

  it('are all answered where they cost little', async () => {
    const answers = await messages(await ask(many((id) => call('generate', { spec: 'de.iban', n: 8 }, id))));
    expect(answers.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
    for (const { result } of answers) expect(result?.isError).toBeFalsy();
  });

  it.each<readonly [string, (id: number) => object]>([
    ['calls that are too large each', (id) => call('generate', { spec: 'any.paragraph:1000', n: 200 }, id)],
    ['calls that are large', (id) => call('generate', { spec: 'any.paragraph:1000', n: 9 }, id)],
    ['batches', (id) => call('batch', { specs: 'any.paragraph:8,de.full:150' }, id)],
    ['rows', (id) => call('generate', { spec: 'de.iban', n: 200 }, id)],
    ['checks by names that nobody has', (id) => call('validate', { checks: MISNAMED }, id)],
    [
      'pages of the catalogue',
      (id) => ({ jsonrpc: '2.0', id, method: 'resources/read', params: { uri: 'specimen://catalog' } }),
    ],
  ])('cost little together: %s', async (_, message) => {
    const answer = await (await ask(many(message))).text();
    expect(answer.length).toBeLessThan(8_000_000);
    expect(answer.split(REFUSED).length).toBeGreaterThan(45);
  });

  it('are answered in their order, as far as they fit', async () => {
    const rows = await messages(await ask(many((id) => call('generate', { spec: 'de.iban', n: 150 }, id))));
    const well = rows.filter(({ result }) => !result?.isError).map(({ id }) => id);
    expect(well).toEqual([0, 1]);
    for (const { result } of rows.slice(2)) expect(result?.content[0]?.text).toMatch(REFUSED);
  });

  it('leave the next request as it is', async () => {
    await (await ask(many((id) => call('generate', { spec: 'de.iban', n: 200 }, id)))).text();
    const [answer] = await messages(await ask(call('generate', { spec: 'de.iban', n: 200 })));
    expect(answer?.result?.isError).toBeFalsy();
  });
});
