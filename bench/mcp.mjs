// What a call over MCP costs beside the same request over HTTP: `npm run bench:mcp`. One client, one request at a
// time; the two take turns, so that a busy machine slows both. Medians and 95th percentiles of the time to the last
// byte.
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { print, round } from './measure.mjs';

const TARGET = 3;
const ROUNDS = Number(process.env.ROUNDS ?? 1000);
const CALLS = [
  { spec: 'de.iban', seed: 'x' },
  { spec: 'de.person', seed: 'x', count: 20 },
  { spec: 'de.person', seed: 'x', count: 200 },
  { spec: 'de.full', seed: 'x', count: 200 },
  { spec: 'de.full', seed: 'x', count: 1000 },
];

const command = fileURLToPath(new URL('../packages/cli/bin/specimen.mjs', import.meta.url));
const env = { ...process.env, LOG_LEVEL: 'silent' };
const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--host', '127.0.0.1'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const port = await portOf(createInterface(server.stdout));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const MODERN = {
  ...HEADERS,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'generate',
};

const ways = {
  HTTP: ({ spec, count, seed }) =>
    send('GET', `/api/v1/${spec.replace('.', '/')}?seed=${seed}${count ? `&n=${count}` : ''}`),
  'MCP 2025': (args) => call(args, {}, HEADERS),
  'MCP 2026-07-28': (args) => call(args, { _meta: META }, MODERN),
};

const rows = [];
for (const args of CALLS) {
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let i = -ROUNDS / 5; i < ROUNDS; i++) {
    for (const [way, ask] of Object.entries(ways)) {
      const begun = performance.now();
      await ask(args);
      if (i >= 0) times[way].push(performance.now() - begun);
    }
  }
  const base = at(times.HTTP, 0.5);
  for (const [way, all] of Object.entries(times)) {
    rows.push({
      call: `${args.spec} × ${args.count ?? 1}`,
      way,
      p50ms: round(at(all, 0.5), 3),
      p95ms: round(at(all, 0.95), 3),
      overHttp: round(at(all, 0.5) - base, 3),
    });
  }
}
print(`generate over MCP beside HTTP (target: under ${TARGET} ms more)`, rows);
server.kill();
agent.destroy();
process.exitCode = rows.every(({ overHttp }) => overHttp < TARGET) ? 0 : 1;

/** The port in the address that the server announces. */
async function portOf(lines) {
  for await (const line of lines) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the server did not start');
}

function call(args, params, headers) {
  return send(
    'POST',
    '/api/mcp',
    headers,
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { ...params, name: 'generate', arguments: args },
    }),
  );
}

/** Sends a request and reads the answer to its end. */
function send(method, path, headers = {}, body = undefined) {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode}`));
      response.on('data', () => {});
      response.on('end', resolve);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function at(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
}
