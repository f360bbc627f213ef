import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp, readSettings } from '@specimen/server';
import { stream } from 'specimen-data';
import { afterAll, describe, expect, it } from 'vitest';
import { SPECIMEN } from './mcpClients.ts';
import { run } from './run.ts';

const app = buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }) });

afterAll(() => app.close());

async function http(url: string, payload?: object): Promise<Buffer> {
  const init = payload
    ? ({ method: 'POST', payload: JSON.stringify(payload) } as const)
    : ({ method: 'GET' } as const);
  return (await app.inject({ url: `/api/v1${url}`, headers: { host: 'localhost' }, ...init })).rawPayload;
}

const specimen = (args: readonly string[], input?: string) => run([SPECIMEN, ...args], input);

const schema = { count: 3, seed: 'a', fields: [{ name: 'id', type: 'uuid' }, { type: 'de.iban' }] };
const file = join(tmpdir(), `specimen-cli-${process.pid}.json`);
writeFileSync(file, JSON.stringify(schema));

const SAME: readonly (readonly [args: string[], url: string, body?: object])[] = [
  [['de.iban', '--seed', 'a'], '/de/iban?seed=a'],
  [['DE.PERSON', '-n', '20', '-s', 'ä'], '/de/person?n=20&seed=%C3%A4'],
  [
    ['pl.person', '--n', '3', '--seed=a', '--fields', 'name,pesel', '--pretty'],
    '/pl/person?n=3&seed=a&fields=name,pesel&pretty=1',
  ],
  [['us.full', '--seed', 'a', '--pretty'], '/us/full?seed=a&pretty=1'],
  [['in.preset:kyc', '--n', '2', '--seed', 'a', '--pretty'], '/in/preset:kyc?n=2&seed=a&pretty=1'],
  [
    ['us.full', '--n', '2', '--seed', 'a', '--offset', '7', '--format', 'csv'],
    '/us/full?n=2&seed=a&offset=7&format=csv',
  ],
  [['jp.person', '-n', '1000', '-s', 'a', '-o', 'xml'], '/jp/person?n=1000&seed=a&format=xml'],
  [['any.int:1,6', '-n', '9', '-s', 'a', '-o', 'ndjson'], '/any/int:1,6?n=9&seed=a&format=ndjson'],
  [['fetch', '5 german ibans', '--seed', 'a'], '/fetch?q=5%20german%20ibans&seed=a'],
  [['fetch', 'kenyan phone', '--seed', 'a', '-p'], '/fetch?q=kenyan%20phone&seed=a&pretty=1'],
  [
    ['fetch', 'name and iban from germany', '-s', 'a', '-o', 'csv'],
    '/fetch?q=name%20and%20iban%20from%20germany&seed=a&format=csv',
  ],
  [['resolve', 'pesel'], '/resolve?q=pesel'],
  [['validate', 'DE89370400440532013000', 'iban'], '/validate?value=DE89370400440532013000&validator=iban'],
  [['validate', '44051401359', 'pl.pesel', '-p'], '/validate?value=44051401359&spec=pl.pesel&pretty=1'],
  [['schema', file], '/schema', schema],
  [
    ['schema', file, '--format', 'csv', '-n', '2', '-s', 'b'],
    '/schema?format=csv',
    { ...schema, count: 2, seed: 'b' },
  ],
  [
    ['batch', 'ke.person:5@name+phone,de.iban,xx.y', '-s', 'a'],
    '/batch?specs=ke.person:5@name%2Bphone,de.iban,xx.y&seed=a',
  ],
  [['countries'], '/countries'],
  [['country', 'de'], '/de'],
  [['catalog'], '/catalog'],
  [['fields'], '/fields'],
  [['field', 'bic'], '/fields/bic'],
  [['types'], '/types'],
  [['validators'], '/validators'],
  [['validators', '--all'], '/validators?set=all'],
];

describe('the bytes of HTTP', () => {
  for (const [args, url, body] of SAME)
    it(`specimen ${args.join(' ')}`, async () => {
      const { code, out, err } = await specimen(args);
      expect({ code, err, text: out.toString() }).toEqual({
        code: 0,
        err: '',
        text: (await http(url, body)).toString(),
      });
    });

  it('of a schema on standard input', async () => {
    expect((await specimen(['schema', '-'], JSON.stringify(schema))).out).toEqual(
      await http('/schema', schema),
    );
  });

  it('of more rows than HTTP gives, a block after the other', async () => {
    const expected = createHash('sha256');
    for (const block of stream('de.person', { n: 20_000, seed: 'a', format: 'csv' })) expected.update(block);
    const { out } = await specimen(['de.person', '-n', '20000', '-s', 'a', '-o', 'csv']);
    expect(createHash('sha256').update(out).digest('hex')).toBe(expected.digest('hex'));
  });
});

const WRONG: readonly (readonly [args: string[], message: RegExp, input?: string])[] = [
  [['dee.iban'], /unknown country "dee"; did you mean "de"\?/],
  [['de.ibna'], /did you mean "iban"/],
  [['de.iban', '-n', '0'], /n must be a whole number/],
  [['de.iban', '-n', 'x'], /n must be a whole number/],
  [['de.iban', '--format', 'yaml'], /unknown format "yaml"/],
  [['de.iban', '--seed', ''], /seed must be/],
  [['de.iban', '--nope'], /Unknown option '--nope'/],
  [['de.iban', 'de.bic'], /takes <spec>/],
  [['nope'], /neither a command nor a spec/],
  [['constructor'], /neither a command nor a spec/],
  [['fetch', 'an iban'], /no country recognised/],
  [['fetch'], /takes "<words>"/],
  [['validate', 'x'], /takes <value> <validator\|spec>/],
  [['validate', 'x', 'nope'], /unknown validator/],
  [['schema', '/no/such/file'], /cannot read/],
  [['schema', '-'], /not valid JSON/, '{'],
  [['schema', '-'], /must be a JSON object/, '[]'],
  [['schema', '-'], /fields must be an array/, '{}'],
  [['schema', '-'], /n must be a whole number/, '{"count":"x","fields":[{"type":"uuid"}]}'],
  [['country', 'xx'], /unknown country/],
  [['serve', '--port', 'x'], /PORT must be a whole number/],
];

describe('mistakes', () => {
  for (const [args, message, input] of WRONG)
    it(`specimen ${args.join(' ')} says what is right, exit code 2`, async () => {
      const { code, out, err } = await specimen(args, input);
      expect(code).toBe(2);
      expect(out.toString()).toBe('');
      expect(err).toMatch(message);
      expect(err).toMatch(/^specimen: [^\n]+\n$/);
    });

  it('a value that is not valid is exit code 1', async () => {
    const { code, out } = await specimen(['validate', 'DE00', 'iban']);
    expect(code).toBe(1);
    expect(JSON.parse(out.toString())).toMatchObject({ valid: false });
  });
});

it.each([['--help'], ['-h'], ['de.iban', '--help'], []].map((args) => [args]))(
  'specimen %j helps',
  async (args) => {
    const { code, out } = await specimen(args);
    expect(code).toBe(0);
    expect(out.toString()).toMatch(/^Format-true[\s\S]*Usage: specimen <spec>/);
  },
);

it('tells its version', async () => {
  expect((await specimen(['--version'])).out.toString()).toBe('1.0.0\n');
});

it('draws a seed when none is given', async () => {
  const [one, other] = await Promise.all([specimen(['any.uuid']), specimen(['any.uuid'])]);
  expect(one.out).not.toEqual(other.out);
});

it('ends quietly when nobody reads any more', async () => {
  const child = spawn(process.execPath, [SPECIMEN, 'de.person', '-n', '1000000000'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(err).toBe('');
});

it('serves HTTP and MCP', async () => {
  const env = { ...process.env, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [SPECIMEN, 'serve', '--port', '0', '--host', '127.0.0.1'], {
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
  expect((await fetch(`${site}/api/mcp`)).status).toBe(405);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('writes nothing but messages in `specimen mcp`', async () => {
  const child = spawn(process.execPath, [SPECIMEN, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'generate', arguments: { spec: 'de.iban', seed: 'a' } },
    },
  ];
  for (const message of messages) child.stdin.write(`${JSON.stringify(message)}\n`);
  const seen: { id?: number }[] = [];
  for await (const line of createInterface(child.stdout)) {
    seen.push(JSON.parse(line));
    if (seen.at(-1)?.id === 2) child.stdin.end();
  }
  expect(await ended).toBe(0);
  expect(seen.map(({ id }) => id)).toEqual([1, 2]);
});
