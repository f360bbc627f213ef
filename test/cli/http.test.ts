import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildApp, readSettings } from '@specimen/server';
import { afterAll, describe, expect, it } from 'vitest';
import { BIN, specimen } from './specimen.ts';

const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }) });

afterAll(() => app.close());

async function http(url: string, payload?: object): Promise<string> {
  const method = payload ? 'POST' : 'GET';
  const body = payload ? { payload } : {};
  return (await app.inject({ method, url: `/api/v1${url}`, headers: { host: 'localhost' }, ...body })).body;
}

const SCHEMA = { count: 3, seed: 'a', fields: [{ name: 'id', type: 'uuid' }, { type: 'de.iban' }] };

const SAME: readonly (readonly [args: string[], url: string, body?: object])[] = [
  [['de.iban', '-s', 'a', '-f', 'json'], '/de/iban?seed=a'],
  [['DE.PERSON', '-n', '20', '-s', 'ä'], '/de/person?n=20&seed=%C3%A4'],
  [
    ['pl.person', '-n', '3', '-s', 'a', '--fields', 'name,pesel', '-p'],
    '/pl/person?n=3&seed=a&fields=name,pesel&pretty=1',
  ],
  [['in.preset:kyc', '-n', '2', '-s', 'a', '-p'], '/in/preset:kyc?n=2&seed=a&pretty=1'],
  [
    ['us.full', '-n', '2', '-s', 'a', '--offset', '7', '-f', 'csv'],
    '/us/full?n=2&seed=a&offset=7&format=csv',
  ],
  [['jp.person', '-n', '1000', '-s', 'a', '-f', 'xml'], '/jp/person?n=1000&seed=a&format=xml'],
  [['any.int:1,6', '-n', '9', '-s', 'a', '-f', 'ndjson'], '/any/int:1,6?n=9&seed=a&format=ndjson'],
  [['fetch', '5 german ibans', '-s', 'a'], '/fetch?q=5%20german%20ibans&seed=a'],
  [
    ['fetch', 'name and iban from germany', '-s', 'a', '-f', 'csv'],
    '/fetch?q=name%20and%20iban%20from%20germany&seed=a&format=csv',
  ],
  [['resolve', 'pesel'], '/resolve?q=pesel'],
  [
    ['validate', '44051401359', '--as', 'pl.pesel', '-p'],
    '/validate?value=44051401359&spec=pl.pesel&pretty=1',
  ],
  [['schema', '-'], '/schema', SCHEMA],
  [
    ['schema', '-', '-f', 'csv', '-n', '2', '-s', 'b'],
    '/schema?format=csv',
    { ...SCHEMA, count: 2, seed: 'b' },
  ],
  [
    ['batch', 'ke.person:5@name+phone,de.iban', '-s', 'a'],
    '/batch?specs=ke.person:5@name%2Bphone,de.iban&seed=a',
  ],
  [['countries'], '/countries'],
  [['countries', '--all'], '/countries?set=all'],
  [['country', 'de'], '/de'],
  [['catalog'], '/catalog'],
  [['fields'], '/fields'],
  [['field', 'bic'], '/fields/bic'],
  [['types'], '/types'],
  [
    ['mock', 'de', 'customers', '--page', '3', '--limit', '5', '--sex', 'female'],
    '/mock/de/customers?page=3&limit=5&sex=female',
  ],
  [['mock', 'pl', 'products', '--page', '999', '-f', 'csv'], '/mock/pl/products?page=999&format=csv'],
  [['validators'], '/validators'],
  [['validators', '--all'], '/validators?set=all'],
];

describe('the body of the HTTP answer, ended by a newline', () => {
  for (const [args, url, body] of SAME)
    it(`specimen ${args.join(' ')}`, async () => {
      const { code, out, err } = await specimen(args, { input: JSON.stringify(SCHEMA) });
      const answer = await http(url, body);
      expect({ code, out, err }).toEqual({
        code: 0,
        out: answer.endsWith('\n') ? answer : `${answer}\n`,
        err: '',
      });
    });
});

describe('the services', () => {
  it('serve HTTP and MCP where they are told to', async () => {
    const env = { ...process.env, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--host', '127.0.0.1'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let url = '';
    for await (const line of createInterface(child.stdout)) {
      url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0] ?? '';
      if (url) break;
    }
    const site = url.replace('localhost', '127.0.0.1');
    expect(await (await fetch(`${site}/api/v1/de/iban?seed=a`)).json()).toMatch(/^DE/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('refuse a port that is none', async () => {
    const { code, out, err } = await specimen(['serve', '--port', 'x'], { env: process.env });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^specimen: --port must be a whole number[^\n]*\n$/);
    // The option has set the environment variable.
    expect((await specimen(['serve'], { env: process.env })).err).toMatch(/^specimen: PORT must be/);
  });

  it('write nothing but messages in `specimen mcp`', async () => {
    const child = spawn(process.execPath, [BIN, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const clientInfo = { name: 'test', version: '1' };
    const messages = [
      {
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
      },
      { method: 'notifications/initialized' },
      {
        id: 2,
        method: 'tools/call',
        params: { name: 'generate', arguments: { spec: 'de.iban', seed: 'a' } },
      },
    ];
    for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const seen: { id?: number }[] = [];
    for await (const line of createInterface(child.stdout)) {
      seen.push(JSON.parse(line));
      if (seen.at(-1)?.id === 2) child.stdin.end();
    }
    expect(await ended).toBe(0);
    expect(seen.map(({ id }) => id)).toEqual([1, 2]);
  });
});
